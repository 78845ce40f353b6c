import type { IncomingMessage } from 'node:http';
import { langCookie, startingCookie } from '../src/routing/choice-cookies.ts';
import { decide, type RoutingFacts } from '../src/routing/decide.ts';

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
/** Redirects and closed sections are Next's to know: they answer otherwise, and such an answer is never stored. */
const open: RoutingFacts = { redirects: new Map(), isReleased: true, isNoReleaseOpen: true };

const cookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split('; ')
    .filter((pair) => pair.startsWith(`${name}=`))
    .at(-1)
    ?.slice(name.length + 1);

export const hasPreview = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /(?:^|; )__prerender_bypass=/.test(headers.cookie ?? '');

/**
 * The cache key of a request: its public path and the inner one that the proxy's own rules give it, so that queries which no page reads share one entry
 * and Home is kept for those alone who get it. Undefined for what is no plain visit of a page that everybody gets alike.
 * @param url path and query
 */
export const pageKey = (request: Pick<IncomingMessage, 'headers' | 'method'>, url: string): string | undefined => {
  const { headers, method } = request;
  if (method !== 'GET' || bypassing.some((name) => headers[name] !== undefined)) return undefined;
  if (hasPreview(request) || nextQuery.test(url) || notPages.test(url)) return undefined;
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
    open,
  );
  if (decision.kind !== 'rewrite' || decision.status || decision.keepsQuery) return undefined;
  return `${pathname} ${decision.to}`;
};

/** Spares `decide` what it would find to be no page. */
const notPages = /^\/(?:api|_next|og|fonts|icons|illustrations|feeds)\//;
