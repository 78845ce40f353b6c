/**
 * How many mails a day an address gets that somebody else can cause: codes, usernames, reset links, questions to guardians, together. Counted
 * by the address as typed, before anybody looks whose it is, so that a refusal says nothing. What people cause who are signed in, or have just
 * proved the address (welcome, changed password, deletion), is not counted.
 */
import { DAY, take } from '../shared/limits.ts';
import type { Database } from '../shared/types.ts';

const A_DAY = { name: 'mail-day', limit: 5, windowMs: DAY };

/** Counts one more mail to an address. @throws TooMany once it has had its mails of the day */
export async function takeMail(database: Database, key: string, address: string): Promise<void> {
  await take(database, key, A_DAY, address.toLowerCase());
}
