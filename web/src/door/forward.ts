import { cookiePrefix, directusUrl } from '@/cms/settings';
import { isSameOrigin } from '@/server/same-origin';
import { signedInCookie } from '@/session/signed-in';
import { type DoorRule, defaultMaxBody, findRule } from './allow-list.ts';
import { keepPicture, keptPicture, pictureAnswer } from './kept-pictures.ts';

const timeout = 15_000;
const changing = new Set(['POST', 'PATCH', 'PUT', 'DELETE']);
/** What Directus may know of the visitor's request, and the visitor of Directus's answer. */
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

/** An error in Directus's own shape, so that clients know one kind only. */
export const doorError = (status: number, code: string, message: string): Response =>
  Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers: { 'Cache-Control': 'no-store' } });

const refuse = (request: Request, rule: DoorRule): Response | undefined => {
  if (!changing.has(request.method)) return undefined;
  if (!isSameOrigin(request.headers))
    return doorError(403, 'FORBIDDEN', 'This request did not come from the site itself.');
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const allowed =
    type === 'application/json' || (rule.takesForm && type === 'multipart/form-data') || (!type && !request.body);
  if (!allowed) return doorError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Only JSON is accepted here.');
  return undefined;
};

const readBody = async (request: Request, rule: DoorRule): Promise<Uint8Array | 'too-large' | undefined> => {
  if (!changing.has(request.method) || !request.body) return undefined;
  const limit = rule.maxBody ?? defaultMaxBody;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > limit) return 'too-large';
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** The query that travels on, or undefined when a value is longer than the rule takes. */
export const passedQuery = (search: URLSearchParams, rule: DoorRule): string | undefined => {
  const passed = new URLSearchParams();
  for (const [name, longest] of Object.entries(rule.parameters ?? {})) {
    const value = search.get(name);
    if (value !== null && [...value].length > longest) return undefined;
    if (value !== null) passed.set(name, value);
  }
  return `?${passed}`;
};

const outgoing = (request: Request, rule: DoorRule): Headers => {
  const headers = new Headers();
  for (const name of sent) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (rule.isAnonymous) return headers;
  // Only our own session and sign-up proof travel on; whatever else the browser keeps for this host is none of the back end's business.
  const own = [`${cookiePrefix()}_token=`, `${cookiePrefix()}_proof=`];
  const passed = (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((part) => own.some((name) => part.startsWith(name)));
  if (passed.length > 0) headers.set('cookie', passed.join('; '));
  return headers;
};

/**
 * Beside the session's cookie, which no script may read, goes one that says only that there is a session, and lives as long: pages are static, so
 * the browser itself must know what to show. Set by the server, because browsers drop what scripts keep after a week.
 */
export const companionOf = (cookie: string): string | undefined => {
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const [name, value] = pair.split('=');
  if (name !== `${cookiePrefix()}_token`) return undefined;
  const readable = attributes.filter((attribute) => attribute.toLowerCase() !== 'httponly');
  return [`${signedInCookie}=${value ? 1 : ''}`, ...readable].join('; ');
};

const answerHeaders = (answer: Response, rule: DoorRule, isPersonal: boolean): Headers => {
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
  const isCacheable = rule.isAsset && answer.ok && answer.headers.getSetCookie().length === 0;
  headers.set(
    'Cache-Control',
    // What a session was asked with may be a picture of one's own: only that browser may keep it.
    isCacheable
      ? `${isPersonal ? 'private' : 'public'}, max-age=86400, stale-while-revalidate=604800`
      : 'private, no-store',
  );
  if (rule.isAsset) headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return headers;
};

const attempts = 5;
const pause = 700;

/** Directus under pressure says 503 for a moment (hardening, 8): what only reads is asked again, what changes something never is. */
const ask = async (target: string, init: RequestInit, isPatient: boolean): Promise<Response> => {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(target, init);
    const mayRepeat = isPatient && (init.method === 'GET' || init.method === 'HEAD');
    if (answer.status !== 503 || !mayRepeat || attempt === attempts) return answer;
    await answer.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};

/**
 * Passes one allowed call on to Directus and its answer back, streaming. Everything that is not on the allow-list is 404, a wrong method 405,
 * a call from another site 403, a body that is too large 413, an unreachable back end 503.
 */
export const forward = async (request: Request, path: string): Promise<Response> => {
  const rule = findRule(request.method, path);
  if (!rule) return doorError(404, 'ROUTE_NOT_FOUND', 'There is no such call.');
  if (rule === 'method') return doorError(405, 'METHOD_NOT_ALLOWED', 'This call takes another method.');
  const refusal = refuse(request, rule);
  if (refusal) return refusal;
  const body = await readBody(request, rule);
  if (body === 'too-large') return doorError(413, 'CONTENT_TOO_LARGE', 'The request is too large.');
  const { search: given, searchParams } = new URL(request.url);
  const search = rule.parameters ? passedQuery(searchParams, rule) : given;
  if (search === undefined) return doorError(400, 'INVALID_QUERY', 'The query is too long.');
  const target = `${directusUrl()}/${path.replace(/\/$/, '')}${search}`;
  const isPicture = rule.isAsset && searchParams.has('key') && !request.headers.has('range');
  const kept = isPicture ? keptPicture(target) : undefined;
  if (kept?.isFresh) return pictureAnswer(request, kept.picture);
  const headers = outgoing(request, rule);
  const isKeepable = isPicture && request.method === 'GET' && !headers.has('cookie');
  if (isKeepable) for (const name of ['if-none-match', 'if-modified-since', 'if-range']) headers.delete(name);
  try {
    const answer = await ask(
      target,
      {
        method: request.method,
        headers,
        body: body as BodyInit | undefined,
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(rule.isAsset ? 120_000 : timeout)]),
      },
      kept === undefined && !rule.isAnonymous,
    );
    if (kept && answer.status >= 500) return pictureAnswer(request, kept.picture);
    if (isKeepable) return await keepPicture(target, answer, answerHeaders(answer, rule, false));
    return new Response(answer.status === 204 || answer.status === 304 ? null : answer.body, {
      status: answer.status,
      headers: answerHeaders(answer, rule, headers.has('cookie')),
    });
  } catch (error) {
    if (kept) return pictureAnswer(request, kept.picture);
    if (!request.signal.aborted)
      console.error('door: back end not reached', error instanceof Error ? error.message : error);
    return doorError(
      503,
      'SERVICE_UNAVAILABLE',
      'The library cannot be reached right now. Please try again in a moment.',
    );
  }
};
