/** Mounts the account routes. Some routes are below `/auth-extend`. The other routes must run before Directus's own routes. */
import * as contract from '@hat-nang/model/contracts/accounts';
import * as profile from '@hat-nang/model/contracts/profile';
import type { Application, Router } from 'express';
import type { AccountContext } from '../shared/context.ts';
import { bodyMiddleware, endpoint, queryEndpoint } from '../shared/json-endpoint.ts';
import { downloadData } from './data-download/download-data.ts';
import { deleteAccount } from './deletion/delete-account.ts';
import { keepAccount } from './deletion/keep-account.ts';
import { recordGuardianDecision } from './guardian/guardian.ts';
import { forgotUsername } from './login/forgot-username.ts';
import { endOtherSessions, endSession, listSessions } from './login/list-sessions.ts';
import { login } from './login/login.ts';
import { logout, refresh } from './login/session.ts';
import { trackSessionUses } from './login/session-uses.ts';
import { changePassword } from './password/change-password.ts';
import { checkPasswordReset, checkResetLink, requestPasswordReset } from './password/reset-password.ts';
import { memberUpload } from './pictures/member-upload.ts';
import { changeEmail } from './profile/change-email.ts';
import { confirmEmail } from './profile/confirm-email.ts';
import { checkVerificationStatus } from './sign-up/check-verification-status.ts';
import { sendCodeRules } from './sign-up/code-rules.ts';
import { verifyOtp } from './sign-up/otp-verify.ts';
import { register } from './sign-up/register.ts';
import { resendOtp } from './sign-up/resend-otp.ts';

/** Minimum duration of a response in milliseconds, plus a part per concurrent request. Known and unknown addresses then take about the same time. */
const constantTimeFloor = { atLeastMs: 250, perRequestMs: 75 };
/** Minimum duration of a refused login. This floor is higher, because the comparison of password hashes is slow, and at most two comparisons run at once. */
const loginFloor = { atLeastMs: 500, perRequestMs: 150, isForRefusals: true };

/** Mounts handlers that replace Directus's routes or check their requests first. Call it before Directus mounts its own routes. */
export function interceptAuth(app: Application, context: AccountContext): void {
  app.use(trackSessionUses(context));
  app.post('/auth/login', endpoint(contract.loginRequest, login(context), loginFloor));
  app.post('/auth/refresh', endpoint(contract.sessionRequest, refresh(context)));
  app.post('/auth/logout', endpoint(contract.sessionRequest, logout(context)));
  app.post(
    '/auth/password/request',
    endpoint(contract.passwordRequest, requestPasswordReset(context), constantTimeFloor),
  );
  app.post('/auth/password/reset', bodyMiddleware(contract.passwordReset, checkPasswordReset(context)));
  app.post('/files', memberUpload(context));
}

/** Mounts the account routes below `/auth-extend`, such as `/register`, `/guardian` and `/account/*`. */
export function mountAccounts(router: Router, context: AccountContext): void {
  const status = checkVerificationStatus(context);
  router.post('/register', endpoint(contract.registerRequest, register(context)));
  router.post('/check-verification-status', endpoint(contract.verificationStatusRequest, status, constantTimeFloor));
  router.post('/forgot-username', endpoint(contract.forgotUsernameRequest, forgotUsername(context)));
  router.post('/otp-verify', endpoint(contract.otpVerifyRequest, verifyOtp(context), constantTimeFloor));
  router.post('/resend-otp', endpoint(contract.resendOtpRequest, resendOtp(context), constantTimeFloor));
  router.post(
    '/check-reset-link',
    endpoint(contract.checkResetLinkRequest, checkResetLink(context), constantTimeFloor),
  );
  router.get('/code-rules', sendCodeRules(context));
  router.post('/keep-account', endpoint(profile.keepAccountRequest, keepAccount(context)));
  router.post('/guardian', endpoint(profile.guardianRequest, recordGuardianDecision(context)));

  router.post('/account/change-password', endpoint(profile.changePasswordRequest, changePassword(context)));
  router.post('/account/change-email', endpoint(profile.changeEmailRequest, changeEmail(context)));
  router.post('/account/confirm-email', endpoint(profile.confirmEmailRequest, confirmEmail(context)));
  router.post('/account/delete', endpoint(profile.deleteAccountRequest, deleteAccount(context)));
  router.get('/account/data', queryEndpoint(profile.dataQuery, downloadData(context)));
  router.get('/account/sessions', queryEndpoint(profile.emptyBody, listSessions(context)));
  router.post('/account/end-session', endpoint(profile.endSessionRequest, endSession(context)));
  router.post('/account/end-other-sessions', endpoint(profile.emptyBody, endOtherSessions(context)));
}
