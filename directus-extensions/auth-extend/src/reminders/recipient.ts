import type { Database } from '../shared/types.ts';

/** Returns the name of an active user as mails address the user: the full name, otherwise the e-mail address. Undefined if the account is not active. */
export async function readRecipientName(database: Database, user: string): Promise<string | undefined> {
  const account: Record<'first_name' | 'last_name' | 'email', string | null> | undefined = await database(
    'directus_users',
  )
    .where({ id: user, status: 'active' })
    .first('first_name', 'last_name', 'email');
  if (account === undefined) return undefined;
  return [account.first_name, account.last_name].filter(Boolean).join(' ') || (account.email ?? '');
}
