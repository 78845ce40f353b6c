/** Refuses guessable passwords in updates of users by Directus, for example when staff set a password in the Studio. */

import { createErrorEntry } from '@hat-nang/model/contracts/errors';
import type { Database } from '../../shared/types.ts';
import { type ProfileUpdate, toDirectusError } from '../profile/profile-rules.ts';
import { isGuessable } from './guessable-password.ts';

/**
 * Checks the password in an update of users. An update without a password passes.
 * @throws DirectusError 400 INVALID_PASSWORD
 */
export async function checkChosenPassword(database: Database, { payload, keys }: ProfileUpdate): Promise<void> {
  const { password } = payload;
  if (typeof password !== 'string') return;
  const owners = await database('directus_users')
    .whereIn('id', [...keys] as string[])
    .select('username', 'email');
  if (owners.some((owner) => isGuessable(password, owner))) {
    throw toDirectusError([createErrorEntry('INVALID_PASSWORD', 'FORM.ERROR_COMMON_PASSWORD', 'password')]);
  }
}
