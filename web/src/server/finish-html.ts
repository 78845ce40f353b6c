import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Route } from '@hat-nang/model/route';
import { routes } from '@hat-nang/model/routes';
import { ownOrigin } from '../routing/own-origin.ts';
import type { ErrorPages } from './error-pages.ts';
import type { FrontDoor, PageVisit } from './front-door.ts';
import { contentSecurityPolicy, sealedPolicy } from './security-headers.ts';

/** Policies of the error pages: what is written into one for an address adds no script. */
const errorPolicies = new Map<string, string>();
const errorPolicyOf = (html: string): string => {
  const policy = errorPolicies.get(html) ?? contentSecurityPolicy(html);
  if (errorPolicies.size > 20) errorPolicies.clear();
  errorPolicies.set(html, policy);
  return policy;
};

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** One cached "not found" page stands for every missing address; the path goes into its marked paragraph, and nowhere else. */
const writeMissingPath = (html: string, pathname: string): string => {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A path that cannot be decoded is shown as it came.
  }
  return html.replace(
    /(<p data-missing-path="true"[^>]*>[^<]*)\{\{path\}\}/,
    (_, before: string) => before + escapeHtml(path),
  );
};

/** An editor's preview may be in the Studio's frame; nothing else may frame any page. */
const isPreview = (request: IncomingMessage) => /(?:^|; )__prerender_bypass=/.test(request.headers.cookie ?? '');
const framedByStudio = (policy: string) =>
  policy.replace("frame-ancestors 'none'", `frame-ancestors 'self' ${process.env.STUDIO_URL ?? ''}`.trimEnd());

/**
 * Next tells shared caches to keep a page for an hour, but nobody tells an edge of a change: it asks again every second (304 while nothing changed),
 * so that an edit is through within 5 s, and keeps the page for the time when nobody answers. A page that Next is just making again is not kept at all:
 * another second would pass before the edge asks for the new one, and of two replicas the slower one would put its old page over the other's new one.
 */
const edgeCaching = (isStale: boolean) =>
  `public, max-age=0, s-maxage=${isStale ? 0 : 1}, stale-while-revalidate=1, stale-if-error=2592000`;
const isBehindEdge = () => process.env.TRUST_PROXY === '1';

const privatePaths = new Set(['/', '/en']);
/** Links in mails lead there with a token: nothing keeps these pages, nobody is told where one came from (docs/threat-model.md "The site"). */
const secretPaths = new Set([routes.resetPassword, routes.account].flatMap(({ vi, en }) => [vi as string, `/en${en}`]));
/** Each visit makes its own: nothing between us and the visitor keeps what somebody searched for. */
const searchPaths = new Set(
  Object.values(routes).flatMap((route: Route) => (route.query === 'search' ? [route.vi, `/en${route.en}`] : [])),
);
/** A page that could not find what it needed, but keeps what the visitor typed, says so in its text (features/search/search-results.tsx). */
const failedMark = 'data-answer-status="503"';

export interface FinishOptions {
  errorPages: ErrorPages;
  frontDoor: FrontDoor;
  /** Where the request leads when its page may be kept. */
  visit: PageVisit | undefined;
  isDevelopment: boolean;
}

/** Shells of somebody's own pages hold nothing of theirs, and are kept by nobody all the same (docs/threat-model.md "The site"). */
const ownPaths = [routes.account.vi, `/en${routes.account.en}`];
const isOwn = (pathname: string) => ownPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
/** Whoever has the address sees the list: no other site is told of it. */
const isShared = (pathname: string) => /^(\/danh-sach-phat|\/en\/playlist)\//.test(pathname);

/**
 * Holds an HTML answer back until it is whole, then finishes it (finished-page.ts) and adds its Content-Security-Policy, or puts the designed error
 * page in place of a failure (5xx). Other answers pass through untouched but for a sealed policy. The inner header `x-site-status` (set by the proxy,
 * for the coming-soon and missing pages) becomes the status.
 */
