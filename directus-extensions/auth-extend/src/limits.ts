/**
 * Limits in the table `rate_limits`: right for several Directus processes at once, and after a restart. One statement
 * counts and answers, so parallel requests cannot slip through together.
 */
import { keyedHash } from './codes.ts';
import { TooMany } from './errors.ts';
import { rowsOf } from './rows.ts';
import type { Database } from './types.ts';

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface Rule {
  /** Unique name; limits of different rules never share a counter. */
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

export interface Counted {
  /** This one included. */
  readonly count: number;
  /** Milliseconds since 1970 at which the window ends. */
  readonly endsAt: number;
}

/** Counts one more and answers how many there are in the window. The subject is stored as a keyed hash only. */
export async function count(
  database: Database,
  key: string,
  rule: Omit<Rule, 'limit'>,
  subject: string,
  now: number = Date.now(),
): Promise<Counted> {
  const row = `${rule.name}:${keyedHash(key, 'limit', subject)}`;
  const answer = await database.raw(
    `INSERT INTO rate_limits ("key", "count", started_at, expires_at) VALUES (?, 1, ?, ?)
     ON CONFLICT ("key") DO UPDATE SET
       "count" = CASE WHEN rate_limits.expires_at <= excluded.started_at THEN 1 ELSE rate_limits."count" + 1 END,
       started_at = CASE WHEN rate_limits.expires_at <= excluded.started_at THEN excluded.started_at ELSE rate_limits.started_at END,
       expires_at = CASE WHEN rate_limits.expires_at <= excluded.started_at THEN excluded.expires_at ELSE rate_limits.expires_at END
     RETURNING "count", expires_at`,
    [row, now, now + rule.windowMs],
  );
  const counted = rowsOf<{ count: number; expires_at: number | string }>(answer)[0];
  return { count: Number(counted?.count ?? 1), endsAt: Number(counted?.expires_at ?? now + rule.windowMs) };
}

/** Counts one more. @throws TooMany with the seconds to wait, once the limit is passed. */
export async function take(
  database: Database,
  key: string,
  rule: Rule,
  subject: string,
  now: number = Date.now(),
): Promise<void> {
  const counted = await count(database, key, rule, subject, now);
  if (counted.count > rule.limit) throw new TooMany(secondsUntil(counted.endsAt, now));
}

/** Reads a counter without counting; 0 when its window has ended. */
export async function peek(
  database: Database,
  key: string,
  name: string,
  subject: string,
  now: number = Date.now(),
): Promise<Counted> {
  const row = await database('rate_limits')
    .where({ key: `${name}:${keyedHash(key, 'limit', subject)}` })
    .andWhere('expires_at', '>', now)
    .first('count', 'expires_at');
  return { count: Number(row?.count ?? 0), endsAt: Number(row?.expires_at ?? now) };
}

/** Forgets a counter, such as that of failed log-ins once one succeeds. */
export async function forget(database: Database, key: string, name: string, subject: string): Promise<void> {
  await database('rate_limits')
    .where({ key: `${name}:${keyedHash(key, 'limit', subject)}` })
    .delete();
}

/** Drops counters whose window has ended. */
export async function sweep(database: Database, now: number = Date.now()): Promise<void> {
  await database('rate_limits').where('expires_at', '<=', now).delete();
}

export function secondsUntil(end: number, now: number): number {
  return Math.max(1, Math.ceil((end - now) / SECOND));
}
