/** Explains why a login is refused although the password is right. Call `findClosedReason` only after the password was found right. */

import { type Refusal, refusal } from '../../shared/errors.ts';
import type { Database } from '../../shared/types.ts';
import type { Account } from '../account.ts';

export async function findClosedReason(database: Database, account: Account): Promise<Refusal | undefined> {
  if (account.status === 'active') return undefined;
  const row = await database('directus_users')
    .where({ id: account.id })
    .first('guardian_email', 'guardian_confirmed_at', 'email_verified_at', 'deletion_requested_at');
  const needsGuardian = row?.guardian_email && !row.guardian_confirmed_at && row.email_verified_at;
  if (needsGuardian && ['unverified', 'archived'].includes(account.status)) {
    return refusal('GUARDIAN_PENDING', 'LOGIN_FORM.ERROR_GUARDIAN');
  }
  return row?.deletion_requested_at ? refusal('ACCOUNT_DELETION_PENDING', 'LOGIN_FORM.ERROR_DELETION') : undefined;
}
