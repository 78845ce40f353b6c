/**
 * Accounts: the `/auth-extend` endpoints, the doors in front of Directus's own `/auth` routes, and the mail outbox
 * (docs/decisions/008-accounts.md). This file only says where each part stands.
 */
import type { HookExtensionContext, RegisterFunctions } from '@directus/extensions';
import type { SchemaOverview } from '@directus/types';
import * as contract from '@hat-nang/model/contracts/accounts';
import { contactRequest, helpfulRequest, problemRequest } from '@hat-nang/model/contracts/visitors';
import type { Application } from 'express';
import { findAccount } from './accounts/account.ts';
import { eraseDueAccounts, eraseMembers } from './accounts/deletion/erase-account.ts';
import { forgotUsername } from './accounts/login/forgot-username.ts';
import { login, remembering } from './accounts/login/login.ts';
import { clearEndedSession, forgetSessionCookie, logout, refresh } from './accounts/login/session.ts';
import { checkChosenPassword } from './accounts/password/chosen-password.ts';
import { passwords } from './accounts/password/hashing.ts';
import { checkPasswordReset, checkResetLink, requestPassword } from './accounts/password/reset-password.ts';
import { sweepPictures } from './accounts/pictures/member-pictures.ts';
import { memberUpload } from './accounts/pictures/member-upload.ts';
import { checkDisability, checkProfile } from './accounts/profile/profile-rules.ts';
import { checkVerificationStatus } from './accounts/sign-up/check-verification-status.ts';
import { codeRules } from './accounts/sign-up/code-rules.ts';
import { otpVerify } from './accounts/sign-up/otp-verify.ts';
import { register } from './accounts/sign-up/register.ts';
import { resendOtp } from './accounts/sign-up/resend-otp.ts';
import { sweepOut } from './housekeeping.ts';
import type { DirectusMail } from './mail/envelope.ts';
import { envelopeOf, languageOf, outbox, recipientsOf } from './mail/outbox.ts';
import { outboxWorker } from './mail/outbox-worker.ts';
import { mailPreviews } from './mail/previews.ts';
import { sendMail } from './mail/send-mail.ts';
import { mountProfile } from './mount-profile.ts';
import type { AccountContext } from './shared/context.ts';
import { withoutContents } from './shared/errors.ts';
import { endpoint, gate } from './shared/json-endpoint.ts';
import type { DirectusServices } from './shared/services.ts';
import { readEnv } from './shared/settings.ts';
import type { Logger } from './shared/types.ts';
import { contact } from './visitors/contact.ts';
import { helpful } from './visitors/helpful.ts';
import { problem } from './visitors/problem.ts';
import { siteOnly } from './visitors/site-only.ts';

/** Below `/auth-extend`, all but one's own account. */
const WITHOUT_SESSION = ['/auth/login', '/auth/password', /^\/auth-extend(?!\/account\/)/i];

/** Where answers must not be faster for one address than for another. Milliseconds. */
const EVEN = { atLeastMs: 250, perRequestMs: 75 };
/** A comparison of hashes takes its time, and only two are made at once. */
const EVEN_LOGIN = { atLeastMs: 500, perRequestMs: 150, isForRefusals: true };