export const finishHtml = (
  request: IncomingMessage,
  response: ServerResponse,
  { errorPages, frontDoor, visit, isDevelopment }: FinishOptions,
): void => {
  const pathname = (request.url ?? '/').split('?')[0] ?? '/';
  const chunks: Buffer[] = [];
  let isHtml: boolean | undefined;
  let isFinishing = false;
  let isComingSoon = false;
  /** What Next itself said, before the proxy's word replaced it. */
  let ownStatus: number | undefined;
  let ownCacheControl = '';
  const original = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  };

  const decide = () => {
    if (isHtml !== undefined) return isHtml;
    ownCacheControl = String(response.getHeader('cache-control') ?? '');
    // While developing, pages stream, reload themselves and show their own errors.
    const type = String(response.getHeader('content-type') ?? '');
    isHtml = !isDevelopment && type.startsWith('text/html') && request.method !== 'HEAD';
    // A cached redirect carries its Location twice.
    const location = [response.getHeader('location')].flat()[0];
    if (typeof location === 'string') response.setHeader('Location', location);
    // Next insists on an absolute address where the proxy redirects; the visitor's own host is the right one, whatever it is called.
    if (typeof location === 'string' && location.startsWith(ownOrigin)) {
      response.setHeader('Location', location.slice(ownOrigin.length));
    }
    const status = response.getHeader('x-site-status');
    if (status) {
      response.removeHeader('x-site-status');
      ownStatus = response.statusCode;
      response.statusCode = Number(status);
      isComingSoon = response.statusCode === 503;
      if (isComingSoon) response.setHeader('Retry-After', '3600');
      response.setHeader('Cache-Control', 'no-store');
    } else if (privatePaths.has(pathname) && [200, 304].includes(response.statusCode)) {
      // A first visit to Home is redirected by a cookie: a shared cache that kept the page would hide that (docs/design-notes.md "starting").
      response.setHeader('Cache-Control', 'private, no-cache');
      response.appendHeader('Vary', 'Cookie');
    }
    // Pages, feeds and sitemaps; Home is private to all but the edge, which knows who has chosen (containers/edge/nginx.conf).
    if (isBehindEdge()) {
      const isStale = response.getHeader('x-nextjs-cache') === 'STALE';
      if (privatePaths.has(pathname)) response.setHeader('X-Accel-Expires', isStale ? 0 : 1);
      else if (/\bs-maxage=/.test(String(response.getHeader('cache-control')))) {
        response.setHeader('Cache-Control', edgeCaching(isStale));
      }
    }
    const isSecret = secretPaths.has(pathname);
    const isPersonal =
      isOwn(pathname) || isShared(pathname) || (searchPaths.has(pathname) && response.statusCode === 200);
    if (isPersonal) response.setHeader('Cache-Control', 'private, no-store');
    else if (isSecret) response.setHeader('Cache-Control', 'no-store');
    if (isSecret || isShared(pathname)) response.setHeader('Referrer-Policy', 'no-referrer');
    // A 304 and the answer to HEAD speak of a page that has its own policy: the browser would put this one on the page it kept.
    const isOfPage = request.method === 'HEAD' && type.startsWith('text/html');
    const isSealed = !isHtml && !isDevelopment && response.statusCode !== 304 && !isOfPage;
    if (isSealed && !response.getHeader('content-security-policy')) {
      response.setHeader('Content-Security-Policy', sealedPolicy);
    }
    return isHtml;
  };

  const toBuffer = (chunk: unknown, encoding?: unknown) =>
    typeof chunk === 'string'
      ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
      : Buffer.from(chunk as Uint8Array);

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (isFinishing) return original.writeHead(status);
    response.statusCode = status;
    const headers = rest.find((part): part is OutgoingHttpHeaders => typeof part === 'object' && part !== null);
    for (const [name, value] of Object.entries(headers ?? {})) {
      if (value !== undefined) response.setHeader(name, value as string | number | string[]);
    }
    if (decide()) return response;
    return original.writeHead(response.statusCode);
  }) as ServerResponse['writeHead'];

  response.flushHeaders = () => {
    if (!decide()) original.flushHeaders();
  };

  response.write = ((chunk: unknown, encoding?: unknown, callback?: unknown) => {
    if (!decide()) return original.write(chunk as never, encoding as never, callback as never);
    chunks.push(toBuffer(chunk, encoding));
    const done = typeof encoding === 'function' ? encoding : callback;
    if (typeof done === 'function') done();
    return true;
  }) as ServerResponse['write'];

  response.end = ((chunk?: unknown, encoding?: unknown, callback?: unknown) => {
    if (!decide()) return original.end(chunk as never, encoding as never, callback as never);
    if (chunk && typeof chunk !== 'function') chunks.push(toBuffer(chunk, encoding));
    // Next gives a cached page as one string, the very one that its cache holds.
    const html = chunks.length === 1 && typeof chunk === 'string' ? chunk : Buffer.concat(chunks).toString();
    let body: Buffer | undefined;
    let policy = '';
    if (response.statusCode >= 500 && !isComingSoon) {
      const errorPage = errorPages.for('unavailable', pathname);
      body = Buffer.from(errorPage);
      policy = errorPolicyOf(errorPage);
      response.statusCode = 503;
      response.removeHeader('etag');
      response.setHeader('Retry-After', '30');
      response.setHeader('Cache-Control', 'no-store');
    } else if (response.statusCode === 404) {
      const errorPage = errorPages.for('missing', pathname);
      body = Buffer.from(writeMissingPath(errorPage, pathname));
      policy = errorPolicyOf(errorPage);
      response.removeHeader('etag');
    } else if (html !== '') {
      const page = frontDoor.finish(visit, html);
      body = page.body();
      policy = page.policy;
      response.setHeader('Content-Security-Policy', policy);
      if (visit) frontDoor.keep(visit, html, page, response, ownCacheControl);
      if (searchPaths.has(pathname) && response.statusCode === 200 && html.includes(failedMark)) {
        response.statusCode = 503;
        response.setHeader('Retry-After', '30');
      }
    }
    if (body) {
      response.setHeader('Content-Security-Policy', isPreview(request) ? framedByStudio(policy) : policy);
      response.setHeader('Content-Length', body.length);
    }
    isFinishing = true;
    const done = [chunk, encoding, callback].find((part) => typeof part === 'function');
    const ended = original.end(body ?? Buffer.alloc(0), done as never);
    // Next remakes a stale page behind the visitor's back with this same object: it must not take our 404 or 503 for its own.
    if (ownStatus !== undefined) response.statusCode = ownStatus;
    return ended;
  }) as ServerResponse['end'];
};
