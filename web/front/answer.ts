import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '@hat-nang/model/route';
import { routes } from '@hat-nang/model/routes';
import { ownOrigin } from '../src/routing/own-origin.ts';
import { perConnection } from './ask-next.ts';
import { sealedPolicy, securityHeaders } from './security-headers.ts';

/** What was asked, as far as the headers of its answer depend on it. */
export interface Asked {
  method: string | undefined;
  /** Path and query. */
  target: string;
  cookie?: string | undefined;
}

export interface AnswerHead {
  status: number;
  /** Names in small letters. */
  headers: Record<string, string | string[]>;
  isHtml: boolean;
  /** The status is the proxy's word on a whole page (coming soon, missing). */
  isStatusGiven: boolean;
}

/** Node writes both for each answer of ours. */
const perAnswer = new Set([...perConnection, 'date']);

/**
 * Next tells shared caches to keep a page for an hour, but nobody tells an edge of a change: it asks again every second (304 while nothing changed),
 * so that an edit is through within 5 s, and keeps the page for the time when nobody answers (docs/decisions/190-edge-freshness.md).
 */
const edgeCaching = (isStale: boolean) =>
  `public, max-age=0, s-maxage=${isStale ? 0 : 1}, stale-while-revalidate=1, stale-if-error=2592000`;
export const isBehindEdge = () => process.env.TRUST_PROXY === '1';

const homePaths = new Set(['/', '/en']);
/** Links in mails lead there with a token: nothing keeps these pages, nobody is told where one came from (docs/threat-model.md "The site"). */
const secretPaths = new Set([routes.resetPassword, routes.account].flatMap(({ vi, en }) => [vi as string, `/en${en}`]));
/** Each visit makes its own: nothing between us and the visitor keeps what somebody searched for. */
const searchPaths = new Set(
  Object.values(routes).flatMap((route: Route) => (route.query === 'search' ? [route.vi, `/en${route.en}`] : [])),
);
export const isSearch = (pathname: string) => searchPaths.has(pathname);
/** Shells of somebody's own pages hold nothing of theirs, and no cache stores them all the same (docs/threat-model.md "The site"). */
const ownPaths = [routes.account.vi, `/en${routes.account.en}`];
const isOwn = (pathname: string) => ownPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
/** Whoever has the address sees the list: no other site is told of it. */
const isShared = (pathname: string) => /^(\/danh-sach-phat|\/en\/playlist)\//.test(pathname);

/** Next's own keys: it answers 304 and a stale page with a word on its cache. */
const isStaleInNext = (headers: IncomingHttpHeaders) => headers['x-nextjs-cache'] === 'STALE';

export const appendVary = (headers: AnswerHead['headers'], name: string): void => {
  const known = [headers.vary ?? []].flat().join(', ').split(', ').filter(Boolean);
  headers.vary = [...new Set([...known, name])].join(', ');
};

/** Our headers of an answer of Next. The inner header `x-site-status` (set by the proxy) becomes the status. */
export const answerHead = (
  { status, headers: given }: { status: number; headers: IncomingHttpHeaders },
  { method, target, cookie }: Asked,
  isDevelopment = false,
): AnswerHead => {
  const pathname = target.split('?')[0] ?? '/';
  const headers: AnswerHead['headers'] = {};
  for (const [name, value] of Object.entries(securityHeaders(target, cookie))) headers[name.toLowerCase()] = value;
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && !perAnswer.has(name)) headers[name] = value;
  }
  const head = { status, headers, isHtml: false, isStatusGiven: false };
  const isOfHtml = String(headers['content-type'] ?? '').startsWith('text/html');
  // While developing, pages stream, reload themselves and show their own errors.
  head.isHtml = isOfHtml && !isDevelopment && method !== 'HEAD';
  // The visitor's own host is the right one, whatever it is called.
  const { location } = given;
  if (location?.startsWith(ownOrigin)) headers.location = location.slice(ownOrigin.length);

  const siteStatus = headers['x-site-status'];
  if (siteStatus) {
    delete headers['x-site-status'];
    head.status = Number(siteStatus);
    head.isStatusGiven = true;
    if (head.status === 503) headers['retry-after'] = '3600';
    headers['cache-control'] = 'no-store';
  } else if (homePaths.has(pathname) && [200, 304].includes(status)) {
    // A first visit to Home is redirected by a cookie: a shared cache that kept the page would hide that (docs/design-notes.md "starting").
    headers['cache-control'] = 'private, no-cache';
    appendVary(headers, 'Cookie');
  }
  // Pages, feeds and sitemaps; Home is private to all but the edge, which knows who has chosen (containers/edge/nginx.conf).
  if (isBehindEdge()) {
    const isStale = isStaleInNext(given);
    if (homePaths.has(pathname)) headers['x-accel-expires'] = isStale ? '0' : '1';
    else if (/\bs-maxage=/.test(String(headers['cache-control']))) headers['cache-control'] = edgeCaching(isStale);
  }
  const isSecret = secretPaths.has(pathname);
  const isPersonal = isOwn(pathname) || isShared(pathname) || (isSearch(pathname) && head.status === 200);
  if (isPersonal) headers['cache-control'] = 'private, no-store';
  else if (isSecret) headers['cache-control'] = 'no-store';
  if (isSecret || isShared(pathname)) headers['referrer-policy'] = 'no-referrer';
  // A 304 and the answer to HEAD speak of a page that has its own policy: the browser would put this one on the page it kept.
  const isSealed = !head.isHtml && !isDevelopment && head.status !== 304 && !(isOfHtml && method === 'HEAD');
  if (isSealed) headers['content-security-policy'] ??= sealedPolicy;
  return head;
};
