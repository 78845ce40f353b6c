/**
 * `GET /auth-extend/code-rules`: whether codes hold letters, and how long to wait for the next one. Everything else of `account_settings` is the
 * administrators' business, so the collection itself stays closed.
 */
import type { RequestHandler } from 'express';
import type { AccountContext } from './context.ts';
import type { CodeRulesAnswer } from './contract.ts';
import { caught } from './endpoint.ts';
import { readAccountSettings } from './settings.ts';

export function codeRules({ database }: AccountContext): RequestHandler {
  return caught(async (_request, response) => {
    const { otpMode, otpResendSeconds } = await readAccountSettings(database);
    const data: CodeRulesAnswer = { otp_mode: otpMode, otp_resend_seconds: otpResendSeconds };
    response.setHeader('Cache-Control', 'no-store');
    response.json({ data });
  });
}
