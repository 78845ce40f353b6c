/**
 * `POST /auth-extend/account/change-email` mails a code to the new address. The address changes when the user enters the code. The route returns an error for
 * an address in use, as sign-up does. A request needs the current password, and a user can send five requests an hour.
 */

import type { changeEmailRequest } from '@hat-nang/model/contracts/profile';
import type * as z from 'zod/mini';
import { countMail } from '../../mail/daily-ceiling.ts';
import { toMailLanguage } from '../../mail/outbox.ts';
import type { AccountContext } from '../../shared/context.ts';
import { refusal } from '../../shared/errors.ts';
import { countOrThrow, HOUR } from '../../shared/limits.ts';
import { readAccountSettings } from '../../shared/settings.ts';
import { transact } from '../../shared/transactions.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { findAccount, isUnverifiedSignUp } from '../account.ts';
import { createCode } from '../codes/account-codes.ts';
import { checkCurrentPassword, requireCurrentUser } from '../current-user.ts';

const USER_LIMIT = { name: 'change-email-hour', limit: 5, windowMs: HOUR };

export function changeEmail(context: AccountContext) {
  const { database, env, outbox } = context;
  return async ({ current_password, email }: z.infer<typeof changeEmailRequest>, request: AccountRequest) => {
    const currentUser = await requireCurrentUser(context, request);
    const { account } = currentUser;
    await checkCurrentPassword(context, currentUser, current_password, request);
    if (account.email.toLowerCase() === email) {
      throw refusal('FAILED_VALIDATION', 'PROFILE_FORM.ERROR_SAME_EMAIL', 'email');
    }
    await countOrThrow(database, env.hashKey, USER_LIMIT, account.id);
    await countMail(database, env.hashKey, email);
    const existingAccount = await findAccount(database, 'email', email);
    // An unverified sign-up with the new address is not a conflict: confirm-email.ts deletes the sign-up when this user enters the code.
    if (existingAccount !== undefined && !(await isUnverifiedSignUp(database, existingAccount))) {
      throw refusal('EMAIL_ALREADY_EXISTS', 'FORM.ERROR_EMAIL_EXISTS', 'email');
    }
    const settings = await readAccountSettings(database);
    await transact(database, async (transaction) => {
      const purpose = { kind: 'email', address: email } as const;
      const codeId = await createCode(transaction, env.hashKey, account.id, settings, Date.now(), purpose);
      const language = toMailLanguage(account.language);
      await outbox.queue(transaction, email, { template: 'new-email-code', language, codeId });
    });
    return { sent: true };
  };
}
