import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AnswerHead, type Asked, answerHead, isSearch } from './answer.ts';
import { bodyOf, type NextClient } from './ask-next.ts';
import type { ErrorPages } from './error-pages.ts';
import { FinishedPage } from './finished-page.ts';
import { type Asking, PageCache, type StoredPage, type WholeAnswer } from './page-cache.ts';
import { hasPreview, pageKey } from './page-visit.ts';
import { Patience } from './patience.ts';
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

  async answer(request: IncomingMessage, response: ServerResponse, target: string, body?: Buffer): Promise<void> {
    const asked = { method: request.method, target, cookie: request.headers.cookie };
    try {
      const key = this.#options.isDevelopment ? undefined : pageKey(request, target);
      if (key === undefined) return await this.#pass(request, response, asked, body);
      const outcome = await this.#pages.read(key, asked, this.#asking(request, target));
      if (outcome.kind === 'page') return writeStored(request, response, outcome.page);
      this.#writeWhole(request, response, asked, outcome.answer);
    } catch (error) {
      if (response.headersSent || response.destroyed) return void response.destroy();
      console.error(
        `${asked.method} ${target.split('?')[0]} not answered:`,
        error instanceof Error ? error.message : error,
      );
      this.#fail(request, response, asked);
    }
  }

  /** Asks for a page, with the validator of the stored one in place of the visitor's own. */
  #asking({ headers }: IncomingMessage, target: string): Asking {
    return (kept: StoredPage | undefined) =>
      this.#patience.during(async (signal): Promise<WholeAnswer> => {
        const own: Record<string, string | string[] | undefined> = { ...headers };
        for (const name of ['if-none-match', 'if-modified-since', 'cache-control', 'pragma']) delete own[name];
        if (kept?.etag) own['if-none-match'] = kept.etag;
        const answer = await this.#options.client.ask({ target, headers: own, signal });
        return { status: answer.statusCode ?? 502, headers: answer.headers, body: await bodyOf(answer) };
      });
  }

  async #pass(request: IncomingMessage, response: ServerResponse, asked: Asked, body?: Buffer): Promise<void> {
    const { client, isDevelopment } = this.#options;
    const { method, headers } = request;
    const { target } = asked;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const ask = (signal: AbortSignal) =>
      client.ask({ method, target, headers, body, signal: AbortSignal.any([signal, gone.signal]) });
    const isPage = method === 'GET' && !target.startsWith('/api/') && !isDevelopment;
    const whole = async (signal: AbortSignal) => {
      const answer = await ask(signal);
      const head = answerHead({ status: answer.statusCode ?? 502, headers: answer.headers }, asked, isDevelopment);
      return { answer, head, html: head.isHtml ? await bodyOf(answer) : undefined };
    };
    const limit = new AbortController();
    const timer =
      isPage || isDevelopment
        ? undefined
        : setTimeout(() => limit.abort(new Error('Next does not answer')), callDeadline);
    const { answer, head, html } = await (isPage ? this.#patience.during(whole) : whole(limit.signal)).finally(() =>
      clearTimeout(timer),
    );
    if (target.startsWith('/api/revalidate') && answer.statusCode === 200) this.#pages.changed();
    if (html === undefined) return writeStream(request, response, head, answer);
    this.#writeHtml(request, response, asked, head, html);
  }

  #writeWhole(request: IncomingMessage, response: ServerResponse, asked: Asked, answer: WholeAnswer): void {
    const head = answerHead(answer, asked);
    if (head.isHtml) this.#writeHtml(request, response, asked, head, answer.body);
    else response.writeHead(head.status, head.headers).end(answer.body);
  }

  /** Finishes a page of one visitor, or puts the designed error page in place of a failure. */
  #writeHtml(request: IncomingMessage, response: ServerResponse, asked: Asked, head: AnswerHead, body: Buffer): void {
    const { errorPages } = this.#options;
    const pathname = asked.target.split('?')[0] ?? '/';
    const { headers } = head;
    delete headers['content-length'];
    if (head.status >= 500 && !head.isStatusGiven) {
      this.#fail(request, response, asked);
      return;
    }
    let page: FinishedPage;
    if (head.status === 404) {
      page = errorPages.page('missing', pathname);
      delete headers.etag;
    } else {
      const html = body.toString();
      page = new FinishedPage(html);
      if (isSearch(pathname) && head.status === 200 && html.includes(failedMark)) {
        head.status = 503;
        headers['retry-after'] = '30';
      }
      if (html === '') {
        response.writeHead(head.status, headers);
        return void response.end();
      }
    }
    headers['content-security-policy'] = hasPreview(request) ? framedByStudio(page.policy) : page.policy;
    writePage(request, response, head, page);
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
    const policy = hasPreview(request) ? framedByStudio(page.policy) : page.policy;
    const own = { 'content-type': 'text/html; charset=utf-8', 'retry-after': '30', 'content-security-policy': policy };
    writePage(request, response, { status: 503, headers: { ...headers, ...own } }, page);
  }
}

/** An editor's preview may be in the Studio's frame; nothing else may frame any page. */
const framedByStudio = (policy: string) =>
  policy.replace("frame-ancestors 'none'", `frame-ancestors 'self' ${process.env.STUDIO_URL ?? ''}`.trimEnd());
