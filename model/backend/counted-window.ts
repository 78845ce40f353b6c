/**
 * Counters in the table `rate_limits`. All Directus processes share the counters, which survive restarts. One statement increments and returns a counter,
 * so parallel requests cannot bypass a limit.
 */
import { keyedHash } from './keyed-hash.ts';
import { rowsOf } from './rows.ts';

/** Methods of a Knex connection or transaction that this module uses. */
interface RawDatabase {
  raw(statement: string, bindings: (string | number)[]): PromiseLike<unknown>;
}

export interface WindowRule {
  /** Unique name of the limit. Rules with different names never share a counter. */
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

export interface WindowCount {
  /** Number of calls in the window, including the current call. */
  readonly count: number;
  /** End of the window in milliseconds since 1970. */
  readonly endsAt: number;
}

/** Increments the counter of the current window. Returns the count and the end of the window. The subject is stored only as a keyed hash. */
export async function countInWindow(
  database: RawDatabase,
  key: string,
  rule: Omit<WindowRule, 'limit'>,
  subject: string,
  now: number = Date.now(),
): Promise<WindowCount> {
  const rowKey = `${rule.name}:${keyedHash(key, 'limit', subject)}`;
  const result = await database.raw(
    `INSERT INTO rate_limits ("key", "count", started_at, expires_at) VALUES (?, 1, ?, ?)
     ON CONFLICT ("key") DO UPDATE SET
       "count" = CASE WHEN rate_limits.expires_at <= excluded.started_at THEN 1 ELSE rate_limits."count" + 1 END,
       started_at = CASE WHEN rate_limits.expires_at <= excluded.started_at THEN excluded.started_at ELSE rate_limits.started_at END,
       expires_at = CASE WHEN rate_limits.expires_at <= excluded.started_at THEN excluded.expires_at ELSE rate_limits.expires_at END
     RETURNING "count", expires_at`,
    [rowKey, now, now + rule.windowMs],
  );
  const counter = rowsOf<{ count: number; expires_at: number | string }>(result)[0];
  return { count: Number(counter?.count ?? 1), endsAt: Number(counter?.expires_at ?? now + rule.windowMs) };
}

/** Returns the whole seconds until a window ends, at least one. */
export function secondsUntil(end: number, now: number): number {
  return Math.max(1, Math.ceil((end - now) / 1000));
}
