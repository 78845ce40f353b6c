/** Checks of the guard as Express middlewares. Most rules are in the imported files. */
import {
  ForbiddenError,
  HitRateLimitError,
  InvalidPayloadError,
  InvalidQueryError,
  ServiceUnavailableError,
  UnsupportedMediaTypeError,
} from '@directus/errors';
import { findPictureProblem, isDecodedType } from '@hat-nang/model/backend/picture-size';
import type { RateStore } from '@hat-nang/model/backend/rate-limit';
import { isCanonicalTarget } from '@hat-nang/model/http/canonical-path';
import { clientKey } from '@hat-nang/model/http/client-key';
import { hasCookie, hasCredential } from '@hat-nang/model/http/credentials';
import { isForeignWrite } from '@hat-nang/model/http/cross-site';
import { findQueryProblem, isPlainObject, isUnsafePropertyName } from '@hat-nang/model/http/query-shape';
import { hasQueryToken } from '@hat-nang/model/http/query-token';
import type { Knex } from 'knex';
import { rewriteHeaders } from './asset-headers.ts';
import { findBodyProblem } from './body-shape.ts';
import type { Caller, RouteRule } from './closed-routes.ts';
import { isBusboyError } from './crash-net.ts';
import { findClosedOperation } from './graphql-closed-operations.ts';
import { type UploadLimits, type UploadPolicy, watchUploads } from './multipart.ts';
import type { GuardSettings } from './settings.ts';
import { sharp } from './sharp.ts';
import { isSiteRequest, markSiteRequest } from './site-secret.ts';
import type { GuardRequest, Middleware } from './types.ts';
import { checkUpload, findServerField } from './upload-rules.ts';
import { findUsername, parseLookup } from './username-lookup.ts';

/** Returns the caller of a request. Uses the result of Directus's authentication and of `markSiteRequest`. */
export function callerOf(request: GuardRequest): Caller {
  const accountability = request.accountability;
  const isAdmin = accountability?.admin === true;
  return {
    isSignedIn: Boolean(accountability?.user),
    isAdmin,
    hasAppAccess: isAdmin || accountability?.app === true,
    isSite: isSiteRequest(request),
  };
}

/** Responds with 404 to a path in a non-canonical spelling. Runs before any check by path. */
export const refuseOtherSpellings: Middleware = (request, response, next) => {
  if (isCanonicalTarget(request.originalUrl)) return next();
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  const error = { message: "The route doesn't exist.", extensions: { code: 'ROUTE_NOT_FOUND' } };
  response.status(404).json({ errors: [error] });
};

/** Sets `Cache-Control: private, no-store` on responses to requests with a credential, and overrides Directus's value. Paths below `/admin` are exempt. */
export function preventCaching(settings: GuardSettings): Middleware {
  return (request, response, next) => {
    if (hasCredential(request.headers, settings.sessionCookie) && !isStudioFile(request)) {
      response.setHeader('Cache-Control', NO_STORE);
      rewriteHeaders(response, (name, value) => (name === 'cache-control' ? NO_STORE : value));
    }
    next();
  };
}

const NO_STORE = 'private, no-store';
const isStudioFile = (request: GuardRequest) => /^\/admin(\/|$)/.test(request.path);

/** Marks requests with the site's secret, adopts the request's `X-Request-Id` if it is valid, and sets headers for all responses. */
export function markRequest(settings: GuardSettings): Middleware {
  return (request, response, next) => {
    markSiteRequest(request, settings.siteSecret);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    const id = request.headers['x-request-id'];
    if (typeof id === 'string' && /^[\w.:-]{1,64}$/.test(id)) {
      request.id = id;
      response.setHeader('X-Request-Id', id);
    }
    next();
  };
}

const createQueryTokenError = () => new InvalidQueryError({ reason: 'Tokens are not accepted in a query' });

/** Refuses invalid paths, tokens in the query string, and query strings in which `findQueryProblem` finds a problem. */
export const checkQuery: Middleware = (request, _response, next) => {
  if (!isReadablePath(request.path)) return next(new InvalidQueryError({ reason: 'The path is not valid' }));
  const problem = findQueryProblem(request.query);
  if (problem !== undefined) return next(new InvalidQueryError({ reason: problem }));
  next(hasQueryToken(request.query) ? createQueryTokenError() : undefined);
};

function isReadablePath(path: string): boolean {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    return !segments.some((segment) => segment.includes('\u0000') || isUnsafePropertyName(segment));
  } catch {
    return false;
  }
}

export function refuseForeignWrites(settings: GuardSettings): Middleware {
  return (request, _response, next) => {
    const isForeignOrigin = isForeignWrite(
      {
        method: request.method,
        hasSession: hasCookie(request.headers.cookie, settings.sessionCookie) && !isSiteRequest(request),
        fetchSite: request.get('sec-fetch-site'),
        origin: request.get('origin'),
      },
      settings.ownOrigins,
    );
    next(isForeignOrigin ? new ForbiddenError({ reason: 'The request comes from another site.' }) : undefined);
  };
}

