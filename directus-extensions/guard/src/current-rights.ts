/**
 * Rights are those of the row now, not of the token then. Directus takes the role out of the token, which lives for up to
 * 30 days, and asks only whether the session still exists.
 */
import { InvalidCredentialsError } from '@directus/errors';
import type { Knex } from 'knex';
import type { ShortCache } from './short-cache.ts';
import type { Accountability, GuardRequest, Middleware } from './types.ts';

export interface PersonRow {
  readonly role: string | null;
  readonly status: string;
}

/** Role and status of a person; undefined when there is none. */
export async function readPerson(id: string, database: Knex): Promise<PersonRow | undefined> {
  return database('directus_users').where({ id }).first('role', 'status');
}

/** Refuses (401) and ends sessions whose role or status is no longer that of the person. Runs before every route. */
export function rejectOutdatedSessions(people: ShortCache<PersonRow | undefined, Knex>, database: Knex): Middleware {
  return async (request, _response, next) => {
    const { accountability } = request;
    if (!accountability?.user) return next();
    const { session } = accountability;
    const row = await people.of(accountability.user, database);
    if (isCurrent(accountability, row) && (session !== undefined || !isSignedToken(request))) return next();
    // What was changed past Directus ended no session; here it ends, so that a refresh does not revive it.
    if (session !== undefined) await database('directus_sessions').where({ token: session }).delete();
    next(new InvalidCredentialsError());
  };
}

/** Whether a caller is still who the token says. @param row undefined when the person is gone */
export function isCurrent({ role = null }: Pick<Accountability, 'role'>, row: PersonRow | undefined): boolean {
  return row !== undefined && row.status === 'active' && row.role === role;
}

/** A token signed by Directus. Without a session nothing could end it; static tokens are looked up in the person's row. */
function isSignedToken({ token }: GuardRequest): boolean {
  if (typeof token !== 'string') return false;
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null && 'iss' in claims && claims.iss === 'directus';
  } catch {
    // Not a token with claims at all.
    return false;
  }
}
