/** Records when each session started and when it was last used (docs/decisions/309-sessions-one-by-one.md). */
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { AccountContext } from '../../shared/context.ts';
import { removeRowContents } from '../../shared/errors.ts';
import { HOUR } from '../../shared/limits.ts';
import type { AccountRequest, Database } from '../../shared/types.ts';
import { readToken } from './session-token.ts';

/** Maximum number of remembered tokens. When it is reached, all tokens are forgotten, and the next request of each session writes again. */
const MAX_REMEMBERED = 10_000;

/** Checks whether uses can be stored. Until an update has applied its schema, the table does not exist. */
const hasSessionUses = (database: Database): Promise<boolean> => database.schema.hasTable('session_uses');

/** Records the start of a session at a login. */
export async function recordSessionStart(database: Database, session: string, now: number = Date.now()): Promise<void> {
  if (!(await hasSessionUses(database))) return;
  await insertUses(database, [{ session, id: randomUUID(), started_at: now, used_at: now }]);
}

/** Copies id and start of a session to the session that replaces it at a refresh. */
export async function moveSessionUse(
  database: Database,
  session: string,
  successor: string,
  now: number = Date.now(),
): Promise<void> {
  if (!(await hasSessionUses(database))) return;
  const row = await database('session_uses').where({ session }).first('id', 'started_at');
  const { id = randomUUID(), started_at = null } = row ?? {};
  // A request with the new cookie may already have created a row with another id.
  await database('session_uses')
    .insert({ session: successor, id, started_at, used_at: now })
    .onConflict('session')
    .merge();
}

/** Records a use of the session, and creates its row if there is none. */
export async function recordSessionUse(database: Database, session: string, now: number = Date.now()): Promise<void> {
  if (!(await hasSessionUses(database))) return;
  const updatedCount = await database('session_uses').where({ session }).update({ used_at: now });
  if (updatedCount === 0) await insertUses(database, [{ session, id: randomUUID(), started_at: null, used_at: now }]);
}

export interface SessionUse {
  readonly session: string;
  readonly id: string;
  /** Times in milliseconds since 1970, null if unknown. PostgreSQL returns them as text. */
  readonly started_at: number | string | null;
  readonly used_at: number | string | null;
}

/** Returns the uses of these sessions by their tokens. A session without a row gets one, so that it has an id. */
export async function readSessionUses(
  database: Database,
  sessions: readonly string[],
): Promise<ReadonlyMap<string, SessionUse>> {
  if (!(await hasSessionUses(database))) return new Map();
  const readRows = (): Promise<SessionUse[]> =>
    database('session_uses')
      .whereIn('session', [...sessions])
      .select('*');
  const rows = await readRows();
  const storedSessions = new Set(rows.map(({ session }) => session));
  const missing = sessions.filter((session) => !storedSessions.has(session));
  if (missing.length === 0) return new Map(rows.map((row) => [row.session, row]));
  await insertUses(
    database,
    missing.map((session) => ({ session, id: randomUUID(), started_at: null, used_at: null })),
  );
  return new Map((await readRows()).map((row) => [row.session, row]));
}

/** Deletes the rows of sessions that no longer exist. */
export async function deleteEndedSessionUses(database: Database): Promise<void> {
  if (!(await hasSessionUses(database))) return;
  await database('session_uses').whereNotIn('session', database('directus_sessions').select('token')).delete();
}

/** Deletes the rows of all sessions of a user. Must run before the sessions are deleted. */
export async function eraseSessionUses(database: Database, userId: string): Promise<void> {
  if (!(await hasSessionUses(database))) return;
  const sessions = database('directus_sessions').where({ user: userId }).select('token');
  await database('session_uses').whereIn('session', sessions).delete();
}

/**
 * Records the uses of sessions, at most once an hour for each session. The response does not wait for the record. Must run after Directus has verified the
 * credential of the request.
 */
export function trackSessionUses({ database, env, log }: AccountContext): RequestHandler {
  const recordedAt = new Map<string, number>();
  return (request: AccountRequest, _response, next) => {
    const { accountability, token } = request;
    const now = Date.now();
    if (accountability?.user && token && (recordedAt.get(token) ?? 0) < now - HOUR) {
      if (recordedAt.size >= MAX_REMEMBERED) recordedAt.clear();
      recordedAt.set(token, now);
      const session = readToken(token, env.directusSecret)?.session;
      if (session !== undefined)
        recordSessionUse(database, session, now).catch((error: unknown) => {
          log.error(removeRowContents(error), 'auth-extend: the use of a session was not recorded');
        });
    }
    next();
  };
}

async function insertUses(database: Database, uses: readonly SessionUse[]): Promise<void> {
  await database('session_uses')
    .insert([...uses])
    .onConflict('session')
    .ignore();
}
