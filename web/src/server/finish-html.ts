import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { routes } from '../i18n/routes.ts';
import { ownOrigin } from '../routing/own-origin.ts';
import type { ErrorPages } from './error-pages.ts';
import { contentSecurityPolicy, sealedPolicy } from './security-headers.ts';

/** Policies of finished pages by their ETag: a cached page is hashed once, not at every visit. */
const policies = new Map<string, string>();
const policyOf = (html: string, etag: string | undefined): string => {
  const key = etag ?? createHash('sha1').update(html).digest('base64');
  const known = policies.get(key);
  if (known) return known;
  const policy = contentSecurityPolicy(html);
  if (policies.size > 5000) policies.clear();
  policies.set(key, policy);
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

/** An editor's preview may stand in the Studio's frame; nothing else may frame any page. */
const isPreview = (request: IncomingMessage) => /(?:^|; )__prerender_bypass=/.test(request.headers.cookie ?? '');
const framedByStudio = (policy: string) =>
  policy.replace("frame-ancestors 'none'", `frame-ancestors 'self' ${process.env.STUDIO_URL ?? ''}`.trimEnd());

/**
 * Next tells shared caches to keep a page for an hour, but nobody tells an edge of a change: it asks again every second (304 while nothing changed),
 * so that an edit is through within 5 s, and keeps the page for the time when nobody answers.
 */
const edgeCaching = 'public, max-age=0, s-maxage=1, stale-while-revalidate=3, stale-if-error=2592000';
const isBehindEdge = () => process.env.TRUST_PROXY === '1';

const privatePaths = new Set(['/', '/en']);
/** Their address carried a token: nothing keeps them, nobody is told where one came from (hardening, "The site"). */
const secretPaths = new Set([routes.resetPassword.vi, `/en${routes.resetPassword.en}`]);

/**
 * Holds an HTML answer back until it is whole, then adds its Content-Security-Policy, or puts the designed error page in place of a
 * failure (5xx). Other answers pass through untouched but for a sealed policy. The inner header `x-site-status` (set by the proxy, for
 * the coming-soon and missing pages) becomes the status.
 */
export const finishHtml = (
  request: IncomingMessage,
  response: ServerResponse,
  errorPages: ErrorPages,
  isDevelopment = false,
): void => {
  const pathname = (request.url ?? '/').split('?')[0] ?? '/';
  const chunks: Buffer[] = [];
  let isHtml: boolean | undefined;
  let isFinishing = false;
  let isComingSoon = false;
  /** What Next itself said, before the proxy's word replaced it. */
  let ownStatus: number | undefined;
  const original = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  };

  const decide = () => {
    if (isHtml !== undefined) return isHtml;
    // While developing, pages stream, reload themselves and show their own errors.
    isHtml =
      !isDevelopment &&
      String(response.getHeader('content-type') ?? '').startsWith('text/html') &&
      request.method !== 'HEAD';
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
    } else if (privatePaths.has(pathname) && response.statusCode === 200) {
      // A first visit to Home is redirected by a cookie: a shared cache that kept the page would hide that (readings, "starting").
      response.setHeader('Cache-Control', 'private, no-cache');
      response.appendHeader('Vary', 'Cookie');
    }
    if (isBehindEdge() && String(response.getHeader('cache-control')).startsWith('s-maxage=')) {
      response.setHeader('Cache-Control', edgeCaching);
    }
    if (secretPaths.has(pathname)) {
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Referrer-Policy', 'no-referrer');
    }
    // A 304 and the answer to HEAD speak of a page that has its own policy: the browser would put this one on the page it kept.
    const speaksOfPage = response.statusCode === 304 || request.method === 'HEAD';
    const isSealed = !isHtml && !isDevelopment && !speaksOfPage && !pathname.startsWith('/_next/');
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
    let body: Buffer = Buffer.concat(chunks);
    if (response.statusCode >= 500 && !isComingSoon) {
      body = Buffer.from(errorPages.for('unavailable', pathname));
      response.statusCode = 503;
      response.removeHeader('etag');
      response.setHeader('Retry-After', '30');
      response.setHeader('Cache-Control', 'no-store');
    } else if (response.statusCode === 404) {
      body = Buffer.from(writeMissingPath(errorPages.for('missing', pathname), pathname));
      response.removeHeader('etag');
    }
    if (body.length > 0) {
      const etag = response.getHeader('etag');
      const policy = policyOf(body.toString('utf8'), etag ? String(etag) : undefined);
      response.setHeader('Content-Security-Policy', isPreview(request) ? framedByStudio(policy) : policy);
      response.setHeader('Content-Length', body.length);
    }
    isFinishing = true;
    const done = [chunk, encoding, callback].find((part) => typeof part === 'function');
    const ended = original.end(body, done as never);
    // Next remakes a stale page behind the visitor's back with this same object: it must not take our 404 or 503 for its own.
    if (ownStatus !== undefined) response.statusCode = ownStatus;
    return ended;
  }) as ServerResponse['end'];
};
