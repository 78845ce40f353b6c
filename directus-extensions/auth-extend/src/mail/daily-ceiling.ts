/**
 * Limits the mails per day that requests can cause to one address: codes, usernames, reset links, guardian mails, and codes for a new address. An address in a
 * request is counted before it is looked up, so a refusal reveals nothing. Other mails to signed-in users, and the welcome mail, do not count.
 */
import { countOrThrow, DAY } from '../shared/limits.ts';
import type { Database } from '../shared/types.ts';

const DAILY_LIMIT = { name: 'mail-day', limit: 5, windowMs: DAY };

/**
 * Counts a mail to an address.
 * @throws TooManyRequests above the daily limit
 */
export async function countMail(database: Database, key: string, address: string): Promise<void> {
  await countOrThrow(database, key, DAILY_LIMIT, address.toLowerCase());
}
