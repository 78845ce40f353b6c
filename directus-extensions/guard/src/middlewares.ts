/** The guard's checks as Express middlewares. The imported files contain the rules. */
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

/** Returns the caller, derived from Directus's authentication and `markSiteRequest`. */
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

/** Forbids caching of responses to requests with a credential, and overrides Directus's headers. The Studio's static files remain cacheable. */
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

/** Marks requests that the site sends, adopts a valid request id of the caller, and sets headers for all responses. */
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

/** Refuses invalid paths, tokens in the query string, and query strings that harm Directus. */
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

/** Limits the request rate per client. Requests of the site and for the Studio's static files are exempt. */
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

/** Refunds the rate-limit tokens of administrators after authentication. Seeds, code generation and administrators in the Studio send many requests. */
export function refundAdminRequests(store: RateStore): Middleware {
  return async (request, _response, next) => {
    if (callerOf(request).isAdmin && !isSiteRequest(request)) await store.give(clientKey(request.ip), 1);
    next();
  };
}

/** Refuses callers that the rule of a route excludes. */
export function enforceRouteRule(rule: RouteRule): Middleware {
  return (request, _response, next) => {
    const hasMatchingMethod = rule.methods === undefined || rule.methods.includes(request.method);
    next(hasMatchingMethod && !rule.isOpen(callerOf(request)) ? new ForbiddenError() : undefined);
  };
}

/** Refuses bodies that Directus cannot parse, and tokens in their queries. Empties the body of a GET or HEAD, because some routes would use it. */
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
/** Maximum size of imported rows in bytes. They are buffered until the form is complete, because Directus reads them inside a transaction. */
const MAX_IMPORT_BYTES = 20 * 1024 * 1024;

const judgeImport = async (content: Uint8Array): Promise<string | undefined> =>
  content.length > MAX_IMPORT_BYTES ? 'A file to import has at most 20 MB' : undefined;

/**
 * Returns the policy for a route that parses uploads. Returns 'next' for a member's upload (`POST /files`), which auth-extend handles. Returns undefined if the
 * upload is refused.
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
 * Refuses writes by `{query, data}`. Directus selects their rows without a permission check, so a 403 or 204 would reveal whether a row matches any
 * filter. Only administrators may use them. Other callers must list keys.
 */
export const refuseWritesByQuery: Middleware = (request, _response, next) => {
  const isWrite = request.method === 'PATCH' || request.method === 'DELETE';
  const hasQuery = isWrite && isPlainObject(request.body) && Object.hasOwn(request.body, 'query');
  next(
    hasQuery && !callerOf(request).isAdmin ? new ForbiddenError({ reason: 'Name the rows by their keys.' }) : undefined,
  );
};

/** Allows uploads only to signed-in users, and checks files before Directus stores them. */
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

/** Limits `/users` for anonymous callers to the username look-up. */
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

/** Translates errors that Directus would answer with 500: mistakes of the client, and a full disk. Runs before Directus's error handler. */
export function translateDatabaseError(error: unknown): unknown {
  if (isDiskFull(error)) return new ServiceUnavailableError({ service: 'storage', reason: DISK_FULL });
  if (isBusboyError(error)) return new InvalidPayloadError({ reason: error.message });
  if (error instanceof RangeError && error.message === 'Invalid time value') {
    return new InvalidPayloadError({ reason: 'A date is not valid' });
  }
  if (error instanceof URIError) return new InvalidQueryError({ reason: 'The path is not valid' });
  if (isInvalidValue(error)) return new InvalidQueryError({ reason: 'A value does not fit its field' });
  return error;
}

/** Text for the Studio and the log. */
export const DISK_FULL = 'The disk is full: nothing was saved';

/** Error codes of a full disk. SQLite may then fail to create its journal, and report that it could not open or write a file. */
const diskFullCodes = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_CANTOPEN', '53100', 'ENOSPC'];

/** Checks for the codes of SQLite, PostgreSQL (disk_full) and Node. */
const isDiskFull = (error: unknown): boolean =>
  diskFullCodes.includes(String((error as { code?: unknown } | undefined)?.code));

/** Checks for PostgreSQL's class 22 (data exceptions, such as an invalid date or UUID), and for 42883 (the field's type has no such comparison). */
function isInvalidValue(error: unknown): boolean {
  const { code, severity } = (error ?? {}) as { code?: unknown; severity?: unknown };
  return severity === 'ERROR' && typeof code === 'string' && /^(?:22...|42883)$/.test(code);
}
