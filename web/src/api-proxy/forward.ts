import { delayRefusal } from '@hat-nang/model/http/refusal-delay';
import { type BackEndInit, backEndFetch } from '@/cms/back-end-fetch';
import { cookiePrefix, directusUrl, siteOrigin } from '@/cms/settings';
import { isSameOrigin } from '@/server/same-origin';
import { signedInCookie } from '@/session/signed-in';
import { findRule, type ProxyRule } from './allow-list.ts';
import { itemQueryProblem, longestQuery } from './item-query.ts';
import { cachedPicture, cachePicture, forgetPicture, pictureAnswer } from './picture-cache.ts';
import { isForImage, placeholderAnswer } from './picture-placeholder.ts';

const changing = new Set(['POST', 'PATCH', 'PUT', 'DELETE']);
/** Request headers that Directus receives, and response headers that the visitor receives. */
const sent = [
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
const returned = [
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

/** An error in Directus's own shape, so that clients parse only one. */
export const proxyError = (status: number, code: string, message: string): Response =>
  Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers: { 'Cache-Control': 'no-store' } });

/** Directus does not answer. It is probed twice a second, so a short retry time is enough. */
export const unavailable = (): Response => {
  const answer = proxyError(
    503,
    'SERVICE_UNAVAILABLE',
    'The library cannot be reached right now. Please try again in a moment.',
  );
  answer.headers.set('Retry-After', '5');
  return answer;
};

const refuse = (request: Request, rule: ProxyRule): Response | undefined => {
  if (!changing.has(request.method)) return undefined;
  if (!isSameOrigin(request.headers))
    return proxyError(403, 'FORBIDDEN', 'This request did not come from the site itself.');
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const allowed =
    type === 'application/json' || (rule.takesForm && type === 'multipart/form-data') || (!type && !request.body);
  if (!allowed) return proxyError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Only JSON is accepted here.');
  return undefined;
};

/** The forwarded query; undefined when a value is longer than the rule allows. */
export const passedQuery = (search: URLSearchParams, rule: ProxyRule): string | undefined => {
  const passed = new URLSearchParams();
  for (const [name, longest] of Object.entries(rule.parameters ?? {})) {
    const value = search.get(name);
    if (value !== null && [...value].length > longest) return undefined;
    if (value !== null) passed.set(name, value);
  }
  return `?${passed}`;
};

/** Forwards only our session and sign-up proof; other cookies of this host stay out of the back end. */
const ownCookies = (request: Request): string | undefined => {
  const own = [`${cookiePrefix()}_token=`, `${cookiePrefix()}_proof=`];
  const passed = (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((part) => own.some((name) => part.startsWith(name)));
  return passed.length > 0 ? passed.join('; ') : undefined;
};

const conditions = ['if-none-match', 'if-modified-since', 'if-range'];

const outgoing = (request: Request, cookie: string | undefined): Headers => {
  const headers = new Headers();
  for (const name of sent) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (changing.has(request.method)) headers.set('origin', siteOrigin());
  if (cookie !== undefined) headers.set('cookie', cookie);
  return headers;
};

/**
 * A second cookie beside the session's HttpOnly one says only that a session exists, and has the same lifetime. Pages are static, so the browser
 * itself decides what to show. The server sets it: browsers delete script-written cookies after a week.
 */
export const companionOf = (cookie: string): string | undefined => {
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const [name, value] = pair.split('=');
  if (name !== `${cookiePrefix()}_token`) return undefined;
  const readable = attributes.filter((attribute) => attribute.toLowerCase() !== 'httponly');
  return [`${signedInCookie}=${value ? 1 : ''}`, ...readable].join('; ');
};

const cacheableControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** @param isPublic the request had no credentials: everybody gets the same answer */
const answerHeaders = (answer: Response, rule: ProxyRule, isPublic: boolean): Headers => {
  const headers = new Headers();
  for (const name of returned) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const cookie of answer.headers.getSetCookie()) {
    headers.append('set-cookie', cookie);
    const companion = companionOf(cookie);
    if (companion) headers.append('set-cookie', companion);
  }
  const isCacheable =
    rule.isAsset && isPublic && (answer.ok || answer.status === 304) && answer.headers.getSetCookie().length === 0;
  headers.set('Cache-Control', isCacheable ? cacheableControl : 'private, no-store');
  if (rule.isAsset) headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return headers;
};

const pause = 700;
/** Ms after which a read is no longer retried. An uncached page needs a dozen pictures, and Directus renders five at once. */
const maxWaitMs = 2700;
const filePatience = 9000;
/** Maximum duration of a stream, in ms. */
const longestStream = 120_000;

