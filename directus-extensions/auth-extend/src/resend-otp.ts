/** `POST /auth-extend/resend-otp`: a new code kills the older one. Answers the same for every address. */

import { clientKey } from '../../guard/src/rate-limit.ts';
import type { AccountContext } from './context.ts';
import { HOUR, type Rule, take } from './limits.ts';
import { languageOf } from './outbox.ts';
import { type AccountSettings, readAccountSettings } from './settings.ts';
import { subjectOf } from './subject.ts';
import { transact } from './transactions.ts';
import type { AccountRequest } from './types.ts';
import { newCode } from './verification.ts';

const PER_CLIENT = { name: 'resend-client-hour', limit: 40, windowMs: HOUR };

/** The least time between two codes for one address; the code of the sign-up counts. */
export function resendGap(settings: AccountSettings): Rule {
  return { name: 'resend-gap', limit: 1, windowMs: settings.otpResendSeconds * 1000 };
}

export function resendOtp(context: AccountContext) {
  const { database, env, outbox } = context;
  return async ({ email }: { email?: string | undefined }, request: AccountRequest) => {
    const settings = await readAccountSettings(database);
    const anHour = { name: 'resend-hour', limit: settings.otpResendsAnHour, windowMs: HOUR };
    await take(database, env.hashKey, PER_CLIENT, clientKey(request.ip));
    const { address, account } = await subjectOf(context, email, request);
    await take(database, env.hashKey, resendGap(settings), address);
    await take(database, env.hashKey, anHour, address);
    if (account?.status === 'unverified' && account.email) {
      const recipient = account.email;
      await transact(database, async (trx) => {
        const codeId = await newCode(trx, env.hashKey, account.id, settings);
        const language = languageOf(account.language);
        await outbox.queue(trx, recipient, { template: 'verify-code', language, codeId });
      });
    }
    return { sent: true };
  };
}
