import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { decide, type RoutingFacts, type VisitFacts } from '../src/routing/decide.ts';
import { readChoices } from '../src/routing/read-choices.ts';

const bypassHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'next-action',
  'x-site-secret',
  'range',
];
/** Matches Next's own query parameters, and folders without pages. `decide` is not called for such addresses. */
const nonPagePattern = /[?&](_rsc|nxt[PI])|^\/(?:api|_next|og|fonts|icons|illustrations|feeds)\//;
/**
 * Routing facts without redirects and closed sections, which only Next knows. The page cache can ignore both, because it never stores Next's responses for
 * redirects and closed sections.
 */
const openSiteFacts: RoutingFacts = { redirects: new Map(), isReleased: true, isNoReleaseOpen: true };
const homePattern = /^\/(?:en)?(?:\?|$)/;

export const hasPreview = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /(?:^|; )__prerender_bypass=/.test(headers.cookie ?? '');

type Visitor = Omit<VisitFacts, 'pathname' | 'search'>;
const computeKey = (url: string, visitor?: Visitor): string | undefined => {
  if (nonPagePattern.test(url)) return undefined;
  const [pathname = '', ...query] = url.split(/(?=\?)/);
  const decision = decide({ pathname, search: query.join(''), ...visitor }, openSiteFacts);
  if (decision.kind !== 'rewrite' || decision.status || decision.keepsQuery) return undefined;
  return `${pathname} ${decision.to}`;
};
const keyCache = new LRUCache<string, { key: string | undefined }, { url: string; visitor?: Visitor }>({
  maxSize: 1_000_000,
  sizeCalculation: (_, visit) => visit.length + 100,
  memoMethod: (_visit, _known, { context: { url, visitor } }) => ({ key: computeKey(url, visitor) }),
});

/**
 * Returns the cache key of a page visit: the public path and the internal path from the rules of `decide`. Unused query parameters do not change the key.
 * Undefined if the response must not be shared, for example for another method than GET, a request of Next's router, a preview, a search, a redirect or a
 * missing page.
 * @param url path and query
 */
export const toPageKey = ({ headers, method }: Pick<IncomingMessage, 'headers' | 'method'>, url: string) => {
  if (method !== 'GET' || bypassHeaders.some((name) => headers[name] !== undefined)) return undefined;
  if (headers.cookie?.includes('__prerender_bypass') && hasPreview({ headers })) return undefined;
  if (!homePattern.test(url)) return keyCache.memo(url, { context: { url } }).key;
  // Of the cached pages, only Home depends on the visitor.
  const visitor = {
    ...readChoices(headers.cookie),
    acceptLanguage: headers['accept-language'],
    userAgent: headers['user-agent'],
  };
  return keyCache.memo([url, ...Object.values(visitor)].join('\n'), { context: { url, visitor } }).key;
};
