/**
 * Limits the mails per day to one address that other people can cause: codes, usernames, reset links, guardian mails, and codes for a new address. It
 * counts the address before any look-up, so a refusal reveals nothing. Other mails to signed-in users, and mails right after verification, do not count.
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
