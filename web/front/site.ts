import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AnswerHead, type Asked, answerHead, isSearch } from './answer.ts';
import { bodyOf, type NextClient } from './ask-next.ts';
import type { ErrorPages } from './error-pages.ts';
import { FinishedPage } from './finished-page.ts';
import { PageCache, StoredPage, type WholeAnswer } from './page-cache.ts';
import { pageKey } from './page-visit.ts';
import { Patience } from './patience.ts';
import { cleanRequest } from './request-hygiene.ts';
import { sealedPolicy, securityHeaders } from './security-headers.ts';
import { writePage, writeStored, writeStream } from './write-answer.ts';

/** A page that could not find what it needed, but keeps what the visitor typed, says so in its text (features/search/search-results.tsx). */
const failedMark = 'data-answer-status="503"';
/** Ms until the head of an answer to a call: changes have 15 s themselves (docs/decisions/025-deadlines.md). */
const callDeadline = 17_000;

export interface SiteOptions {
  client: NextClient;
  errorPages: ErrorPages;
  isDevelopment: boolean;
}

/** Answers requests with what Next makes of them: pages finished and stored, the rest as it comes. */
export class Site {
  #options: SiteOptions;
  #pages = new PageCache();
  #patience: Patience;

  constructor(options: SiteOptions) {
    this.#options = options;
    this.#patience = new Patience(options.client);
  }

  answer(request: IncomingMessage, response: ServerResponse, target: string, body?: Buffer): void {
    const key = this.#options.isDevelopment ? undefined : pageKey(request, target);
    const page = key === undefined ? undefined : this.#pages.fresh(key);
    if (page) return void writeStored(request, response, page);
    cleanRequest(request);
    const asked = { method: request.method, target, cookie: request.headers.cookie };
    const answered =
      key === undefined ? this.#pass(request, response, asked, body) : this.#visit(request, response, asked, key);
    answered.catch((error: Error) => {
      if (response.headersSent || response.destroyed) return void response.destroy();
      console.error(`${asked.method} ${target.split('?')[0]} not answered:`, error.message);
      this.#fail(request, response, asked);
    });
  }

  async #visit(request: IncomingMessage, response: ServerResponse, asked: Asked, key: string): Promise<void> {
    const found = await this.#pages.read(key, asked, (etag) =>
      this.#patience.during(async (signal): Promise<WholeAnswer> => {
        // The validator of the stored page in place of the visitor's own.
        const own: Record<string, string | string[] | undefined> = { ...request.headers, 'if-none-match': etag };
        for (const name of ['if-modified-since', 'cache-control', 'pragma']) delete own[name];
        if (!etag) delete own['if-none-match'];
        const answer = await this.#options.client.ask({ target: asked.target, headers: own, signal });
        return { status: answer.statusCode ?? 502, headers: answer.headers, body: await bodyOf(answer) };
      }),
    );
    if (found instanceof StoredPage) return writeStored(request, response, found);
    const head = answerHead(found, asked);
    if (head.isHtml) this.#writeHtml(request, response, asked, head, found.body);
    else response.writeHead(head.status, head.headers).end(found.body);
  }

  async #pass(request: IncomingMessage, response: ServerResponse, asked: Asked, body?: Buffer): Promise<void> {
    const { client, isDevelopment } = this.#options;
    const { method, headers } = request;
    const { target } = asked;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const ask = async (limit: AbortSignal) => {
      const signal = AbortSignal.any([limit, gone.signal]);
      const answer = await client.ask({ method, target, headers, body, signal });
      const head = answerHead({ status: answer.statusCode ?? 502, headers: answer.headers }, asked, isDevelopment);
      return { answer, head, html: head.isHtml ? await bodyOf(answer) : undefined };
    };
    const isPage = method === 'GET' && !target.startsWith('/api/') && !isDevelopment;
    const { answer, head, html } = isPage ? await this.#patience.during(ask) : await withDeadline(ask, isDevelopment);
    if (target.startsWith('/api/revalidate') && answer.statusCode === 200) this.#pages.changed();
    if (html === undefined) return writeStream(request, response, head, answer);
    this.#writeHtml(request, response, asked, head, html);
  }

  /** Finishes a page of one visitor, or puts the designed error page in place of a failure. */
  #writeHtml(request: IncomingMessage, response: ServerResponse, asked: Asked, head: AnswerHead, body: Buffer): void {
    const pathname = asked.target.split('?')[0] ?? '/';
    const { headers } = head;
    delete headers['content-length'];
    if (head.status >= 500 && !head.isStatusGiven) return void this.#fail(request, response, asked);
    if (head.status === 404) {
      delete headers.etag;
      return void writePage(request, response, head, this.#options.errorPages.page('missing', pathname));
    }
    if (body.length === 0) return void response.writeHead(head.status, headers).end();
    const html = body.toString();
    if (isSearch(pathname) && head.status === 200 && html.includes(failedMark)) {
      head.status = 503;
      headers['retry-after'] = '30';
    }
    writePage(request, response, head, new FinishedPage(html));
  }

  /** Nobody made an answer: the designed page, or the one shape of errors for calls. */
  #fail(request: IncomingMessage, response: ServerResponse, { target, cookie }: Asked): void {
    const headers: AnswerHead['headers'] = { ...securityHeaders(target, cookie), 'cache-control': 'no-store' };
    if (target.startsWith('/api/')) {
      const message = 'The library cannot be reached right now. Please try again in a moment.';
      const own = { 'content-type': 'application/json', 'retry-after': '5', 'content-security-policy': sealedPolicy };
      response.writeHead(503, { ...headers, ...own });
      return void response.end(JSON.stringify({ errors: [{ message, extensions: { code: 'SERVICE_UNAVAILABLE' } }] }));
    }
    const page = this.#options.errorPages.page('unavailable', target.split('?')[0] ?? '/');
    const own = { 'content-type': 'text/html; charset=utf-8', 'retry-after': '30' };
    writePage(request, response, { status: 503, headers: { ...headers, ...own } }, page);
  }
}

/** Not by AbortSignal.timeout: the body of an answer that has begun may take its time. */
const withDeadline = async <T>(ask: (signal: AbortSignal) => Promise<T>, isDevelopment: boolean): Promise<T> => {
  const limit = new AbortController();
  const giveUp = () => limit.abort(new Error('Next does not answer'));
  const timer = isDevelopment ? undefined : setTimeout(giveUp, callDeadline);
  return ask(limit.signal).finally(() => clearTimeout(timer));
};