/** Limits the request rate per client. Requests of the site, and requests for paths below `/admin`, are exempt. */
export function limitRate(store: RateStore, limit: number): Middleware {
  return async (request, response, next) => {
    if (isSiteRequest(request) || isStudioFile(request)) return next();
    const now = Date.now();
    const limitResult = await store.take(clientKey(request.ip), 1, now);
    if (limitResult.allowed) return next();
    response.setHeader('Retry-After', String(limitResult.retryAfterSeconds));
    next(new HitRateLimitError({ limit, reset: new Date(now + limitResult.retryAfterSeconds * 1000) }));
  };
}

/** Gives a rate-limit token back for each request of an administrator. Seeds, code generation and administrators in the Studio send many requests. */
export function refundAdminRequests(store: RateStore): Middleware {
  return async (request, _response, next) => {
    if (callerOf(request).isAdmin && !isSiteRequest(request)) await store.give(clientKey(request.ip), 1);
    next();
  };
}

/** Refuses a request if the rule applies to its method and is not open to its caller. Mount it at the path of the rule. */
export function enforceRouteRule(rule: RouteRule): Middleware {
  return (request, _response, next) => {
    const hasMatchingMethod = rule.methods === undefined || rule.methods.includes(request.method);
    next(hasMatchingMethod && !rule.isOpen(callerOf(request)) ? new ForbiddenError() : undefined);
  };
}

/** Refuses bodies with an invalid shape, and tokens in queries inside bodies. Empties the body of a GET or HEAD, because some routes would use such a body. */
export const checkBody: Middleware = (request, _response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') request.body = {};
  const { method, path, body } = request;
  const problem = findBodyProblem({ method, path, body });
  if (problem !== undefined) return next(new InvalidPayloadError({ reason: problem }));
  next(hasQueryToken(method === 'SEARCH' ? body : body?.query) ? createQueryTokenError() : undefined);
};

const MINUTE = 60_000;
/**
 * Limits of an upload. Only one file is allowed, because Directus may respond before it has stored all of several files. `totalMs` equals Node's own limit for
 * a request.
 */
const UPLOAD_LIMITS: UploadLimits = { files: 1, fields: 40, idleMs: 20_000, totalMs: 5 * MINUTE };
/** Maximum bytes of a file of rows to import. The file is buffered until the form is complete, because Directus reads the rows inside a transaction. */
const MAX_IMPORT_BYTES = 20 * 1024 * 1024;

const judgeImport = async (content: Uint8Array): Promise<string | undefined> =>
  content.length > MAX_IMPORT_BYTES ? 'A file to import has at most 20 MB' : undefined;

/**
 * Returns the policy for an upload of a caller with Studio access. Returns 'next' for another caller's `POST /files`, which auth-extend handles. Returns
 * undefined if the upload is refused.
 */
function findUploadPolicy(request: GuardRequest, caller: Caller): UploadPolicy | 'next' | undefined {
  const { method, path } = request;
  const isFile =
    (method === 'POST' && /^\/files\/?$/i.test(path)) || (method === 'PATCH' && /^\/files\/[^/]+\/?$/i.test(path));
  const isImport = method === 'POST' && /^\/utils\/import\/[^/]+\/?$/i.test(path);
  if (!caller.hasAppAccess) return method === 'POST' && isFile ? 'next' : undefined;
  if (!isFile && !isImport) return undefined;
  return {
    limits: UPLOAD_LIMITS,
    judge: (type, head) => (isFile ? checkUpload(type, head, caller.isAdmin) : { type }),
    wholeJudge: (type) =>
      isImport ? judgeImport : isDecodedType(type) ? (picture) => findPictureProblem(sharp, picture) : undefined,
    takesField: (name) => findServerField([name], caller.isAdmin) === undefined,
  };
}

/**
 * Refuses PATCH and DELETE requests with a `query` in the body, unless the caller is an administrator. Directus selects the rows of such a write without a
 * permission check, so a 403 or 204 would reveal whether any row matches the filter.
 */
export const refuseWritesByQuery: Middleware = (request, _response, next) => {
  const isWrite = request.method === 'PATCH' || request.method === 'DELETE';
  const hasQuery = isWrite && isPlainObject(request.body) && Object.hasOwn(request.body, 'query');
  next(
    hasQuery && !callerOf(request).isAdmin ? new ForbiddenError({ reason: 'Name the rows by their keys.' }) : undefined,
  );
};