export default function registerAccounts(
  { init, filter, action, schedule }: RegisterFunctions,
  { env: rawEnv, database, services: rawServices, getSchema, logger }: HookExtensionContext,
): void {
  const env = readEnv(rawEnv);
  const log = logger as unknown as Logger;
  const services = rawServices as unknown as DirectusServices;
  const send = sendMail({
    database,
    env,
    services,
    getSchema: getSchema as () => Promise<SchemaOverview>,
    from: String(rawEnv.EMAIL_FROM ?? 'no-reply@example.com'),
  });
  const worker = outboxWorker(database, env.hashKey, log, send);
  const mails = outbox(env.hashKey, worker.wake);
  const context: AccountContext = {
    database,
    env,
    services,
    log,
    outbox: mails,
    passwords: passwords(services, database),
  };

  init('middlewares.before', ({ app }) => {
    for (const path of WITHOUT_SESSION) (app as Application).use(path, forgetSessionCookie(env));
  });

  init('routes.before', (meta) => {
    const app = meta.app as Application;
    app.post('/auth/login', endpoint(contract.loginRequest, login(context), EVEN_LOGIN));
    app.post('/auth/refresh', endpoint(contract.sessionRequest, refresh(context)));
    app.post('/auth/logout', endpoint(contract.sessionRequest, logout(context)));
    app.post('/auth/password/request', endpoint(contract.passwordRequest, requestPassword(context), EVEN));
    app.post('/auth/password/reset', gate(contract.passwordReset, checkPasswordReset(context)));
    app.post('/files', memberUpload(context));
  });

  init('routes.custom.before', (meta) => {
    const app = meta.app as Application;
    const status = checkVerificationStatus(context);
    app.post('/auth-extend/register', endpoint(contract.registerRequest, register(context)));
    app.post('/auth-extend/check-verification-status', endpoint(contract.verificationStatusRequest, status, EVEN));
    app.post('/auth-extend/forgot-username', endpoint(contract.forgotUsernameRequest, forgotUsername(context)));
    app.post('/auth-extend/otp-verify', endpoint(contract.otpVerifyRequest, otpVerify(context), EVEN));
    app.post('/auth-extend/resend-otp', endpoint(contract.resendOtpRequest, resendOtp(context), EVEN));
    app.post('/auth-extend/check-reset-link', endpoint(contract.checkResetLinkRequest, checkResetLink(context), EVEN));
    mountProfile(app, context);
    if (rawEnv.NODE_ENV === 'development') app.get('/auth-extend/mails', mailPreviews(database, env));
    app.get('/auth-extend/code-rules', codeRules(context));
    // Forms of visitors without an account: only the site itself may pass them on.
    app.use('/visitor', siteOnly(String(rawEnv.SITE_SECRET ?? '')));
    app.post('/visitor/contact', endpoint(contactRequest, contact(context), { maxBody: 64 * 1024 }));
    app.post('/visitor/helpful', endpoint(helpfulRequest, helpful(context)));
    app.post('/visitor/problem', endpoint(problemRequest, problem(context), { maxBody: 8 * 1024 }));
  });

  init('routes.custom.after', ({ app }) => {
    (app as Application).use(clearEndedSession(env));
  });

  filter('auth.jwt', (claims) => {
    return remembering.getStore() === true ? { ...(claims as Record<string, unknown>), remember: true } : claims;
  });

  // Null keeps Directus from sending it itself, where a dead mail server would lose it.
  filter('email.send', async (payload) => {
    const mail = payload as DirectusMail;
    for (const recipient of recipientsOf(mail.to)) {
      const account = await findAccount(database, 'email', recipient);
      await mails.queue(database, recipient, envelopeOf(mail, account?.language));
    }
    return null;
  });

  filter('users.update', async (payload, { keys }, { database: connection, accountability }) => {
    const change = { payload: payload as Record<string, unknown>, keys: keys as unknown[], accountability };
    await checkChosenPassword(connection, change);
    return checkProfile(connection, change);
  });
  filter('users_disabilities.items.create', async (payload, _meta, { database: connection, accountability }) => {
    await checkDisability(connection, payload as Record<string, unknown>, accountability, true);
    return payload;
  });
  filter('users_disabilities.items.update', async (payload, _meta, { database: connection, accountability }) => {
    await checkDisability(connection, payload as Record<string, unknown>, accountability, false);
    return payload;
  });

  action('users.update', async ({ payload, keys }: Record<string, unknown>) => {
    if (!Object.hasOwn(Object(payload), 'password')) return;
    const people = await database('directus_users')
      .whereIn('id', (keys ?? []) as string[])
      .where('status', 'active')
      .whereNotNull('email')
      .select('email', 'language');
    for (const { email, language } of people) {
      await mails.queue(database, email, { template: 'password-changed', language: languageOf(language) });
    }
  });

  const erasing = { ...context, getSchema: getSchema as () => Promise<SchemaOverview> };
  filter('users.delete', async (ids, _meta, { database: connection, accountability }) => {
    // Directus checks who may delete only after this.
    if (accountability === null || accountability.admin) await eraseMembers(erasing, connection, ids as string[]);
  });

  const sweepNow = async () => {
    // At the very first start there are no tables yet.
    if (!(await database.schema.hasTable('account_codes'))) return;
    await sweepOut(database);
    await eraseDueAccounts(erasing);
    await sweepPictures(erasing);
  };
  action('server.start', () => {
    worker.start();
    // What fell due while it was down.
    sweepNow().catch((error: unknown) => log.error(withoutContents(error), 'auth-extend: nothing was swept out'));
  });
  schedule('23 * * * *', sweepNow);
}
