import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { keptPages } from '../cache/kept-pages.ts';
import { langCookie, startingCookie } from '../routing/choice-cookies.ts';
import { decide } from '../routing/decide.ts';
import { knownRoutingFacts } from '../routing/known-facts.ts';
import { type Encoding, encodingFor, FinishedPage } from './finished-page.ts';

/** Where a request leads: its public path and the inner one that the proxy's rules give it. */
export interface PageVisit {
  key: string;
  innerPath: string;
}

interface Kept {
  /** What Next made; as long as its cache holds the very same, ours may be sent. */
  html: string;
  page: FinishedPage;
  etag: string | undefined;
  headers: [string, OutgoingHttpHeader][];
  /** Ready to be written, by encoding. */
  raw: Map<Encoding, string[]>;
}

const bypassing = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'next-action',
  'x-site-secret',
  'range',
];
/** Next's own keys in a query. */
const nextQuery = /[?&](_rsc|nxt[PI])/;
/** Say something of one answer, or of its length. */
const ofOneAnswer = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]);

const cookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split('; ')
    .filter((pair) => pair.startsWith(`${name}=`))
    .at(-1)
    ?.slice(name.length + 1);

const withAcceptEncoding = (vary: OutgoingHttpHeader | undefined): string =>
  [...new Set([...[vary ?? []].flat().join(', ').split(', '), 'Accept-Encoding'])].filter(Boolean).join(', ');

/**
 * Finished pages, ready to be sent. Next takes milliseconds of a core for a page that is in its cache: it routes, hashes and copies, and we
 * would have to finish and compress. Here the proxy's own rules find the page, Next's own cache says whether it is current, and then the bytes of the
 * last answer are sent again. Whatever is not certain goes to Next (docs/decisions/148-pages-from-memory.md).
 */
export class FrontDoor {
  #kept: LRUCache<string, Kept>;

  /** @param maxSize bytes of pages in all forms */
  constructor(maxSize = 96 * 1024 * 1024) {
    this.#kept = new LRUCache({ maxSize, sizeCalculation: ({ html, page }) => html.length + page.size });
  }

  /** Where a request leads when its page could be kept. @param url path and query */
  visit({ headers, method }: IncomingMessage, url: string): PageVisit | undefined {
    if (method !== 'GET' || bypassing.some((name) => headers[name] !== undefined)) return undefined;
    if (headers.cookie?.includes('__prerender_bypass=') || nextQuery.test(url)) return undefined;
    const facts = knownRoutingFacts();
    if (!facts) return undefined;
    const mark = url.indexOf('?');
    const pathname = mark < 0 ? url : url.slice(0, mark);
    const decision = decide(
      {
        pathname,
        search: mark < 0 ? '' : url.slice(mark),
        langCookie: cookie(headers.cookie, langCookie),
        startingCookie: cookie(headers.cookie, startingCookie),
        acceptLanguage: headers['accept-language'],
        userAgent: headers['user-agent'],
      },
      facts,
    );
    if (decision.kind !== 'rewrite' || decision.status) return undefined;
    return { key: `${pathname} ${decision.to}`, innerPath: decision.to };
  }

  /** Answers out of memory. @returns whether it did */
  answer({ key, innerPath }: PageVisit, request: IncomingMessage, response: ServerResponse): boolean {
    const kept = this.#kept.get(key);
    if (!kept || keptPages().currentPage(innerPath) !== kept.html) return false;
    if (isKnown(request, kept.etag)) {
      response.writeHead(304, flat(kept.headers.filter(([name]) => name !== 'content-type')));
      response.end();
      return true;
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = kept.page.body(encoding);
    let raw = kept.raw.get(encoding);
    if (!raw) {
      const own: [string, OutgoingHttpHeader][] = [['Content-Length', body.length]];
      if (encoding !== 'identity') own.push(['Content-Encoding', encoding]);
      raw = flat([...kept.headers, ...own]);
      kept.raw.set(encoding, raw);
    }
    response.writeHead(200, raw);
    response.end(body);
    return true;
  }

  /** The finished form of a page; the kept one when it is the same. */
  finish(visit: PageVisit | undefined, html: string): FinishedPage {
    const kept = visit && this.#kept.peek(visit.key);
    return kept?.html === html ? kept.page : new FinishedPage(html);
  }

  /**
   * Keeps an answer that Next gave out of its cache, with the headers as they stand.
   * @param cacheControl Next's own, before ours took its place
   */
  keep({ key }: PageVisit, html: string, page: FinishedPage, response: ServerResponse, cacheControl: string): void {
    const isHit = response.statusCode === 200 && response.getHeader('x-nextjs-cache') === 'HIT';
    if (
      !isHit ||
      !cacheControl.includes('s-maxage=') ||
      response.hasHeader('set-cookie') ||
      this.#kept.peek(key)?.html === html
    )
      return;
    const headers = response
      .getHeaderNames()
      .filter((name) => !ofOneAnswer.has(name) && name !== 'vary')
      .map((name): [string, OutgoingHttpHeader] => [name, response.getHeader(name) ?? '']);
    headers.push(['Vary', withAcceptEncoding(response.getHeader('vary'))]);
    const etag = response.getHeader('etag');
    this.#kept.set(key, {
      html,
      page,
      etag: typeof etag === 'string' ? etag : undefined,
      headers,
      raw: new Map(),
    });
  }
}

const flat = (headers: [string, OutgoingHttpHeader][]): string[] =>
  headers.flatMap(([name, value]) => [value].flat().flatMap((each) => [name, String(each)]));

const weak = (etag: string) => etag.replace(/^W\//, '');

/** RFC 9110: the browser holds this version, and does not insist on a new one. */
const isKnown = ({ headers }: IncomingMessage, etag: string | undefined): boolean => {
  const known = headers['if-none-match'];
  if (!etag || !known || /(?:^|,)\s*no-cache\b/.test(headers['cache-control'] ?? '')) return false;
  return known.trim() === '*' || known.split(/\s*,\s*/).some((each) => weak(each.trim()) === weak(etag));
};
