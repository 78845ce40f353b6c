/**
 * `POST /auth-extend/otp-verify` activates an account, or queues the mail to its guardian. The request needs the right code and the proof of the sign-up
 * attempt. A wrong code gets INVALID_OTP. A browser without a valid proof gets START_AGAIN. Neither error reveals which accounts exist.
 */

import { addDailyCounts } from '@hat-nang/model/backend/daily-counts';
import { clientKey } from '@hat-nang/model/http/client-key';
import type { Response } from 'express';
import { toMailLanguage } from '../../mail/outbox.ts';
import type { AccountContext } from '../../shared/context.ts';
import { refusal } from '../../shared/errors.ts';
import { countOrThrow, DAY, decrementCounter, HOUR } from '../../shared/limits.ts';
import { readAccountSettings } from '../../shared/settings.ts';
import { transact } from '../../shared/transactions.ts';
import type { AccountRequest, Database } from '../../shared/types.ts';
import { verifyCode } from '../codes/account-codes.ts';
import { requestGuardianConsent } from '../guardian/guardian-consent.ts';
import { clearProofCookie } from '../login/cookies.ts';
import { attemptSubject, findSignUpAttempt, lockAttempt } from './attempt.ts';

/** Limit of wrong codes per client. A right code decrements the count, because a class that signs up together has one IP address. */
const CLIENT_LIMIT = { name: 'otp-client-hour', limit: 20, windowMs: HOUR };
/**
 * Limit for browsers without a proof. It is separate, so other clients behind the same IP address cannot use up the attempts of a browser with a proof.
 */
const NO_PROOF_LIMIT = { name: 'otp-no-proof-hour', limit: 60, windowMs: HOUR };

type Outcome = 'wrong' | 'outdated' | 'active' | 'waiting';

export function verifyOtp(context: AccountContext) {
  const { database, env, outbox } = context;
  return async (
    { email, otp }: { email?: string | undefined; otp: string },
    request: AccountRequest,
    response: Response,
  ) => {
    const settings = await readAccountSettings(database);
    const attempt = await findSignUpAttempt(context, email, request);
    if (attempt === undefined) {
      await countOrThrow(database, env.hashKey, NO_PROOF_LIMIT, clientKey(request.ip));
      throw restartRefusal();
    }
    await countOrThrow(database, env.hashKey, CLIENT_LIMIT, clientKey(request.ip));
    const dailyLimit = { name: 'otp-day', limit: settings.otpTriesADay, windowMs: DAY };
    await countOrThrow(database, env.hashKey, dailyLimit, attemptSubject(attempt));

    const outcome = await transact(database, async (transaction): Promise<Outcome> => {
      if (!(await lockAttempt(transaction, attempt))) return 'outdated';
      if (!(await verifyCode(transaction, env.hashKey, attempt.id, otp, settings.otpTries))) return 'wrong';
      await countSignUp(transaction, attempt.id);
      if (await requestGuardianConsent(context, transaction, attempt.id, settings)) return 'waiting';
      const activatedCount = await transaction('directus_users')
        .where({ id: attempt.id, status: 'unverified' })
        .update({ status: 'active', email_verified_at: new Date() });
      if (activatedCount !== 1) return 'wrong';
      await outbox.queue(transaction, attempt.email, {
        template: 'welcome',
        language: toMailLanguage(attempt.language),
        username: attempt.username ?? attempt.email,
      });
      return 'active';
    });
    if (outcome === 'outdated') throw restartRefusal();
    if (outcome === 'wrong') throw refusal('INVALID_OTP', 'OTP_FORM.ERROR', 'otp');
    await decrementCounter(database, env.hashKey, CLIENT_LIMIT.name, clientKey(request.ip));
    // The proof is kept while the account waits for a guardian. With the proof this browser can request a new code or correct the guardian's address.
    if (outcome === 'waiting') return { verified: true, waits_for_guardian: true };
    clearProofCookie(response, env);
    return { verified: true };
  };
}

/** Counts the first verification of an account's address, by kind of account. The count is not linked to the account (docs/decisions/277-daily-counts.md). */
async function countSignUp(transaction: Database, id: string): Promise<void> {
  const row: { kind: string } | undefined = await transaction('directus_users as account')
    .join('directus_roles as role', 'role.id', 'account.role')
    .where({ 'account.id': id, 'account.status': 'unverified', 'account.email_verified_at': null })
    .first('role.short_name as kind');
  if (row === undefined) return;
  const kind = row.kind === 'kid' ? 'sign_up_kid' : 'sign_up_adult';
  await addDailyCounts(transaction, [{ kind, collection: '', item: 0, count: 1 }]);
}

function restartRefusal() {
  return refusal('START_AGAIN', 'OTP_FORM.ERROR_START_AGAIN', 'otp');
}
