import { delayRefusal } from '@hat-nang/model/http/refusal-delay';
import { type BackEndInit, backEndFetch } from '@/cms/back-end-fetch';
import { cookiePrefix, directusUrl, siteOrigin } from '@/cms/settings';
import { isSameOrigin } from '@/server/same-origin';
import { signedInCookie } from '@/session/signed-in';
import { findRule, type ProxyRule } from './allow-list.ts';
import { itemQueryProblem, maxQueryLength } from './item-query.ts';
import {
  type CachedPicture,
  cachePicture,
  confirmPicture,
  forgetPicture,
  getCachedPicture,
  toPictureResponse,
} from './picture-cache.ts';
import { checkPicture } from './picture-check.ts';
import { isForImage, placeholderAnswer } from './picture-placeholder.ts';

const writeMethods = new Set(['POST', 'PATCH', 'PUT', 'DELETE']);
const forwardedRequestHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'range',
  'if-none-match',
  'if-modified-since',
  'if-range',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
];
const forwardedResponseHeaders = [
  'content-type',
  'content-length',
  'content-range',
  'content-disposition',
  'accept-ranges',
  'etag',
  'last-modified',
  'retry-after',
  'cache-control',
];

/** Returns an error in Directus's error format, so clients parse only one format. */
export const createErrorResponse = (status: number, code: string, message: string): Response =>
  Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * Returns the response that clients get while Directus does not answer. The circuit breaker probes Directus twice a second, so a short Retry-After is enough.
 */
export const createUnavailableAnswer = (): Response => {
  const answer = createErrorResponse(
    503,
    'SERVICE_UNAVAILABLE',
    'The library cannot be reached right now. Please try again in a moment.',
  );
  answer.headers.set('Retry-After', '5');
  return answer;
};

const findRefusal = (request: Request, rule: ProxyRule): Response | undefined => {
  if (!writeMethods.has(request.method)) return undefined;
  if (!isSameOrigin(request.headers))
    return createErrorResponse(403, 'FORBIDDEN', 'This request did not come from the site itself.');
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const isAllowed =
    type === 'application/json' || (rule.acceptsForm && type === 'multipart/form-data') || (!type && !request.body);
  if (!isAllowed) return createErrorResponse(415, 'UNSUPPORTED_MEDIA_TYPE', 'Only JSON is accepted here.');
  return undefined;
};

/** Returns the query to forward. Undefined when a value is longer than the rule allows. */
export const pickParameters = (search: URLSearchParams, rule: ProxyRule): string | undefined => {
  const forwardedParts = new URLSearchParams();
  for (const [name, longest] of Object.entries(rule.parameters ?? {})) {
    const value = search.get(name);
    if (value !== null && [...value].length > longest) return undefined;
    if (value !== null) forwardedParts.set(name, value);
  }
  return `?${forwardedParts}`;
};