/** Directus under pressure answers 503 for a moment (docs/threat-model.md 11): reads are retried, writes never are. */
const ask = async (target: string, init: BackEndInit, isPatient: boolean): Promise<Response> => {
  const started = Date.now();
  for (;;) {
    const answer = await backEndFetch(target, init);
    const longest = init.lane === 'files' ? filePatience : maxWaitMs;
    const mayRepeat = isPatient && init.lane !== 'writes' && Date.now() - started + pause < longest;
    if (answer.status !== 503 || !mayRepeat) return answer;
    await answer.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};

const init = (request: Request, rule: ProxyRule, headers: Headers, body?: ArrayBuffer): BackEndInit => ({
  method: request.method,
  headers,
  body,
  redirect: 'manual',
  cache: 'no-store',
  lane: rule.isAsset ? 'files' : changing.has(request.method) ? 'writes' : 'calls',
  signal: rule.isAsset ? AbortSignal.any([request.signal, AbortSignal.timeout(longestStream)]) : request.signal,
});

const passOn = (answer: Response, headers: Headers): Response =>
  new Response(answer.status === 204 || answer.status === 304 ? null : answer.body, { status: answer.status, headers });

/**
 * Requests a file anonymously first, so that a public file remains publicly cacheable for signed-in people too. Only a refused file is requested with
 * the session, whole and unconditionally: no cache may store that answer.
 */
const forwardAsset = async (request: Request, rule: ProxyRule, target: string): Promise<Response> => {
  const isPicture = new URL(target).searchParams.has('key') && !request.headers.has('range');
  const kept = isPicture ? cachedPicture(target) : undefined;
  if (kept?.isFresh) return pictureAnswer(request, kept.picture);
  const headers = outgoing(request, undefined);
  const isStorable = isPicture && request.method === 'GET';
  if (isStorable) for (const name of conditions) headers.delete(name);
  try {
    const answer = await ask(target, init(request, rule, headers), kept === undefined);
    if (kept && answer.status >= 500) return pictureAnswer(request, kept.picture);
    const cookie = answer.status === 403 ? ownCookies(request) : undefined;
    if (cookie === undefined) {
      const own = answerHeaders(answer, rule, true);
      return isStorable ? await cachePicture(target, answer, own) : passOn(answer, own);
    }
    await answer.body?.cancel();
    forgetPicture(target);
    const personal = outgoing(request, cookie);
    for (const name of conditions) personal.delete(name);
    const own = await ask(target, init(request, rule, personal), true);
    return passOn(own, answerHeaders(own, rule, false));
  } catch (error) {
    if (kept) return pictureAnswer(request, kept.picture);
    throw error;
  }
};

const logSilence = (request: Request, error: unknown): void => {
  if (!request.signal.aborted)
    console.error('api-proxy: Directus did not answer', error instanceof Error ? error.message : error);
};

/** A file, or the placeholder of a picture that is refused, missing or broken, or that Directus cannot give now. */
const forwardFile = async (request: Request, rule: ProxyRule, target: string): Promise<Response> => {
  const preset = new URL(target).searchParams.get('key');
  if (!isForImage(request, preset)) return forwardAsset(request, rule, target);
  const answer = await forwardAsset(request, rule, target).catch((error: unknown) => {
    logSilence(request, error);
    return unavailable();
  });
  if (answer.status < 400) return answer;
  await answer.body?.cancel();
  return placeholderAnswer(request, preset, answer);
};

/**
 * Streams one allowed call to Directus and its answer back. Not on the allow-list: 404; wrong method: 405; invalid query: 400; another site: 403;
 * back end unreachable or late: 503. web/front/route-limits.ts refuses large bodies earlier.
 */
export const forward = async (request: Request, path: string): Promise<Response> => {
  const rule = findRule(request.method, path);
  if (!rule) return proxyError(404, 'ROUTE_NOT_FOUND', 'There is no such call.');
  if (rule === 'method') return proxyError(405, 'METHOD_NOT_ALLOWED', 'This call takes another method.');
  const refusal = refuse(request, rule);
  if (refusal) return refusal;
  const { search: given, searchParams } = new URL(request.url);
  const isLong = given.length > longestQuery;
  const problem = !isLong && rule.isRead ? itemQueryProblem(searchParams) : undefined;
  if (isLong || problem !== undefined) {
    await delayRefusal();
    return proxyError(400, 'INVALID_QUERY', isLong ? 'The query is too long.' : `Invalid query. ${problem}.`);
  }
  const body = changing.has(request.method) && request.body ? await request.arrayBuffer() : undefined;
  const search = rule.parameters ? passedQuery(searchParams, rule) : given;
  if (search === undefined) return proxyError(400, 'INVALID_QUERY', 'The query is too long.');
  const target = `${directusUrl()}/${path.replace(/\/$/, '')}${search}`;
  try {
    if (rule.isAsset) return await forwardFile(request, rule, target);
    const headers = outgoing(request, rule.isAnonymous ? undefined : ownCookies(request));
    const answer = await ask(target, init(request, rule, headers, body), !rule.isAnonymous);
    return passOn(answer, answerHeaders(answer, rule, false));
  } catch (error) {
    logSilence(request, error);
    return unavailable();
  }
};
