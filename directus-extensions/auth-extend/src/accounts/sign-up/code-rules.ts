/**
 * `GET /auth-extend/code-rules` returns whether codes contain letters, the delay before the next code in seconds, and the age below which kids name a guardian
 * (null if no consent is required). The other settings in `account_settings` are internal, so the collection is not public.
 */

import type { CodeRulesAnswer } from '@hat-nang/model/contracts/accounts';
import type { RequestHandler } from 'express';
import type { AccountContext } from '../../shared/context.ts';
import { asyncHandler } from '../../shared/json-endpoint.ts';
import { readAccountSettings } from '../../shared/settings.ts';

export function sendCodeRules({ database }: AccountContext): RequestHandler {
  return asyncHandler(async (_request, response) => {
    const settings = await readAccountSettings(database);
    const data: CodeRulesAnswer = {
      otp_mode: settings.otpMode,
      otp_resend_seconds: settings.otpResendSeconds,
      guardian_age: settings.hasGuardianConsent ? settings.guardianAge : null,
    };
    response.setHeader('Cache-Control', 'no-store');
    response.json({ data });
  });
}