/** Returns the session and sign-up cookies of the site. Other cookies of this host must not reach Directus. */
const readOwnCookies = (request: Request): string | undefined => {
  const cookiePrefixes = [`${cookiePrefix()}_token=`, `${cookiePrefix()}_proof=`];
  const forwardedParts = (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((part) => cookiePrefixes.some((name) => part.startsWith(name)));
  return forwardedParts.length > 0 ? forwardedParts.join('; ') : undefined;
};

const conditionalHeaders = ['if-none-match', 'if-modified-since', 'if-range'];

const toRequestHeaders = (request: Request, cookie: string | undefined): Headers => {
  const headers = new Headers();
  for (const name of forwardedRequestHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (writeMethods.has(request.method)) headers.set('origin', siteOrigin());
  if (cookie !== undefined) headers.set('cookie', cookie);
  return headers;
};

/**
 * Converts the HttpOnly session cookie into a second, readable cookie with the same lifetime, which shows only that a session exists. Undefined for every
 * other cookie. Pages are static, so the browser uses the readable cookie to decide what to show. The server sets this cookie, because Safari deletes cookies
 * of scripts after a week.
 */
export const toSignedInCookie = (cookie: string): string | undefined => {
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const [name, value] = pair.split('=');
  if (name !== `${cookiePrefix()}_token`) return undefined;
  const readableAttributes = attributes.filter((attribute) => attribute.toLowerCase() !== 'httponly');
  return [`${signedInCookie}=${value ? 1 : ''}`, ...readableAttributes].join('; ');
};

const publicCacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * Returns the response headers for the browser.
 * @param isPublic the request had no credentials, so every visitor gets the same response
 */
const toResponseHeaders = (answer: Response, rule: ProxyRule, isPublic: boolean): Headers => {
  const headers = new Headers();
  for (const name of forwardedResponseHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const cookie of answer.headers.getSetCookie()) {
    headers.append('set-cookie', cookie);
    const companionCookie = toSignedInCookie(cookie);
    if (companionCookie) headers.append('set-cookie', companionCookie);
  }
  const isCacheable =
    rule.isAsset && isPublic && (answer.ok || answer.status === 304) && answer.headers.getSetCookie().length === 0;
  headers.set('Cache-Control', isCacheable ? publicCacheControl : 'private, no-store');
  if (rule.isAsset) headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return headers;
};

const retryDelayMs = 700;
/**
 * Milliseconds after which a read is not retried. Files may take longer: an uncached page needs a dozen pictures, and Directus renders only a few at a time.
 */
const maxWaitMs = 2700;
const maxFileWaitMs = 9000;
const maxStreamMs = 120_000;

/**
 * Sends a request to Directus. With `mayRetry`, retries a read after a 503, which Directus under load briefly sends (docs/threat-model.md 11). Never retries
 * a write.
 */
const requestDirectus = async (target: string, requestInit: BackEndInit, mayRetry: boolean): Promise<Response> => {
  const startedAt = Date.now();
  for (;;) {
    const answer = await backEndFetch(target, requestInit);
    const maximum = requestInit.lane === 'files' ? maxFileWaitMs : maxWaitMs;
    const hasTimeToRepeat =
      mayRetry && requestInit.lane !== 'writes' && Date.now() - startedAt + retryDelayMs < maximum;
    if (answer.status !== 503 || !hasTimeToRepeat) return answer;
    await answer.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  }
};

const toBackEndInit = (request: Request, rule: ProxyRule, headers: Headers, body?: ArrayBuffer): BackEndInit => ({
  method: request.method,
  headers,
  body,
  redirect: 'manual',
  cache: 'no-store',
  lane: rule.isAsset ? 'files' : writeMethods.has(request.method) ? 'writes' : 'calls',
  signal: rule.isAsset ? AbortSignal.any([request.signal, AbortSignal.timeout(maxStreamMs)]) : request.signal,
});

const toResponse = (answer: Response, headers: Headers): Response =>
  new Response(answer.status === 204 || answer.status === 304 ? null : answer.body, { status: answer.status, headers });

/** Checks whether a stale cached picture may be served: Directus confirms it, or does not answer. */
const mayServeCached = async (target: string, picture: CachedPicture): Promise<boolean> => {
  const checkedAt = Date.now();
  const state = await checkPicture(target, picture.headers);
  if (state === 'current') confirmPicture(target, picture, checkedAt);
  return state !== 'changed';
};

/**
 * Requests a file without the session first, so a public file remains publicly cacheable for signed-in visitors. If Directus responds with 403 and the
 * visitor has a session, requests the file again with the session and without conditional headers. No cache may store that second response.
 */
const forwardAsset = async (request: Request, rule: ProxyRule, target: string): Promise<Response> => {
  const isPicture = new URL(target).searchParams.has('key') && !request.headers.has('range');
  const cached = isPicture ? getCachedPicture(target) : undefined;
  if (cached && (cached.isFresh || (await mayServeCached(target, cached.picture))))
    return toPictureResponse(request, cached.picture);
  const headers = toRequestHeaders(request, undefined);
  const isStorable = isPicture && request.method === 'GET';
  if (isStorable) for (const name of conditionalHeaders) headers.delete(name);
  try {
    const requestedAt = Date.now();
    const answer = await requestDirectus(target, toBackEndInit(request, rule, headers), cached === undefined);
    if (cached && answer.status >= 500) return toPictureResponse(request, cached.picture);
    const cookie = answer.status === 403 ? readOwnCookies(request) : undefined;
    if (cookie === undefined) {
      const responseHeaders = toResponseHeaders(answer, rule, true);
      return isStorable
        ? await cachePicture(target, answer, responseHeaders, requestedAt)
        : toResponse(answer, responseHeaders);
    }
    await answer.body?.cancel();
    forgetPicture(target);
    const personalHeaders = toRequestHeaders(request, cookie);
    for (const name of conditionalHeaders) personalHeaders.delete(name);
    const personalAnswer = await requestDirectus(target, toBackEndInit(request, rule, personalHeaders), true);
    return toResponse(personalAnswer, toResponseHeaders(personalAnswer, rule, false));
  } catch (error) {
    if (cached) return toPictureResponse(request, cached.picture);
    throw error;
  }
};

const logSilence = (request: Request, error: unknown): void => {
  if (!request.signal.aborted)
    console.error('api-proxy: Directus did not answer', error instanceof Error ? error.message : error);
};

/** Returns the file. If an `<img>` requested the file and the response has a status of 400 or above, or Directus is unavailable, returns a placeholder. */
const forwardFile = async (request: Request, rule: ProxyRule, target: string): Promise<Response> => {
  const preset = new URL(target).searchParams.get('key');
  if (!isForImage(request, preset)) return forwardAsset(request, rule, target);
  const answer = await forwardAsset(request, rule, target).catch((error: unknown) => {
    logSilence(request, error);
    return createUnavailableAnswer();
  });
  if (answer.status < 400) return answer;
  await answer.body?.cancel();
  return placeholderAnswer(request, preset, answer);
};

/**
 * Forwards an allowed call to Directus and returns its response. Refuses a call that is not on the allow-list (404), with a wrong method (405) or query
 * (400), and a write with a wrong type (415) or from another site (403). Responds with 503 if Directus is unreachable or late. web/front refuses large bodies
 * earlier.
 */
export const forwardToDirectus = async (request: Request, path: string): Promise<Response> => {
  const rule = findRule(request.method, path);
  if (!rule) return createErrorResponse(404, 'ROUTE_NOT_FOUND', 'There is no such call.');
  if (rule === 'method') return createErrorResponse(405, 'METHOD_NOT_ALLOWED', 'This call takes another method.');
  const refusal = findRefusal(request, rule);
  if (refusal) return refusal;
  const { search: rawQuery, searchParams } = new URL(request.url);
  const isLong = rawQuery.length > maxQueryLength;
  const problem = !isLong && rule.isRead ? itemQueryProblem(searchParams) : undefined;
  if (isLong || problem !== undefined) {
    await delayRefusal();
    return createErrorResponse(400, 'INVALID_QUERY', isLong ? 'The query is too long.' : `Invalid query. ${problem}.`);
  }
  const body = writeMethods.has(request.method) && request.body ? await request.arrayBuffer() : undefined;
  const search = rule.parameters ? pickParameters(searchParams, rule) : rawQuery;
  if (search === undefined) return createErrorResponse(400, 'INVALID_QUERY', 'The query is too long.');
  const target = `${directusUrl()}/${path.replace(/\/$/, '')}${search}`;
  try {
    if (rule.isAsset) return await forwardFile(request, rule, target);
    const headers = toRequestHeaders(request, rule.isAnonymous ? undefined : readOwnCookies(request));
    const answer = await requestDirectus(target, toBackEndInit(request, rule, headers, body), !rule.isAnonymous);
    return toResponse(answer, toResponseHeaders(answer, rule, false));
  } catch (error) {
    logSilence(request, error);
    return createUnavailableAnswer();
  }
};
