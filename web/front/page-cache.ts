import type { IncomingHttpHeaders } from 'node:http';
import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import { type Asked, answerHead, appendVary, isBehindEdge } from './answer.ts';
import { type Encoding, FinishedPage } from './finished-page.ts';

/** Seconds. Behind an edge its own second of stale-while-revalidate is enough: two in a row would add up. */
const staleWhileRevalidate = () => (isBehindEdge() ? 0 : 1);
const staleIfError = 30 * 24 * 3600;

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
  readonly #headers: [string, string][];
  #raw = new Map<Encoding, string[]>();
  #policy: CachePolicy;
  readonly #storedAt = Date.now();
  /** How many changes of content were known when Next was asked. */
  readonly change: number;

  constructor(page: FinishedPage, given: IncomingHttpHeaders, asked: Asked, change: number) {
    this.page = page;
    this.given = given;
    this.change = change;
    const { headers } = answerHead({ status: 200, headers: given }, asked);
    delete headers['content-length'];
    headers['content-security-policy'] = page.policy;
    appendVary(headers, 'Accept-Encoding');
    this.#headers = Object.entries(headers).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    );
    // Only a page that Next calls current is fresh: one that it is just rendering again is asked for at the next visit.
    const age = given['x-nextjs-cache'] === 'HIT' ? 1 : 0;
    const lifetimes = `s-maxage=${age}, stale-while-revalidate=${age && staleWhileRevalidate()}, stale-if-error=${staleIfError}`;
    this.#policy = new CachePolicy(
      { url: asked.target, headers: {} },
      { status: 200, headers: { 'cache-control': `public, ${lifetimes}` } },
    );
  }

  get etag(): string | undefined {
    return this.given.etag;
  }

  get size(): number {
    return this.page.size + 2000;
  }

  /** @param change how many changes of content are known now */
  state(change: number): 'fresh' | 'revalidate' | 'stale' {
    if (this.change !== change) return 'stale';
    const age = (Date.now() - this.#storedAt) / 1000;
    const maxAge = this.#policy.maxAge();
    if (age < maxAge) return 'fresh';
    return age < maxAge + this.#staleFor() ? 'revalidate' : 'stale';
  }

  #staleFor(): number {
    return this.#policy.maxAge() > 0 ? staleWhileRevalidate() : 0;
  }

  /** Headers for one encoding, as Node writes them without looking at them again. */
  raw(encoding: Encoding, length: number): string[] {
    const known = this.#raw.get(encoding);
    if (known) return known;
    const own: [string, string][] = [['content-length', String(length)]];
    if (encoding !== 'identity') own.push(['content-encoding', encoding]);
    const raw = [...this.#headers, ...own].flat();
    this.#raw.set(encoding, raw);
    return raw;
  }

  /** Headers of a 304. */
  get unchanged(): string[] {
    return this.#headers.filter(([name]) => name !== 'content-type').flat();
  }
}

/** Whether an answer of Next is one that a shared cache may store for everybody. */
const isStorable = ({ status, headers }: Omit<WholeAnswer, 'body'>, target: string): boolean =>
  status === 200 &&
  headers['x-site-status'] === undefined &&
  headers['set-cookie'] === undefined &&
  /\bs-maxage=/.test(headers['cache-control'] ?? '') &&
  String(headers['content-type'] ?? '').startsWith('text/html') &&
  new CachePolicy(
    { url: target, headers: {} },
    { status, headers: { 'cache-control': headers['cache-control'] } },
  ).storable();

/** @returns what is stored now; undefined when the answer is the asker's alone */
export type Asking = (kept: StoredPage | undefined) => Promise<WholeAnswer>;
export type Outcome = { kind: 'page'; page: StoredPage } | { kind: 'own'; answer: WholeAnswer };

/** A shared cache of finished pages by RFC 9111: fresh for a second, then asked for again with If-None-Match; the last good one when Next fails. */
export class PageCache {
  #pages: LRUCache<string, StoredPage>;
  #underWay = new Map<string, { change: number; outcome: Promise<Outcome> }>();
  #change = 0;

  /** @param maxSize bytes of pages in all forms */
  constructor(maxSize = 96 * 1024 * 1024) {
    this.#pages = new LRUCache({ maxSize, sizeCalculation: ({ size }) => size });
  }

  /** Content has changed: whatever is stored is asked for again. */
  changed(): void {
    this.#change++;
  }

  /** @throws what `ask` throws when nothing is stored for the case */
  async read(key: string, asked: Asked, ask: Asking): Promise<Outcome> {
    const kept = this.#pages.get(key);
    const state = kept?.state(this.#change) ?? 'stale';
    if (kept && state === 'fresh') return { kind: 'page', page: kept };
    const underWay = this.#underWay.get(key);
    if (underWay?.change === this.#change) {
      if (kept && state === 'revalidate') return { kind: 'page', page: kept };
      const outcome = await underWay.outcome;
      // What is one visitor's own is nobody else's.
      return outcome.kind === 'page' ? outcome : { kind: 'own', answer: await ask(undefined) };
    }
    const outcome = this.#renew(key, asked, ask, kept);
    const entry = { change: this.#change, outcome };
    this.#underWay.set(key, entry);
    outcome
      .catch(() => undefined)
      .finally(() => {
        if (this.#underWay.get(key) === entry) this.#underWay.delete(key);
      });
    return kept && state === 'revalidate' ? { kind: 'page', page: kept } : outcome;
  }

  async #renew(key: string, asked: Asked, ask: Asking, kept: StoredPage | undefined): Promise<Outcome> {
    const change = this.#change;
    let answer: WholeAnswer;
    try {
      answer = await ask(kept);
      if (kept && answer.status >= 500) throw new Error(`Next answers ${answer.status}`);
    } catch (error) {
      if (kept) return { kind: 'page', page: kept };
      throw error;
    }
    const { status, headers, body } = answer;
    if (kept && status === 304) {
      const page = new StoredPage(kept.page, { ...kept.given, ...headers }, asked, change);
      return this.#store(key, page);
    }
    if (!isStorable(answer, asked.target)) {
      this.#pages.delete(key);
      return { kind: 'own', answer };
    }
    const html = body.toString();
    const page = kept?.page.source === html ? kept.page : new FinishedPage(html);
    return this.#store(key, new StoredPage(page, headers, asked, change));
  }

  #store(key: string, page: StoredPage): Outcome {
    this.#pages.set(key, page);
    return { kind: 'page', page };
  }
}

const weak = (etag: string) => etag.replace(/^W\//, '');

/** RFC 9110: the browser holds this version, and does not insist on a new one. */
export const isKnown = (headers: IncomingHttpHeaders, etag: string | undefined): boolean => {
  const known = headers['if-none-match'];
  if (!etag || !known || /(?:^|,)\s*no-cache\b/.test(headers['cache-control'] ?? '')) return false;
  return known.trim() === '*' || known.split(/\s*,\s*/).some((each) => weak(each.trim()) === weak(etag));
};
