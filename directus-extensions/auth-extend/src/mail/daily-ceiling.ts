/**
 * Limits the mails per day to one address that other people can cause: codes, usernames, reset links and guardian mails together. It counts the address
 * in the request before any look-up, so a refusal reveals nothing. Mails that signed-in users cause, and mails right after verification, do not count.
 */
import { countOrThrow, DAY } from '../shared/limits.ts';
import type { Database } from '../shared/types.ts';

const DAILY_LIMIT = { name: 'mail-day', limit: 5, windowMs: DAY };

/**
 * Counts a mail to an address.
 * @throws TooMany above the daily limit
 */
export async function countMail(database: Database, key: string, address: string): Promise<void> {
  await countOrThrow(database, key, DAILY_LIMIT, address.toLowerCase());
}
