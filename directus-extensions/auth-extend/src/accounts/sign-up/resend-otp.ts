/**
 * `POST /auth-extend/resend-otp` replaces the code of an unverified account with a new code, and mails the new code. Only a browser with the proof of the
 * sign-up attempt can request a code. Other browsers get START_AGAIN for every address.
 */

import type { WindowRule } from '@hat-nang/model/backend/counted-window';
import { clientKey } from '@hat-nang/model/http/client-key';
import { countMail } from '../../mail/daily-ceiling.ts';
import { toMailLanguage } from '../../mail/outbox.ts';
import type { AccountContext } from '../../shared/context.ts';
import { refusal } from '../../shared/errors.ts';
import { countOrThrow, HOUR } from '../../shared/limits.ts';
import { type AccountSettings, readAccountSettings } from '../../shared/settings.ts';
import { transact } from '../../shared/transactions.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { createCode } from '../codes/account-codes.ts';
import { findSignUpAttempt, lockAttempt } from './attempt.ts';

const CLIENT_LIMIT = { name: 'resend-client-hour', limit: 40, windowMs: HOUR };

/** Returns the limit that enforces the minimum delay between two codes for one address. The first code, from the sign-up, counts too. */
export function resendGapRule(settings: AccountSettings): WindowRule {
  return { name: 'resend-gap', limit: 1, windowMs: settings.otpResendSeconds * 1000 };
}

export function resendOtp(context: AccountContext) {
  const { database, env, outbox } = context;
  return async ({ email }: { email?: string | undefined }, request: AccountRequest) => {
    const settings = await readAccountSettings(database);
    const hourlyLimit = { name: 'resend-hour', limit: settings.otpResendsAnHour, windowMs: HOUR };
    await countOrThrow(database, env.hashKey, CLIENT_LIMIT, clientKey(request.ip));
    const attempt = await findSignUpAttempt(context, email, request);
    if (attempt === undefined) throw restartRefusal();
    const address = attempt.email.toLowerCase();
    await countOrThrow(database, env.hashKey, resendGapRule(settings), address);
    await countOrThrow(database, env.hashKey, hourlyLimit, address);
    await countMail(database, env.hashKey, address);
    if (attempt.status === 'unverified') {
      const isLocked = await transact(database, async (transaction) => {
        if (!(await lockAttempt(transaction, attempt))) return false;
        const codeId = await createCode(transaction, env.hashKey, attempt.id, settings);
        const language = toMailLanguage(attempt.language);
        await outbox.queue(transaction, attempt.email, { template: 'verify-code', language, codeId });
        return true;
      });
      if (!isLocked) throw restartRefusal();
    }
    return { sent: true };
  };
}

function restartRefusal() {
  return refusal('START_AGAIN', 'OTP_FORM.ERROR_START_AGAIN');
}
