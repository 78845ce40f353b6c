/** `POST /auth-extend/otp-verify`: the right code makes an account active. One error for every failure. */
import type { Response } from 'express';
import { clientKey } from '../../guard/src/rate-limit.ts';
import type { AccountContext } from './context.ts';
import { clearProof } from './cookies.ts';
import { refusal } from './errors.ts';
import { askGuardian } from './guardian-consent.ts';
import { DAY, HOUR, take } from './limits.ts';
import { languageOf } from './outbox.ts';
import { readAccountSettings } from './settings.ts';
import { subjectOf } from './subject.ts';
import { transact } from './transactions.ts';
import type { AccountRequest } from './types.ts';
import { tryCode } from './verification.ts';

const PER_CLIENT = { name: 'otp-client-hour', limit: 20, windowMs: HOUR };

export function otpVerify(context: AccountContext) {
  const { database, env, outbox } = context;
  return async (
    { email, otp }: { email?: string | undefined; otp: string },
    request: AccountRequest,
    response: Response,
  ) => {
    const settings = await readAccountSettings(database);
    await take(database, env.hashKey, PER_CLIENT, clientKey(request.ip));
    const { address, account } = await subjectOf(context, email, request);
    const aDay = { name: 'otp-day', limit: settings.otpTriesADay, windowMs: DAY };
    await take(database, env.hashKey, aDay, address);

    const outcome = await transact(database, async (trx): Promise<'wrong' | 'active' | 'waiting'> => {
      if (!(await tryCode(trx, env.hashKey, account?.id, otp, settings.otpTries))) return 'wrong';
      if (account !== undefined && (await askGuardian(trx, outbox, account.id, settings))) return 'waiting';
      const activated = await trx('directus_users')
        .where({ id: account?.id, status: 'unverified' })
        .update({ status: 'active', email_verified_at: new Date() });
      if (activated !== 1 || !account?.email) return 'wrong';
      await outbox.queue(trx, account.email, {
        template: 'welcome',
        language: languageOf(account.language),
        username: account.username ?? account.email,
      });
      return 'active';
    });
    if (outcome === 'wrong') throw refusal('INVALID_OTP', 'OTP_FORM.ERROR', 'otp');
    clearProof(response, env);
    return outcome === 'waiting' ? { verified: true, waits_for_guardian: true } : { verified: true };
  };
}
