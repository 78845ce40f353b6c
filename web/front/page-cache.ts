import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { appendVary, isBehindEdge, type RequestFacts, toResponseHead } from './answer.ts';
import { type Encoding, FinishedPage } from './finished-page.ts';

const freshMs = 1000;
/** Milliseconds. 0 behind an edge, whose own second of stale-while-revalidate would be added to it. */
const staleMs = () => (isBehindEdge() ? 0 : 1000);

/** Headers that only Next's router reads, and the length, which differs for each encoding. */
const droppedHeaders = ['x-middleware-rewrite', 'x-nextjs-prerender', 'x-nextjs-stale-time', 'content-length'];

export interface WholeAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A page that is the same for all visitors, finished and ready to be written. */
export class StoredPage {
  readonly page: FinishedPage;
  /** Headers from Next. A 304 updates them. */
  readonly nextHeaders: IncomingHttpHeaders;
  /** Number of content changes so far when the page was requested. */
  readonly changeCount: number;
  /** Headers of a 304, as Node's flat list of names and values. */
  readonly notModifiedHeaders: string[];
  #headers: string[];
  #rawHeaders = new Map<Encoding, string[]>();
  #storedAt = Date.now();
  /** False while Next renders the page again: the next visit must request it. */
  #isCurrent: boolean;

  constructor(page: FinishedPage, nextHeaders: IncomingHttpHeaders, facts: RequestFacts, changeCount: number) {
    this.page = page;
    this.nextHeaders = nextHeaders;
    this.changeCount = changeCount;
    this.#isCurrent = nextHeaders['x-nextjs-cache'] === 'HIT';
    const { headers } = toResponseHead({ status: 200, headers: nextHeaders }, facts);
    for (const name of droppedHeaders) delete headers[name];
    headers['content-security-policy'] = page.policy;
    appendVary(headers, 'Accept-Encoding');
    const pairs = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
    this.#headers = pairs.flat();
    this.notModifiedHeaders = pairs.filter(([name]) => name !== 'content-type').flat();
  }

  /** @param changeCount number of content changes so far */
  isFresh(changeCount: number): boolean {
    return this.#isCurrent && this.changeCount === changeCount && Date.now() - this.#storedAt < freshMs;
  }

  /** Whether it may still be served while it is renewed. */
  mayServeStale(changeCount: number): boolean {
    return this.#isCurrent && this.changeCount === changeCount && Date.now() - this.#storedAt < freshMs + staleMs();
  }

  /** Headers for one encoding, as Node's flat list of names and values. */
  rawHeaders(encoding: Encoding, length: number): string[] {
    const cachedHeaders = this.#rawHeaders.get(encoding);
    if (cachedHeaders) return cachedHeaders;
    const rawHeaders = [...this.#headers, 'content-length', `${length}`];
    if (encoding !== 'identity') rawHeaders.push('content-encoding', encoding);
    this.#rawHeaders.set(encoding, rawHeaders);
    return rawHeaders;
  }
}

/** Whether a shared cache may store the response for all visitors. */
const isStorable = ({ status, headers }: WholeAnswer): boolean =>
  status === 200 &&
  headers['x-site-status'] === undefined &&
  headers['set-cookie'] === undefined &&
  /^(?!.*\b(?:private|no-store)\b).*\bs-maxage=/.test(headers['cache-control'] ?? '') &&
  String(headers['content-type'] ?? '').startsWith('text/html');

interface PageRequest {
  facts: RequestFacts;
  /** @param etag of the stored page */
  requestPage: (etag: string | undefined) => Promise<WholeAnswer>;
  /** Set by the cache when the response is personal: only this visitor may get it. */
  own?: WholeAnswer;
}

/**
 * Shared cache of finished pages. A page is fresh for a second, then revalidated with If-None-Match. If Next fails, the last good page is served.
 * lru-cache coalesces equal requests, renews stale pages in the background and keeps them on failure.
 */
export class PageCache {
  #pages: LRUCache<string, StoredPage, PageRequest>;
  #changeCount = 0;
  #pendingKeys = new Set<string>();

  /** @param maxSize bytes of all pages, with their compressed forms */
  constructor(maxSize = 96 * 1024 * 1024) {
    this.#pages = new LRUCache<string, StoredPage, PageRequest>({
      maxSize,
      sizeCalculation: ({ page }) => page.size + 2000,
      fetchMethod: (key, storedPage, { context }) => this.#renew(key, storedPage, context),
      noDeleteOnFetchRejection: true,
      ignoreFetchAbort: true,
    });
  }

  /** Marks every stored page as stale, because content has changed. */
  expire(): void {
    this.#changeCount++;
    // An answer requested before the change is not stored; later visits request a new one.
    for (const key of this.#pendingKeys) {
      const storedPage = this.#pages.get(key);
      if (storedPage) this.#pages.set(key, storedPage);
      else this.#pages.delete(key);
    }
    this.#pendingKeys.clear();
  }

  getFresh(key: string): StoredPage | undefined {
    const storedPage = this.#pages.get(key);
    return storedPage?.isFresh(this.#changeCount) ? storedPage : undefined;
  }

  /** @returns a page, or a personal response for this visitor only. @throws the error of `requestPage` when no page is stored */
  async read(
    key: string,
    facts: RequestFacts,
    requestPage: PageRequest['requestPage'],
  ): Promise<StoredPage | WholeAnswer> {
    const freshPage = this.getFresh(key);
    if (freshPage) return freshPage;
    const changeCount = this.#changeCount;
    const context: PageRequest = { facts, requestPage };
    const allowStale = this.#pages.get(key)?.mayServeStale(this.#changeCount) ?? false;
    let page: StoredPage | undefined;
    try {
      page = await this.#pages.fetch(key, { forceRefresh: true, allowStale, context });
    } catch (error) {
      const lastGood = this.#pages.get(key);
      if (lastGood && !context.own) return lastGood;
      // A visit that joined a request from before a change sends its own request below.
      if (!context.own && changeCount === this.#changeCount) throw error;
    }
    if (context.own) {
      this.#pages.delete(key);
      return context.own;
    }
    // The joined request had a personal response, which must not be shared.
    return page ?? requestPage(undefined);
  }

  async #renew(key: string, storedPage: StoredPage | undefined, context: PageRequest): Promise<StoredPage | undefined> {
    const changeCount = this.#changeCount;
    const { facts } = context;
    this.#pendingKeys.add(key);
    let answer: WholeAnswer;
    try {
      answer = await context.requestPage(storedPage?.nextHeaders.etag);
    } finally {
      if (changeCount === this.#changeCount) this.#pendingKeys.delete(key);
    }
    const { status, headers, body } = answer;
    if (storedPage && status >= 500) throw new Error(`Next answers ${status}`);
    if (storedPage && status === 304)
      return new StoredPage(storedPage.page, { ...storedPage.nextHeaders, ...headers }, facts, changeCount);
    if (!isStorable(answer)) {
      context.own = answer;
      return undefined;
    }
    return new StoredPage(new FinishedPage(body.toString()), headers, facts, changeCount);
  }
}
