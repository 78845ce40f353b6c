/** `POST /auth/refresh` renews a session and `POST /auth/logout` ends it, in session mode only. */
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { AccountContext } from '../../shared/context.ts';
import { refusal } from '../../shared/errors.ts';
import type { AccountEnv } from '../../shared/settings.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { successorTokensOf } from '../current-user.ts';
import { codeOfError } from '../password/hashing.ts';
import { clearProofCookie, clearSessionCookie, cookieOf, setSessionCookie, withoutCookie } from './cookies.ts';
import { REMEMBERED_SESSION_MS, rememberMeStore, shortenSession, UNREMEMBERED_SESSION_MS } from './login.ts';
import { type Claims, readToken } from './session-token.ts';
import { moveSessionUse } from './session-uses.ts';

const ENDED_SESSION_CODES: ReadonlySet<string | undefined> = new Set([
  'INVALID_CREDENTIALS',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
]);

export function refresh({ database, env, services }: AccountContext) {
  return async (_body: unknown, request: AccountRequest, response: Response) => {
    const claims = claimsOf(request, env);
    if (claims?.session === undefined || request.schema === undefined) {
      throw refusal('INVALID_CREDENTIALS', 'FORM.ERROR_INVALID');
    }
    const { session } = claims;
    const isRemembered = claims.remember === true;
    const { accountability = null, schema } = request;
    const service = new services.AuthenticationService({ accountability, schema, knex: database });
    const earlierTokens = await successorTokensOf(database, session);
    const renewedSession = await rememberMeStore
      .run(isRemembered, () => service.refresh(session, { session: true }))
      .catch((error: unknown) => {
        if (ENDED_SESSION_CODES.has(codeOfError(error))) throw refusal('INVALID_CREDENTIALS', 'FORM.ERROR_INVALID');
        throw error;
      });
    // A logout during the refresh, or the end of all sessions, deletes the previous session, but may miss the new session. Otherwise the previous session still
    // exists, because Directus keeps the previous session for 10 s after a refresh.
    if ((await database('directus_sessions').where({ token: session }).forUpdate().first('token')) === undefined) {
      const { refreshToken } = renewedSession;
      // If an earlier refresh already created the new session, the logout or the end of sessions has found the new session, and has deleted or kept it.
      if (!earlierTokens.includes(refreshToken)) {
        await database('directus_sessions').where({ token: refreshToken }).delete();
      }
      throw refusal('INVALID_CREDENTIALS', 'FORM.ERROR_INVALID');
    }
    await shortenSession(database, renewedSession.refreshToken, isRemembered);
    await moveSessionUse(database, session, renewedSession.refreshToken);
    setSessionCookie(response, env, renewedSession.accessToken, isRemembered ? REMEMBERED_SESSION_MS : undefined);
    return { expires: isRemembered ? REMEMBERED_SESSION_MS : UNREMEMBERED_SESSION_MS };
  };
}

/** Deletes the session in the database, and the session and proof cookies in the browser. The call is idempotent. */
export function logout({ database, env, services }: AccountContext) {
  return async (_body: unknown, request: AccountRequest, response: Response) => {
    const session = claimsOf(request, env)?.session;
    if (session !== undefined && request.schema !== undefined) {
      const { accountability = null, schema } = request;
      const successorTokens = await successorTokensOf(database, session);
      await new services.AuthenticationService({ accountability, schema, knex: database }).logout(session);
      // For 10 s after a refresh, the previous and the new session are both valid. Both are deleted, because the cookie can contain either session.
      await database('directus_sessions').where({ next_token: session }).orWhereIn('token', successorTokens).delete();
    }
    clearSessionCookie(response, env);
    clearProofCookie(response, env);
    return undefined;
  };
}

/** Removes the session cookie from a request to a route that needs no session. Otherwise Directus would respond with 401 if the session has expired. */
export function forgetSessionCookie(env: AccountEnv): RequestHandler {
  return (request, _response, next) => {
    const { cookie } = request.headers;
    if (cookie?.includes(env.sessionCookie)) request.headers.cookie = withoutCookie(cookie, env.sessionCookie);
    next();
  };
}

/**
 * Deletes the session cookie in the browser if a request with this cookie fails with one of `ENDED_SESSION_CODES`. Directus deletes the cookie for some of
 * these codes only. A logout that fails with one of these codes gets 204 instead of the error.
 */
export function clearEndedSession(env: AccountEnv): ErrorRequestHandler {
  return (error, request: AccountRequest, response, next) => {
    const token = cookieOf(request, env.sessionCookie);
    if (token === undefined || token !== request.token || !ENDED_SESSION_CODES.has(codeOfError(error)))
      return next(error);
    clearSessionCookie(response, env);
    if (request.method === 'POST' && /^\/auth\/logout\/?$/i.test(request.path)) return response.status(204).end();
    next(error);
  };
}

function claimsOf(request: AccountRequest, env: AccountEnv): Claims | undefined {
  const token = cookieOf(request, env.sessionCookie);
  return token === undefined ? undefined : readToken(token, env.directusSecret);
}
