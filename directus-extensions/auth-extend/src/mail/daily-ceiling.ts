/**
 * Daily limit of mails to an address that another person can cause: codes, usernames, reset links, guardian mails, together. Counted by the typed
 * address before any look-up, so a refusal reveals nothing. Mails caused by signed-in users, or right after verification, do not count.
 */
import { DAY, take } from '../shared/limits.ts';
import type { Database } from '../shared/types.ts';

const A_DAY = { name: 'mail-day', limit: 5, windowMs: DAY };

/**
 * Counts a mail to an address.
 * @throws TooMany at the daily limit
 */
export async function takeMail(database: Database, key: string, address: string): Promise<void> {
  await take(database, key, A_DAY, address.toLowerCase());
}
