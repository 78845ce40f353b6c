/** Counts requests to the endpoints of this extension in time windows (table `rate_limits`). */
import { countInWindow, secondsUntil, type WindowCount, type WindowRule } from '@hat-nang/model/backend/counted-window';
import { keyedHash } from '@hat-nang/model/backend/keyed-hash';
import { TooManyRequests } from './errors.ts';
import type { Database } from './types.ts';

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * Counts a request.
 * @throws TooManyRequests with the seconds to wait if the limit is exceeded
 */
export async function countOrThrow(
  database: Database,
  key: string,
  rule: WindowRule,
  subject: string,
  now: number = Date.now(),
): Promise<void> {
  const windowCount = await countInWindow(database, key, rule, subject, now);
  if (windowCount.count > rule.limit) throw new TooManyRequests(secondsUntil(windowCount.endsAt, now));
}

/** Reads a counter without incrementing it. The count is 0 after the end of the window. */
export async function readCount(
  database: Database,
  key: string,
  name: string,
  subject: string,
  now: number = Date.now(),
): Promise<WindowCount> {
  const row = await database('rate_limits')
    .where({ key: `${name}:${keyedHash(key, 'limit', subject)}` })
    .andWhere('expires_at', '>', now)
    .first('count', 'expires_at');
  return { count: Number(row?.count ?? 0), endsAt: Number(row?.expires_at ?? now) };
}

/** Deletes a counter. A successful login, for example, deletes the counter of its attempts. */
export async function deleteCounter(database: Database, key: string, name: string, subject: string): Promise<void> {
  await database('rate_limits')
    .where({ key: `${name}:${keyedHash(key, 'limit', subject)}` })
    .delete();
}

/** Decrements a counter, for example after an attempt that has succeeded. */
export async function decrementCounter(database: Database, key: string, name: string, subject: string): Promise<void> {
  await database('rate_limits')
    .where({ key: `${name}:${keyedHash(key, 'limit', subject)}` })
    .andWhere('count', '>', 0)
    .decrement('count', 1);
}

/** Deletes counters whose window has ended. */
export async function deleteExpiredCounters(database: Database, now: number = Date.now()): Promise<void> {
  await database('rate_limits').where('expires_at', '<=', now).delete();
}
