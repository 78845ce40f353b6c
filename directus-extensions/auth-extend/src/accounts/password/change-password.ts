/** `POST /auth-extend/account/change-password` requires the current password (docs/specification.md §5 and §8). The change ends all other sessions. */

import type { changePasswordRequest } from '@hat-nang/model/contracts/profile';
import type * as z from 'zod/mini';
import { toMailLanguage } from '../../mail/outbox.ts';
import type { AccountContext } from '../../shared/context.ts';
import { refusal } from '../../shared/errors.ts';
import { transact } from '../../shared/transactions.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { checkCurrentPassword, endSessions, requireCurrentUser } from '../current-user.ts';
import { isGuessable } from './guessable-password.ts';

export function changePassword(context: AccountContext) {
  const { database, outbox, passwords } = context;
  return async (form: z.infer<typeof changePasswordRequest>, request: AccountRequest): Promise<undefined> => {
    const currentUser = await requireCurrentUser(context, request);
    const { account, session, schema } = currentUser;
    await checkCurrentPassword(context, currentUser, form.current_password, request);
    // The current password is checked first, because the following error reveals that the current password is right.
    if (form.password === form.current_password) {
      throw refusal('PASSWORD_ALREADY_EXISTS', 'PROFILE_FORM.ERROR_PASSWORD_EXIST', 'password');
    }
    if (isGuessable(form.password, account)) {
      throw refusal('INVALID_PASSWORD', 'FORM.ERROR_COMMON_PASSWORD', 'password');
    }
    const hash = await passwords.hash(form.password, schema);
    await transact(database, async (transaction) => {
      // Of two concurrent changes, the second no longer finds the current password hash and changes nothing.
      const changedCount = await transaction('directus_users')
        .where({ id: account.id, password: account.password })
        .update({ password: hash });
      if (changedCount !== 1) {
        throw refusal('WRONG_CURRENT_PASSWORD', 'PROFILE_FORM.ERROR_CURRENT_PASSWORD', 'current_password');
      }
      await endSessions(transaction, account.id, session);
      // A pending change of address was requested with the old password, so its code is deleted.
      await transaction('account_codes').where({ user: account.id, kind: 'email' }).delete();
      await outbox.queue(transaction, account.email, {
        template: 'password-changed',
        language: toMailLanguage(account.language),
      });
    });
    return undefined;
  };
}
