import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '@hat-nang/model/route';
import { routes } from '@hat-nang/model/routes';
import { ownOrigin } from '../src/routing/own-origin.ts';
import { hopByHopHeaders } from './next-client.ts';
import { sealedPolicy, securityHeaders } from './security-headers.ts';

/** The parts of a request on which the response headers depend. */
export interface RequestFacts {
  method: string | undefined;
  /** Path and query. */
  target: string;
  cookie?: string | undefined;
}

export interface ResponseHead {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string | string[]>;
  isHtml: boolean;
  /** Whether the proxy set the status (coming soon, missing): the page is then sent with it. */
  isStatusFromProxy: boolean;
}

/** Headers that Node itself writes into each response. */
const headersOfNode = new Set([...hopByHopHeaders, 'date']);

/**
 * Next lets shared caches store a page for an hour, but an edge is not notified of changes. Therefore it revalidates every second (304 if unchanged):
 * an edit is visible within 5 s. It keeps the page for an outage (docs/decisions/190-edge-freshness.md).
 */
const edgeCaching = (isStale: boolean) =>
  `public, max-age=0, s-maxage=${isStale ? 0 : 1}, stale-while-revalidate=1, stale-if-error=2592000`;
export const isBehindEdge = () => process.env.TRUST_PROXY === '1';

const homePaths = new Set(['/', '/en']);
/** Links in mails open these pages with a token: no cache stores them, and they send no referrer (docs/threat-model.md "The site"). */
const secretPaths = new Set([routes.resetPassword, routes.account].flatMap(({ vi, en }) => [vi as string, `/en${en}`]));
/** Rendered for each visit. No cache may store what a visitor searched for. */
const searchPaths = new Set(
  Object.values(routes).flatMap((route: Route) => (route.query === 'search' ? [route.vi, `/en${route.en}`] : [])),
);
export const isSearch = (pathname: string) => searchPaths.has(pathname);
/** The HTML of account pages contains no personal data; still no cache stores it (docs/threat-model.md "The site"). */
const accountPaths = [routes.account.vi, `/en${routes.account.en}`];
const isAccount = (pathname: string) =>
  accountPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
/** Everyone who has the address sees the list, so no referrer may reveal it to another site. */
const isShared = (pathname: string) => /^(\/danh-sach-phat|\/en\/playlist)\//.test(pathname);

/** Next reports the state of its cache in this header, also with a 304. */
const isStaleInNext = (headers: IncomingHttpHeaders) => headers['x-nextjs-cache'] === 'STALE';

export const appendVary = (headers: ResponseHead['headers'], name: string): void => {
  const names = [headers.vary ?? []].flat().join(', ').split(', ').filter(Boolean);
  headers.vary = [...new Set([...names, name])].join(', ');
};

/** Converts the head of a response from Next into ours. The internal header `x-site-status` (set by the proxy) becomes the status. */
export const toResponseHead = (
  { status, headers: nextHeaders }: { status: number; headers: IncomingHttpHeaders },
  { method, target, cookie }: RequestFacts,
  isDevelopment = false,
): ResponseHead => {
  const pathname = target.split('?')[0] ?? '/';
  const headers: ResponseHead['headers'] = {};
  for (const [name, value] of Object.entries(securityHeaders(target, cookie))) headers[name.toLowerCase()] = value;
  for (const [name, value] of Object.entries(nextHeaders)) {
    if (value !== undefined && !headersOfNode.has(name)) headers[name] = value;
  }
  const head = { status, headers, isHtml: false, isStatusFromProxy: false };
  const isHtmlType = String(headers['content-type'] ?? '').startsWith('text/html');
  // In development, pages are streamed, reload themselves and show their own errors.
  head.isHtml = isHtmlType && !isDevelopment && method !== 'HEAD';
  // A relative redirect keeps the visitor on the host name that they used.
  const { location } = nextHeaders;
  if (location?.startsWith(ownOrigin)) headers.location = location.slice(ownOrigin.length);

  const siteStatus = headers['x-site-status'];
  if (siteStatus) {
    delete headers['x-site-status'];
    head.status = Number(siteStatus);
    head.isStatusFromProxy = true;
    if (head.status === 503) headers['retry-after'] = '3600';
    headers['cache-control'] = 'no-store';
  } else if (homePaths.has(pathname) && [200, 304].includes(status)) {
    // A first visit to Home (no cookie yet) is redirected. A page in a shared cache would prevent that (docs/design-notes.md "starting").
    headers['cache-control'] = 'private, no-cache';
    appendVary(headers, 'Cookie');
  }
  // Pages, feeds and sitemaps. Only the edge may cache Home, because it checks the visitor's cookie (containers/edge/nginx.conf).
  if (isBehindEdge()) {
    const isStale = isStaleInNext(nextHeaders);
    if (homePaths.has(pathname)) headers['x-accel-expires'] = isStale ? '0' : '1';
    else if (/\bs-maxage=/.test(String(headers['cache-control']))) headers['cache-control'] = edgeCaching(isStale);
  }
  const isSecret = secretPaths.has(pathname);
  const isPersonal = isAccount(pathname) || isShared(pathname) || (isSearch(pathname) && head.status === 200);
  if (isPersonal) headers['cache-control'] = 'private, no-store';
  else if (isSecret) headers['cache-control'] = 'no-store';
  if (isSecret || isShared(pathname)) headers['referrer-policy'] = 'no-referrer';
  // No sealed policy on a 304 or a HEAD response for a page: the browser would apply it to the page that it has stored.
  const isSealed = !head.isHtml && !isDevelopment && head.status !== 304 && !(isHtmlType && method === 'HEAD');
  if (isSealed) headers['content-security-policy'] ??= sealedPolicy;
  return head;
};
