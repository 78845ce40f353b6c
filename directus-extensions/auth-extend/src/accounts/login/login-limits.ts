/**
 * Limits password guessing. Each pair of client and entered username or e-mail address has a delay that doubles, and each client has a maximum of failures per
 * 15 minutes. A client cannot slow down attempts of other clients, and cannot lock an account (docs/threat-model.md 8).
 */

import { countInWindow, secondsUntil } from '@hat-nang/model/backend/counted-window';
import { TooManyRequests } from '../../shared/errors.ts';
import { countOrThrow, deleteCounter, HOUR, MINUTE, readCount } from '../../shared/limits.ts';
import type { Database } from '../../shared/types.ts';

const FREE_TRIES = 5;
const MEMORY_MS = HOUR;
const LONGEST_DELAY_MS = 15 * MINUTE;
const CLIENT_FAILURES = { name: 'login-client', limit: 100, windowMs: 15 * MINUTE };

/** Returns the delay in milliseconds after this number of attempts. The delay is 0 after up to five attempts, then 2 s, 4 s and so on, up to 15 minutes. */
export function loginDelayMs(tries: number): number {
  if (tries <= FREE_TRIES) return 0;
  return Math.min(LONGEST_DELAY_MS, 2 ** Math.min(20, tries - FREE_TRIES) * 1000);
}

/**
 * Counts an attempt of a client to log in with this identifier. Call it before the password check, so that parallel attempts count too. Only reads the number
 * of the client's failures: `countFailedLogin` increments this number after a failed password check.
 * @param identifier the entered username or e-mail address
 * @throws TooManyRequests during a delay, or after too many failures of the client
 */
export async function checkLoginLimits(
  database: Database,
  key: string,
  client: string,
  identifier: string,
): Promise<void> {
  const now = Date.now();
  await checkClientFailures(database, key, client, now);
  const subject = `${client}\0${identifier}`;
  const tries = await countInWindow(database, key, { name: 'login-try', windowMs: MEMORY_MS }, subject, now);
  const delay = loginDelayMs(tries.count);
  if (delay === 0) return;
  // Allows one attempt per window. The window begins with its first attempt.
  const loginSlot = await countInWindow(database, key, { name: 'login-slot', windowMs: delay }, subject, now);
  if (loginSlot.count > 1) throw new TooManyRequests(secondsUntil(loginSlot.endsAt, now));
}

/**
 * Refuses a client with too many failures. A login calls this function after a right password too: if parallel attempts have reached the limit meanwhile, the
 * response must not reveal that the password was right.
 * @throws TooManyRequests
 */
export async function checkClientFailures(
  database: Database,
  key: string,
  client: string,
  now: number = Date.now(),
): Promise<void> {
  const failures = await readCount(database, key, CLIENT_FAILURES.name, client, now);
  if (failures.count >= CLIENT_FAILURES.limit) throw new TooManyRequests(secondsUntil(failures.endsAt, now));
}

/**
 * Counts a failure of a client.
 * @throws TooManyRequests if parallel attempts have already reached the limit
 */
export async function countFailedLogin(database: Database, key: string, client: string): Promise<void> {
  await countOrThrow(database, key, CLIENT_FAILURES, client);
}

export async function resetLoginLimits(
  database: Database,
  key: string,
  client: string,
  identifier: string,
): Promise<void> {
  await deleteCounter(database, key, 'login-try', `${client}\0${identifier}`);
  await deleteCounter(database, key, 'login-slot', `${client}\0${identifier}`);
}
