import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type Asked, answerHead, appendVary, isBehindEdge } from './answer.ts';
import { type Encoding, FinishedPage } from './finished-page.ts';

const freshMs = 1000;
/** Ms. Behind an edge its own second of stale-while-revalidate is enough: two in a row would add up. */
const staleMs = () => (isBehindEdge() ? 0 : 1000);

/** Headers that Next's router reads with data, and nobody with a page; the length is that of one encoding. */
const ofRouter = ['x-middleware-rewrite', 'x-nextjs-prerender', 'x-nextjs-stale-time', 'content-length'];

export interface WholeAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A page that everybody gets alike, finished and ready to be written. */
export class StoredPage {
  readonly page: FinishedPage;
  /** Next's own headers: a 304 updates them. */
  readonly given: IncomingHttpHeaders;
  /** How many changes of content were known when Next was asked. */
  readonly change: number;
  /** Headers of a 304, in Node's raw form, as those of each encoding. */
  readonly unchanged: string[];
  #headers: string[];
  #raw = new Map<Encoding, string[]>();
  #storedAt = Date.now();
  /** A page that Next is just rendering again is asked for at the next visit. */
  #isCurrent: boolean;

  constructor(page: FinishedPage, given: IncomingHttpHeaders, asked: Asked, change: number) {
    this.page = page;
    this.given = given;
    this.change = change;
    this.#isCurrent = given['x-nextjs-cache'] === 'HIT';
    const { headers } = answerHead({ status: 200, headers: given }, asked);
    for (const name of ofRouter) delete headers[name];
    headers['content-security-policy'] = page.policy;
    appendVary(headers, 'Accept-Encoding');
    const pairs = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
    this.#headers = pairs.flat();
    this.unchanged = pairs.filter(([name]) => name !== 'content-type').flat();
  }

  /** @param change how many changes of content are known now */
  isFresh(change: number): boolean {
    return this.#isCurrent && this.change === change && Date.now() - this.#storedAt < freshMs;
  }

  /** Whether it may be shown once more while it is made again. */
  isUsable(change: number): boolean {
    return this.#isCurrent && this.change === change && Date.now() - this.#storedAt < freshMs + staleMs();
  }

  /** Headers for one encoding. */
  raw(encoding: Encoding, length: number): string[] {
    const known = this.#raw.get(encoding);
    if (known) return known;
    const raw = [...this.#headers, 'content-length', `${length}`];
    if (encoding !== 'identity') raw.push('content-encoding', encoding);
    this.#raw.set(encoding, raw);
    return raw;
  }
}

/** Whether an answer of Next is one that a shared cache may store for everybody. */
const isStorable = ({ status, headers }: WholeAnswer): boolean =>
  status === 200 &&
  headers['x-site-status'] === undefined &&
  headers['set-cookie'] === undefined &&
  /^(?!.*\b(?:private|no-store)\b).*\bs-maxage=/.test(headers['cache-control'] ?? '') &&
  String(headers['content-type'] ?? '').startsWith('text/html');

interface Question {
  asked: Asked;
  /** @param etag of what is stored */
  ask: (etag: string | undefined) => Promise<WholeAnswer>;
  /** What the cache keeps to the asker: an answer that is theirs alone. */
  own?: WholeAnswer;
}

/**
 * A shared cache of finished pages: fresh for a second, then asked for again with If-None-Match; the last good one when Next fails. Equal questions are
 * joined, stale pages renewed behind the visitor's back and kept on failure by lru-cache.
 */
export class PageCache {
  #pages: LRUCache<string, StoredPage, Question>;
  #change = 0;
  #underWay = new Set<string>();

  /** @param maxSize bytes of pages in all forms */
  constructor(maxSize = 96 * 1024 * 1024) {
    this.#pages = new LRUCache<string, StoredPage, Question>({
      maxSize,
      sizeCalculation: ({ page }) => page.size + 2000,
      fetchMethod: (key, kept, { context }) => this.#renew(key, kept, context),
      noDeleteOnFetchRejection: true,
      ignoreFetchAbort: true,
    });
  }

  /** Content has changed: whatever is stored is asked for again. */
  changed(): void {
    this.#change++;
    // An answer requested before the change is not stored; later visits request a new one.
    for (const key of this.#underWay) {
      const kept = this.#pages.get(key);
      if (kept) this.#pages.set(key, kept);
      else this.#pages.delete(key);
    }
    this.#underWay.clear();
  }

  fresh(key: string): StoredPage | undefined {
    const kept = this.#pages.get(key);
    return kept?.isFresh(this.#change) ? kept : undefined;
  }

  /** @returns a page, or the answer that is the asker's alone. @throws what `ask` throws when nothing is stored for the case */
  async read(key: string, asked: Asked, ask: Question['ask']): Promise<StoredPage | WholeAnswer> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const change = this.#change;
    const context: Question = { asked, ask };
    const allowStale = this.#pages.get(key)?.isUsable(this.#change) ?? false;
    let page: StoredPage | undefined;
    try {
      page = await this.#pages.fetch(key, { forceRefresh: true, allowStale, context });
    } catch (error) {
      const lastGood = this.#pages.get(key);
      if (lastGood && !context.own) return lastGood;
      // Who joined a question from before a change asks again below.
      if (!context.own && change === this.#change) throw error;
    }
    if (context.own) {
      this.#pages.delete(key);
      return context.own;
    }
    // Another visitor's own answer is nobody else's.
    return page ?? ask(undefined);
  }

  async #renew(key: string, kept: StoredPage | undefined, context: Question): Promise<StoredPage | undefined> {
    const change = this.#change;
    const { asked } = context;
    this.#underWay.add(key);
    let answer: WholeAnswer;
    try {
      answer = await context.ask(kept?.given.etag);
    } finally {
      if (change === this.#change) this.#underWay.delete(key);
    }
    const { status, headers, body } = answer;
    if (kept && status >= 500) throw new Error(`Next answers ${status}`);
    if (kept && status === 304) return new StoredPage(kept.page, { ...kept.given, ...headers }, asked, change);
    if (!isStorable(answer)) {
      context.own = answer;
      return undefined;
    }
    return new StoredPage(new FinishedPage(body.toString()), headers, asked, change);
  }
}
