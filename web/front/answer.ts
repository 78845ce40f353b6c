import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '@hat-nang/model/route';
import { routes } from '@hat-nang/model/routes';
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

const homePaths = new Set(['/', '/en']);
/** Pages that mails link to with a token in the query. No cache may store them, and they send no referrer (docs/threat-model.md "The site"). */
const secretPaths = new Set([routes.resetPassword, routes.account].flatMap(({ vi, en }) => [vi as string, `/en${en}`]));
/** Search pages, which are rendered for each visit. No cache may store what a visitor searched for. */
const searchPaths = new Set(
  Object.values(routes).flatMap((route: Route) => (route.query === 'search' ? [route.vi, `/en${route.en}`] : [])),
);
export const isSearchPath = (pathname: string) => searchPaths.has(pathname);
/** Account pages. Their HTML contains no personal data, but no cache may store it (docs/threat-model.md "The site"). */
const accountPaths = [routes.account.vi, `/en${routes.account.en}`];
const isAccountPath = (pathname: string) =>
  accountPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
/**
 * Checks whether the page is a shared playlist or a visitor's registration. Everyone who knows the address of such a page can open it, so no referrer may
 * reveal the address to another site.
 */
const hasTokenInPath = (pathname: string) =>
  /^(\/danh-sach-phat|\/en\/playlist|\/su-kien\/dang-ky-cua-toi|\/en\/events\/my-registration)\//.test(pathname);

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
  const pathname = target.split('?')[0] ?? '/';
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
  } else if (homePaths.has(pathname) && [200, 304].includes(status)) {
    // A first visit to Home (without a cookie) is redirected. A shared cache that stored Home would skip the redirect (docs/design-notes.md "starting").
    headers['cache-control'] = 'private, no-cache';
    appendVary(headers, 'Cookie');
  }
  // The rules for the edge apply to pages, feeds and sitemaps. Of the caches outside this server, only the edge may store Home, because it checks the
  // visitor's cookie (containers/edge/nginx.conf).
  if (isBehindEdge()) {
    const isStale = isStaleInNext(nextHeaders);
    if (homePaths.has(pathname)) headers['x-accel-expires'] = isStale ? '0' : '1';
    else if (/\bs-maxage=/.test(String(headers['cache-control'])))
      headers['cache-control'] = formatEdgeCacheControl(isStale);
  }
  const isSecretPage = secretPaths.has(pathname);
  const isPersonalPage =
    isAccountPath(pathname) || hasTokenInPath(pathname) || (isSearchPath(pathname) && responseHead.status === 200);
  if (isPersonalPage) headers['cache-control'] = 'private, no-store';
  else if (isSecretPage) headers['cache-control'] = 'no-store';
  if (isSecretPage || hasTokenInPath(pathname)) headers['referrer-policy'] = 'no-referrer';
  // A 304, and a response to HEAD for a page, get no `denyAllPolicy`. The browser would apply the policy to its stored copy of the page.
  const hasSealedPolicy =
    !responseHead.isHtml && !isDevelopment && responseHead.status !== 304 && !(isHtmlType && method === 'HEAD');
  if (hasSealedPolicy) headers['content-security-policy'] ??= denyAllPolicy;
  return responseHead;
};
