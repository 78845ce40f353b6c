import { channel } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders } from 'node:http';
import { type PageCacheOutcome, type PageCacheVisit, pageCacheChannel } from '@hat-nang/model/http/page-cache-channel';
import { LRUCache } from 'lru-cache';
import { appendVary, isBehindEdge, type RequestFacts, toResponseHead } from './answer.ts';
import { type Encoding, FinishedPage } from './finished-page.ts';

const freshMs = 1000;
/** Returns the milliseconds for which a page may be served stale. 0 behind an edge, because the edge already adds a second of stale-while-revalidate. */
const getStaleMs = () => (isBehindEdge() ? 0 : 1000);

/** Headers of Next that a stored page does not copy: those that only Next's router reads, and the length, which `rawHeaders` sets for each encoding. */
const droppedHeaders = ['x-middleware-rewrite', 'x-nextjs-prerender', 'x-nextjs-stale-time', 'content-length'];

export interface CompleteAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A finished page that is the same for all visitors. */
export class StoredPage {
  readonly page: FinishedPage;
  /** Headers from Next. After a 304 from Next, the headers of the 304 replace those with the same name. */
  readonly nextHeaders: IncomingHttpHeaders;
  /** Value of the cache's change counter when the page was requested. */
  readonly changeCount: number;
  /** Headers of a 304 response, as Node's flat list of names and values. */
  readonly notModifiedHeaders: string[];
  #headers: string[];
  #rawHeaders = new Map<Encoding, string[]>();
  #storedAt = Date.now();
  /** True if Next served a current version from its cache (`HIT`). Otherwise the next visit must request the page from Next again. */
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
    const headerPairs = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((item) => [name, item]));
    this.#headers = headerPairs.flat();
    this.notModifiedHeaders = headerPairs.filter(([name]) => name !== 'content-type').flat();
  }

  /**
   * Checks whether the page may be served without revalidation.
   * @param changeCount current value of the cache's change counter
   */
  isFresh(changeCount: number): boolean {
    return this.#isCurrent && this.changeCount === changeCount && Date.now() - this.#storedAt < freshMs;
  }

  /** Checks whether the page may still be served while it is being renewed. */
  mayServeStale(changeCount: number): boolean {
    return this.#isCurrent && this.changeCount === changeCount && Date.now() - this.#storedAt < freshMs + getStaleMs();
  }

  /** Returns the headers for one encoding, as Node's flat list of names and values. */
  rawHeaders(encoding: Encoding, length: number): string[] {
    const cachedHeaders = this.#rawHeaders.get(encoding);
    if (cachedHeaders) return cachedHeaders;
    const rawHeaders = [...this.#headers, 'content-length', `${length}`];
    if (encoding !== 'identity') rawHeaders.push('content-encoding', encoding);
    this.#rawHeaders.set(encoding, rawHeaders);
    return rawHeaders;
  }
}

/** Checks whether a shared cache may store the response for all visitors. */
const isStorable = ({ status, headers }: CompleteAnswer): boolean =>
  status === 200 &&
  headers['x-site-status'] === undefined &&
  headers['set-cookie'] === undefined &&
  /^(?!.*\b(?:private|no-store)\b).*\bs-maxage=/.test(headers['cache-control'] ?? '') &&
  String(headers['content-type'] ?? '').startsWith('text/html');

const visitChannel = channel(pageCacheChannel);
const reportVisit = (target: string, outcome: PageCacheOutcome): void => {
  if (visitChannel.hasSubscribers) visitChannel.publish({ target, outcome } satisfies PageCacheVisit);
};

interface PageRequest {
  facts: RequestFacts;
  /**
   * Requests the page from Next.
   * @param etag of the stored page
   */
  requestPage: (etag: string | undefined) => Promise<CompleteAnswer>;
  /**
   * A response that is not stored, for example a personal response. The cache sets this field. Only the visitor whose request got the response may receive
   * it.
   */
  personalAnswer?: CompleteAnswer;
}

/**
 * Shared cache of finished pages. A page that Next served from its cache is fresh for a second. Without an edge, such a page is served for one more second
 * while a request with If-None-Match renews it in the background. After that, visitors wait for the renewal. If Next fails, the last stored page is served.
 */
export class PageCache {
  #pages: LRUCache<string, StoredPage, PageRequest>;
  #changeCount = 0;
  #pendingKeys = new Set<string>();

  /**
   * Creates an empty cache.
   * @param maxSize total size of all pages in bytes, including their compressed forms
   */
  constructor(maxSize = 96 * 1024 * 1024) {
    this.#pages = new LRUCache<string, StoredPage, PageRequest>({
      maxSize,
      sizeCalculation: ({ page }) => page.size + 2000,
      fetchMethod: (key, storedPage, { context }) => this.#renew(key, storedPage, context),
      noDeleteOnFetchRejection: true,
      ignoreFetchAbort: true,
    });
  }

  /** Marks every stored page as stale after a change of content. */
  expire(): void {
    this.#changeCount++;
    // `set` and `delete` detach the pending fetch of a key. The response from before the change is then not stored, and later visits request the page again.
    for (const key of this.#pendingKeys) {
      const storedPage = this.#pages.get(key);
      if (storedPage) this.#pages.set(key, storedPage);
      else this.#pages.delete(key);
    }
    this.#pendingKeys.clear();
  }

  /** Returns the page if it may be served without revalidation, and reports the visit as a hit. */
  getFresh(key: string, target: string): StoredPage | undefined {
    const storedPage = this.#pages.get(key);
    if (!storedPage?.isFresh(this.#changeCount)) return undefined;
    reportVisit(target, 'hit');
    return storedPage;
  }

  /**
   * Reads a page and reports the outcome of the visit. Concurrent reads of one key share a request to Next.
   * @returns a shared page, or a response that only this visitor may get
   * @throws the error of `requestPage` if no page is stored
   */
  async read(
    key: string,
    facts: RequestFacts,
    requestPage: PageRequest['requestPage'],
  ): Promise<StoredPage | CompleteAnswer> {
    const freshPage = this.getFresh(key, facts.target);
    if (freshPage) return freshPage;
    const changeCount = this.#changeCount;
    const context: PageRequest = { facts, requestPage };
    const storedPage = this.#pages.get(key);
    const allowStale = storedPage?.mayServeStale(this.#changeCount) ?? false;
    let page: StoredPage | undefined;
    try {
      page = await this.#pages.fetch(key, { forceRefresh: true, allowStale, context });
    } catch (error) {
      const lastStoredPage = this.#pages.get(key);
      if (lastStoredPage && !context.personalAnswer) {
        reportVisit(facts.target, 'stale');
        return lastStoredPage;
      }
      // If content changed during the wait, this visit sends its own request below.
      if (!context.personalAnswer && changeCount === this.#changeCount) throw error;
    }
    reportVisit(facts.target, page !== undefined && page === storedPage ? 'stale' : 'miss');
    if (context.personalAnswer) {
      this.#pages.delete(key);
      return context.personalAnswer;
    }
    // `page` is undefined if the joined request got a response that must not be shared, or if content changed during the wait.
    return page ?? requestPage(undefined);
  }

  async #renew(key: string, storedPage: StoredPage | undefined, context: PageRequest): Promise<StoredPage | undefined> {
    const changeCount = this.#changeCount;
    const { facts } = context;
    this.#pendingKeys.add(key);
    let answer: CompleteAnswer;
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
      context.personalAnswer = answer;
      return undefined;
    }
    return new StoredPage(new FinishedPage(body.toString()), headers, facts, changeCount);
  }
}
