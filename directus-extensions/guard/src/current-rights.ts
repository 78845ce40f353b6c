/**
 * Compares the rights in a token with the user's current rights. Directus reads the role from the token, which is valid for up to 30 days. Directus checks only
 * that the session exists.
 */
import { InvalidCredentialsError } from '@directus/errors';
import type { ShortCache } from '@hat-nang/model/backend/short-cache';
import type { Knex } from 'knex';
import type { Accountability, GuardRequest, Middleware } from './types.ts';

export interface UserRow {
  readonly role: string | null;
  readonly status: string;
}

/** Reads the role and status of a user. Returns undefined if there is no such user. */
export async function readUserRow(id: string, database: Knex): Promise<UserRow | undefined> {
  return database('directus_users').where({ id }).first('role', 'status');
}

/**
 * Refuses a request (401) if its user is not active or has another role than its token, and ends the session. Also refuses a token that Directus signed
 * without a session, because such a token could not be revoked. Runs after authentication and before the routes.
 */
export function rejectOutdatedSessions(userCache: ShortCache<UserRow | undefined, Knex>, database: Knex): Middleware {
  return async (request, _response, next) => {
    const { accountability } = request;
    if (!accountability?.user) return next();
    const { session } = accountability;
    const row = await userCache.get(accountability.user, database);
    if (isTokenCurrent(accountability, row) && (session !== undefined || !isSignedToken(request))) return next();
    // The row was changed without the filters that end sessions, for example directly in the database. Deleting the session here also prevents a refresh.
    if (session !== undefined) await database('directus_sessions').where({ token: session }).delete();
    next(new InvalidCredentialsError());
  };
}

/**
 * Checks whether a token still matches its user.
 * @param row undefined if the user is deleted
 */
export function isTokenCurrent({ role = null }: Pick<Accountability, 'role'>, row: UserRow | undefined): boolean {
  return row !== undefined && row.status === 'active' && row.role === role;
}

/**
 * Checks whether the token is a JWT of Directus, whose signature Directus has verified. Any other token is static, and Directus compares it with the row of
 * the user.
 */
function isSignedToken({ token }: GuardRequest): boolean {
  if (typeof token !== 'string') return false;
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null && 'iss' in claims && claims.iss === 'directus';
  } catch {
    // The token is not a JWT.
    return false;
  }
}
