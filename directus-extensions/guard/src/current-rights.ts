/**
 * Compares the role in a token with the user's current role and status. Directus reads the role from the token, which is valid for up to 30 days, and checks
 * only that the session exists.
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
 * Refuses a request (401) and ends its session if its user is deleted, is not active or has another role than the token. Also refuses a token that Directus
 * signed without a session, because such a token could not be revoked. Runs after authentication and before the routes.
 */
export function rejectOutdatedSessions(userCache: ShortCache<UserRow | undefined, Knex>, database: Knex): Middleware {
  return async (request, _response, next) => {
    const { accountability } = request;
    if (!accountability?.user) return next();
    const { session } = accountability;
    const row = await userCache.get(accountability.user, database);
    if (isTokenCurrent(accountability, row) && (session !== undefined || !isSignedToken(request))) return next();
    // A change through Directus has already ended the session. A change directly in the database has not. Deleting the session here also prevents a refresh.
    if (session !== undefined) await database('directus_sessions').where({ token: session }).delete();
    next(new InvalidCredentialsError());
  };
}

/**
 * Checks whether the user is active and still has the role in the token.
 * @param row undefined if the user is deleted
 */
export function isTokenCurrent({ role = null }: Pick<Accountability, 'role'>, row: UserRow | undefined): boolean {
  return row !== undefined && row.status === 'active' && row.role === role;
}

/**
 * Checks whether the token of a request is a JWT of Directus. Directus has already verified its signature. Any other token is a static token, which Directus
 * compares with the row of the user.
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
