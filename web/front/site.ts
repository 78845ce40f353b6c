import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { deadlineFactor } from '../src/deadline-factor.ts';
import { isSearchPath, type RequestFacts, type ResponseHead, toResponseHead } from './answer.ts';
import type { ErrorPages } from './error-pages.ts';
import { FinishedPage } from './finished-page.ts';
import type { NextClient } from './next-client.ts';
import { type CompleteAnswer, PageCache, StoredPage } from './page-cache.ts';
import { toPageKey } from './page-visit.ts';
import { sanitizeRequestHeaders } from './request-hygiene.ts';
import { denyAllPolicy, securityHeaders } from './security-headers.ts';
import { writePage, writeStored, writeStream } from './write-response.ts';

/** Attribute of a search page that could not load its results but still shows the visitor's query (web/src/features/search/search-start.tsx). */
const failureAttribute = 'data-answer-status="503"';
/** Milliseconds within which Next must answer. Longer than the 15 s that a write to Directus may take (docs/decisions/025-deadlines.md). */
const deadlineMs = 17_000 * deadlineFactor();

export interface SiteOptions {
  client: NextClient;
  errorPages: ErrorPages;
  isDevelopment: boolean;
}

/** Forwards requests to Next. HTML pages are finished, and those that are the same for all visitors are cached. API responses and files are streamed. */
export class Site {
  #options: SiteOptions;
  #pages = new PageCache();

  constructor(options: SiteOptions) {
    this.#options = options;
  }

  answer(request: IncomingMessage, response: ServerResponse, target: string, body?: Buffer): void {
    const key = this.#options.isDevelopment ? undefined : toPageKey(request, target);
    const page = key === undefined ? undefined : this.#pages.getFresh(key, target);
    if (page) return void writeStored(request, response, page);
    sanitizeRequestHeaders(request);
    const requestFacts = { method: request.method, target, cookie: request.headers.cookie };
    const pendingAnswer =
      key === undefined
        ? this.#passThrough(request, response, requestFacts, body)
        : this.#servePage(request, response, requestFacts, key);
    pendingAnswer.catch((error: Error) => {
      if (response.headersSent || response.destroyed) return void response.destroy();
      console.error(`${requestFacts.method} ${target.split('?')[0]} not answered:`, error.message);
      this.#sendError(request, response, requestFacts);
    });
  }

  async #servePage(
    request: IncomingMessage,
    response: ServerResponse,
    requestFacts: RequestFacts,
    key: string,
  ): Promise<void> {
    const cacheResult = await this.#pages.read(key, requestFacts, (etag) =>
      runWithDeadline(async (signal): Promise<CompleteAnswer> => {
        // The validator of the stored page replaces the visitor's validator.
        const headers: Record<string, string | string[] | undefined> = { ...request.headers, 'if-none-match': etag };
        for (const name of ['if-modified-since', 'cache-control', 'pragma']) delete headers[name];
        if (!etag) delete headers['if-none-match'];
        const answer = await this.#options.client.request({ target: requestFacts.target, headers, signal });
        return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) };
      }),
    );
    if (cacheResult instanceof StoredPage) return writeStored(request, response, cacheResult);
    const head = toResponseHead(cacheResult, requestFacts);
    if (head.isHtml) this.#writeHtml(request, response, requestFacts, head, cacheResult.body);
    else response.writeHead(head.status, head.headers).end(cacheResult.body);
  }

  async #passThrough(
    request: IncomingMessage,
    response: ServerResponse,
    requestFacts: RequestFacts,
    body?: Buffer,
  ): Promise<void> {
    const { client, isDevelopment } = this.#options;
    const { method, headers } = request;
    const { target } = requestFacts;
    const clientAbort = new AbortController();
    response.once('close', () => clientAbort.abort());
    const requestNext = async (deadline: AbortSignal) => {
      const signal = AbortSignal.any([deadline, clientAbort.signal]);
      const answer = await client.request({ method, target, headers, body, signal });
      const head = toResponseHead(
        { status: answer.statusCode ?? 502, headers: answer.headers },
        requestFacts,
        isDevelopment,
      );
      return { answer, head, html: head.isHtml ? await buffer(answer) : undefined };
    };
    const { answer, head, html } = await runWithDeadline(requestNext, isDevelopment);
    if (target.startsWith('/api/revalidate') && answer.statusCode === 200) this.#pages.expire();
    if (html === undefined) return writeStream(request, response, head, answer);
    this.#writeHtml(request, response, requestFacts, head, html);
  }

  /**
   * Finishes and sends a page that is not in the page cache. If Next failed or found no page, sends the designed error page instead. If a search page has
   * `failureAttribute`, sends it with status 503.
   */
  #writeHtml(
    request: IncomingMessage,
    response: ServerResponse,
    requestFacts: RequestFacts,
    head: ResponseHead,
    body: Buffer,
  ): void {
    const pathname = requestFacts.target.split('?')[0] ?? '/';
    const { headers } = head;
    delete headers['content-length'];
    if (head.status >= 500 && !head.isStatusFromProxy) return void this.#sendError(request, response, requestFacts);
    if (head.status === 404) {
      delete headers.etag;
      return void writePage(request, response, head, this.#options.errorPages.page('missing', pathname));
    }
    if (body.length === 0) return void response.writeHead(head.status, headers).end();
    const html = body.toString();
    if (isSearchPath(pathname) && head.status === 200 && html.includes(failureAttribute)) {
      head.status = 503;
      headers['retry-after'] = '30';
    }
    writePage(request, response, head, new FinishedPage(html));
  }

  /** Sends status 503 after a failure of Next. Pages get the designed error page, API calls get the common JSON error. */
  #sendError(request: IncomingMessage, response: ServerResponse, { target, cookie }: RequestFacts): void {
    const headers: ResponseHead['headers'] = { ...securityHeaders(target, cookie), 'cache-control': 'no-store' };
    if (target.startsWith('/api/')) {
      const message = 'The library cannot be reached right now. Please try again in a moment.';
      const errorHeaders = {
        'content-type': 'application/json',
        'retry-after': '5',
        'content-security-policy': denyAllPolicy,
      };
      response.writeHead(503, { ...headers, ...errorHeaders });
      return void response.end(JSON.stringify({ errors: [{ message, extensions: { code: 'SERVICE_UNAVAILABLE' } }] }));
    }
    const page = this.#options.errorPages.page('unavailable', target.split('?')[0] ?? '/');
    const errorHeaders = { 'content-type': 'text/html; charset=utf-8', 'retry-after': '30' };
    writePage(request, response, { status: 503, headers: { ...headers, ...errorHeaders } }, page);
  }
}

/**
 * Aborts `requestNext` after `deadlineMs`, except in development. Does not use AbortSignal.timeout, which would also abort a response that is streamed
 * after `requestNext` has resolved.
 */
const runWithDeadline = async <T>(
  requestNext: (signal: AbortSignal) => Promise<T>,
  isDevelopment = false,
): Promise<T> => {
  const deadline = new AbortController();
  const abortLate = () => deadline.abort(new Error('Next does not answer'));
  const timer = isDevelopment ? undefined : setTimeout(abortLate, deadlineMs);
  return requestNext(deadline.signal).finally(() => clearTimeout(timer));
};
