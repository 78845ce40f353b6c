import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { langCookie, startingCookie } from '../src/routing/choice-cookies.ts';
import { decide, type RoutingFacts, type VisitFacts } from '../src/routing/decide.ts';

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
/** Next's own keys in a query, and paths that `decide` would find to be no page. */
const notPages = /[?&](_rsc|nxt[PI])|^\/(?:api|_next|og|fonts|icons|illustrations|feeds)\//;
/** Redirects and closed sections are Next's to know: they answer otherwise, and such an answer is never stored. */
const open: RoutingFacts = { redirects: new Map(), isReleased: true, isNoReleaseOpen: true };
const home = /^\/(?:en)?(?:\?|$)/;

const cookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split('; ')
    .filter((pair) => pair.startsWith(`${name}=`))
    .at(-1)
    ?.slice(name.length + 1);

export const hasPreview = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /(?:^|; )__prerender_bypass=/.test(headers.cookie ?? '');

type Visitor = Omit<VisitFacts, 'pathname' | 'search'>;
const keyOf = (url: string, visitor?: Visitor): string | undefined => {
  if (notPages.test(url)) return undefined;
  const [pathname = '', ...query] = url.split(/(?=\?)/);
  const decision = decide({ pathname, search: query.join(''), ...visitor }, open);
  if (decision.kind !== 'rewrite' || decision.status || decision.keepsQuery) return undefined;
  return `${pathname} ${decision.to}`;
};
const known = new LRUCache<string, { key: string | undefined }, { url: string; visitor?: Visitor }>({
  maxSize: 1_000_000,
  sizeCalculation: (_, visit) => visit.length + 100,
  memoMethod: (_visit, _known, { context: { url, visitor } }) => ({ key: keyOf(url, visitor) }),
});

/**
 * The cache key of a request: its public path and the inner one that the proxy's own rules give it, so that queries which no page reads share one entry
 * and Home is kept for those alone who get it. Undefined for what is no plain visit of a page that everybody gets alike.
 * @param url path and query
 */
export const pageKey = ({ headers, method }: Pick<IncomingMessage, 'headers' | 'method'>, url: string) => {
  if (method !== 'GET' || bypassing.some((name) => headers[name] !== undefined)) return undefined;
  if (headers.cookie?.includes('__prerender_bypass') && hasPreview({ headers })) return undefined;
  if (!home.test(url)) return known.memo(url, { context: { url } }).key;
  // Home alone depends on the visitor.
  const visitor = {
    langCookie: cookie(headers.cookie, langCookie),
    startingCookie: cookie(headers.cookie, startingCookie),
    acceptLanguage: headers['accept-language'],
    userAgent: headers['user-agent'],
  };
  return known.memo([url, ...Object.values(visitor)].join('\n'), { context: { url, visitor } }).key;
};