/** Allows multipart requests only to signed-in users on routes with an upload policy. Applies the policy to the files before Directus stores them. */
export const guardUploads: Middleware = (request, _response, next) => {
  const type = request.get('content-type') ?? '';
  if (!/^multipart\//i.test(type)) return next();
  const caller = callerOf(request);
  if (!caller.isSignedIn) return next(new ForbiddenError());
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) {
    return next(new UnsupportedMediaTypeError({ mediaType: 'multipart', where: 'Content-Type header' }));
  }
  const policy = findUploadPolicy(request, caller);
  if (policy === undefined) return next(new ForbiddenError());
  if (policy !== 'next') watchUploads(request, policy);
  next();
};

export const guardGraphql: Middleware = (request, _response, next) => {
  const document = request.method === 'GET' ? request.query.query : request.body?.query;
  const caller = callerOf(request);
  const operation = findClosedOperation(document, caller);
  next(operation === undefined ? undefined : new ForbiddenError({ reason: `"${operation}" is closed.` }));
};

/** Limits `/users` for anonymous callers to the look-up of a username, with a rate limit. */
export function guardUsers(database: Knex, store: RateStore, limit: number): Middleware {
  const limitLookups = limitRate(store, limit);
  return (request, response, next) => {
    if (callerOf(request).isSignedIn) return next();
    const isList = request.path === '/' && request.method === 'GET';
    const usernameLookup = isList ? parseLookup(request.query) : undefined;
    if (usernameLookup === undefined) return next(new ForbiddenError());
    return limitLookups(request, response, async (refusal?: unknown) => {
      if (refusal !== undefined) return next(refusal);
      try {
        const hasColumn = request.schema?.collections.directus_users?.fields.username !== undefined;
        const mayExist = hasColumn && usernameLookup.username !== undefined;
        const matches = mayExist ? await findUsername(database, usernameLookup.username) : [];
        response.setHeader('Cache-Control', 'no-store');
        response.json({ data: matches });
      } catch (error) {
        next(error);
      }
    });
  };
}

/**
 * Translates errors to which Directus would respond with 500: mistakes of the client (400), and a full disk or a database that is away or locked (503).
 * Returns other errors unchanged.
 */
export function translateDatabaseError(error: unknown): unknown {
  if (hasCode(error, diskFullCodes)) return new ServiceUnavailableError({ service: 'storage', reason: DISK_FULL });
  if (hasCode(error, databaseAwayCodes) || isLostConnection(error))
    return new ServiceUnavailableError({ service: 'database', reason: DATABASE_AWAY });
  if (isBusboyError(error)) return new InvalidPayloadError({ reason: error.message });
  if (error instanceof RangeError && error.message === 'Invalid time value') {
    return new InvalidPayloadError({ reason: 'A date is not valid' });
  }
  if (error instanceof URIError) return new InvalidQueryError({ reason: 'The path is not valid' });
  if (isInvalidValue(error)) return new InvalidQueryError({ reason: 'A value does not fit its field' });
  return error;
}

/** Text for the Studio and the log. */
const DISK_FULL = 'The disk is full: nothing was saved';

/** Error codes of a full disk. SQLite can also report a full disk as a failure to open or write a file, for example its journal. */
const diskFullCodes = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_CANTOPEN', '53100', 'ENOSPC'];

const DATABASE_AWAY = 'The database cannot do this right now. Try again in a moment';

/**
 * Error codes of PostgreSQL that pass: the connection is lost (class 08), the password is being rotated (28P01), no connection is free, a restart, and a lock
 * that lasts longer than `lock_timeout` (docs/decisions/199-statement-timeout.md). The site repeats a read after a 503.
 */
const passingCodes = ['08000', '08001', '08003', '08006', '28P01', '53300', '55P03', '57P01', '57P02', '57P03'];
/** Error codes of Node while PostgreSQL restarts. */
const connectionCodes = ['ECONNREFUSED', 'ECONNRESET'];
const databaseAwayCodes = [...passingCodes, ...connectionCodes];

/** Messages of pg for a connection that breaks during a query or before it. These errors have no code. Knex puts the query before the message. */
const lostConnection =
  /(?:^|- )(?:Connection terminated(?: unexpectedly)?|Client (?:has encountered a connection error|was closed) and is not queryable)$/;
const isLostConnection = (error: unknown): boolean => error instanceof Error && lostConnection.test(error.message);

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  codes.includes(String((error as { code?: unknown } | undefined)?.code));

/** Checks for PostgreSQL's class 22 (data exceptions, such as an invalid date or UUID), and for 42883 (the field's type has no such comparison). */
function isInvalidValue(error: unknown): boolean {
  const { code, severity } = (error ?? {}) as { code?: unknown; severity?: unknown };
  return severity === 'ERROR' && typeof code === 'string' && /^(?:22...|42883)$/.test(code);
}
