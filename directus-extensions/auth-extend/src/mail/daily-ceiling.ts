/**
 * Limits the mails per day that requests can cause to one address: codes, usernames, reset links, guardian mails, and confirmations of event registrations.
 * The limit counts an address whether or not an account has the address, so a refusal does not reveal accounts. Other mails do not count.
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
