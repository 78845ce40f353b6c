/** `POST /auth-extend/account/confirm-email` activates the new address if the code is right, ends the user's other sessions, and mails the old address. */

import type { confirmEmailRequest } from '@hat-nang/model/contracts/profile';
import type * as z from 'zod/mini';
import { toMailLanguage } from '../../mail/outbox.ts';
import type { AccountContext } from '../../shared/context.ts';
import { refusal } from '../../shared/errors.ts';
import { countOrThrow, DAY } from '../../shared/limits.ts';
import { readAccountSettings } from '../../shared/settings.ts';
import { transact } from '../../shared/transactions.ts';
import type { AccountRequest, Database } from '../../shared/types.ts';
import { findAccount, isDuplicate, isUnverifiedSignUp } from '../account.ts';
import { verifyCode } from '../codes/account-codes.ts';
import { endSessions, requireCurrentUser } from '../current-user.ts';
import { eraseRows } from '../deletion/erase-rows.ts';
import { maskAddress } from './mask-address.ts';

export function confirmEmail(context: AccountContext) {
  const { database, env, outbox } = context;
  return async ({ otp }: z.infer<typeof confirmEmailRequest>, request: AccountRequest) => {
    const { account, session } = await requireCurrentUser(context, request);
    const settings = await readAccountSettings(database);
    const dailyLimit = { name: 'email-otp-day', limit: settings.otpTriesADay, windowMs: DAY };
    await countOrThrow(database, env.hashKey, dailyLimit, account.id);
    const email = await transact(database, async (transaction) => {
      const address = await readPendingAddress(transaction, account.id);
      const isCodeCorrect = await verifyCode(
        transaction,
        env.hashKey,
        account.id,
        otp,
        settings.otpTries,
        Date.now(),
        'email',
      );
      // A wrong code returns instead of throwing, because an exception would roll back the count of wrong attempts.
      if (!isCodeCorrect || address === undefined) return undefined;
      await dropOlderAttempt(transaction, address);
      await transaction('directus_users')
        .where({ id: account.id })
        .update({ email: address, email_verified_at: new Date() });
      await transaction('account_codes').where({ user: account.id, kind: 'email' }).delete();
      await endSessions(transaction, account.id, session);
      await outbox.queue(transaction, account.email, {
        template: 'email-changed',
        language: toMailLanguage(account.language),
        address: maskAddress(address),
      });
      return address;
    }).catch((error: unknown) => {
      if (isDuplicate(error)) throw refusal('EMAIL_ALREADY_EXISTS', 'FORM.ERROR_EMAIL_EXISTS', 'email');
      throw error;
    });
    if (email === undefined) throw refusal('INVALID_OTP', 'OTP_FORM.ERROR', 'otp');
    return { email };
  };
}

/** Returns the new address from the row of the user's unused code. Returns undefined if there is no such code. */
async function readPendingAddress(database: Database, user: string): Promise<string | undefined> {
  const row = await database('account_codes').where({ user, kind: 'email' }).whereNull('used_at').first('payload');
  return typeof row?.payload === 'string' ? row.payload.split(' ')[1] : undefined;
}

/** Deletes an unverified sign-up with this address. The user of the request has just proved that the mailbox is theirs. */
async function dropOlderAttempt(database: Database, address: string): Promise<void> {
  const olderAccount = await findAccount(database, 'email', address);
  if (olderAccount === undefined || !(await isUnverifiedSignUp(database, olderAccount))) return;
  await eraseRows(database, { id: olderAccount.id, email: null, guardianEmail: null, files: [] });
}
