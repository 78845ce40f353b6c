import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '@hat-nang/model/route';
import { matchRoute, routes } from '@hat-nang/model/routes';
import { placeholderOrigin } from '../src/routing/own-origin.ts';
import { hopByHopHeaders } from './next-client.ts';
import { denyAllPolicy, securityHeaders } from './security-headers.ts';

/** Parts of a request that determine the response headers. */
export interface RequestFacts {
  method: string | undefined;
  /** Path and query. */
  target: string;
  cookie?: string | undefined;
}

export interface ResponseHead {
  status: number;
  /** Header names in lower case. */
  headers: Record<string, string | string[]>;
  isHtml: boolean;
  /** True if `web/src/proxy.ts` set the status of the page (`coming-soon`, `missing`). The response then uses that status. */
  isStatusFromProxy: boolean;
}

/** Headers of Next that are not forwarded, because Node writes its own `date` and hop-by-hop headers. */
const headersSetByNode = new Set([...hopByHopHeaders, 'date']);

/**
 * Value of Cache-Control behind an edge. Next lets shared caches store a page for an hour, but no change notifies an edge. With this value, the edge requests a
 * visited page again after one second, or at once if Next served the page stale. An edit is visible within 5 s. During an outage, the edge still serves its
 * stored page (docs/decisions/190-edge-freshness.md).
 */
const formatEdgeCacheControl = (isStale: boolean) =>
  `public, max-age=0, s-maxage=${isStale ? 0 : 1}, stale-while-revalidate=1, stale-if-error=2592000`;
export const isBehindEdge = () => process.env.TRUST_PROXY === '1';

const findRoute = (pathname: string): Route | undefined => {
  const match = matchRoute(pathname);
  return match && routes[match.key];
};
/** Checks whether the page is a search page. Search pages are rendered for each visit. */
export const isSearchPath = (pathname: string) => findRoute(pathname)?.query === 'search';

/** Checks whether Next sent a stale page. Next reports its cache state in this header, also with a 304. */
const isStaleInNext = (headers: IncomingHttpHeaders) => headers['x-nextjs-cache'] === 'STALE';

export const appendVary = (headers: ResponseHead['headers'], name: string): void => {
  const names = [headers.vary ?? []].flat().join(', ').split(', ').filter(Boolean);
  headers.vary = [...new Set([...names, name])].join(', ');
};

/**
 * Converts the head of a response from Next into the head that this server sends. The value of the internal header `x-site-status`, which `web/src/proxy.ts`
 * sets, becomes the status.
 */
export const toResponseHead = (
  { status, headers: nextHeaders }: { status: number; headers: IncomingHttpHeaders },
  { method, target, cookie }: RequestFacts,
  isDevelopment = false,
): ResponseHead => {
  const route = findRoute(target.split('?')[0] ?? '/');
  const isHome = route === routes.home;
  const headers: ResponseHead['headers'] = {};
  for (const [name, value] of Object.entries(securityHeaders(target, cookie))) headers[name.toLowerCase()] = value;
  for (const [name, value] of Object.entries(nextHeaders)) {
    if (value !== undefined && !headersSetByNode.has(name)) headers[name] = value;
  }
  const responseHead = { status, headers, isHtml: false, isStatusFromProxy: false };
  const isHtmlType = String(headers['content-type'] ?? '').startsWith('text/html');
  // In development, pages are streamed, reload themselves and show their own errors.
  responseHead.isHtml = isHtmlType && !isDevelopment && method !== 'HEAD';
  // A relative redirect keeps the visitor on the host name that they used.
  const { location } = nextHeaders;
  if (location?.startsWith(placeholderOrigin)) headers.location = location.slice(placeholderOrigin.length);

  const siteStatus = headers['x-site-status'];
  if (siteStatus) {
    delete headers['x-site-status'];
    responseHead.status = Number(siteStatus);
    responseHead.isStatusFromProxy = true;
    if (responseHead.status === 503) headers['retry-after'] = '3600';
    headers['cache-control'] = 'no-store';
  } else if (isHome && [200, 304].includes(status)) {
    // A first visit to Home (without a cookie) is redirected. A shared cache that stored Home would skip the redirect (docs/design-notes.md "starting").
    headers['cache-control'] = 'private, no-cache';
    appendVary(headers, 'Cookie');
  }
  // The rules for the edge apply to pages, feeds and sitemaps. Of the caches outside this server, only the edge may store Home, because it checks the
  // visitor's cookie (containers/edge/nginx.conf).
  if (isBehindEdge()) {
    const isStale = isStaleInNext(nextHeaders);
    if (isHome) headers['x-accel-expires'] = isStale ? '0' : '1';
    else if (/\bs-maxage=/.test(String(headers['cache-control'])))
      headers['cache-control'] = formatEdgeCacheControl(isStale);
  }
  // No cache may store what a visitor searched for.
  if (route?.noStore || (route?.query === 'search' && responseHead.status === 200))
    headers['cache-control'] = 'private, no-store';
  if (route?.noReferrer) headers['referrer-policy'] = 'no-referrer';
  // A 304, and a response to HEAD for a page, get no `denyAllPolicy`. The browser would apply the policy to its stored copy of the page.
  const hasSealedPolicy =
    !responseHead.isHtml && !isDevelopment && responseHead.status !== 304 && !(isHtmlType && method === 'HEAD');
  if (hasSealedPolicy) headers['content-security-policy'] ??= denyAllPolicy;
  return responseHead;
};
