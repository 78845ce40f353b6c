/**
 * `POST /auth/login` accepts a username or e-mail address, in session mode only. The right password of an unverified account gets 401 and a proof cookie. With
 * the proof this browser can request a new code. An unknown name and a wrong password get the same response.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { LoginAnswer, loginRequest } from '@hat-nang/model/contracts/accounts';
import { clientKey } from '@hat-nang/model/http/client-key';
import type { Response } from 'express';
import type * as z from 'zod/mini';
import type { AccountContext } from '../../shared/context.ts';
import { refusal } from '../../shared/errors.ts';
import { DAY, HOUR } from '../../shared/limits.ts';
import type { AccountRequest, Database } from '../../shared/types.ts';
import { type Account, findAccount } from '../account.ts';
import { codeOfError } from '../password/hashing.ts';
import { findClosedReason } from './closed-account.ts';
import { clearProofCookie, setProofCookie, setSessionCookie } from './cookies.ts';
import { checkClientFailures, checkLoginLimits, countFailedLogin, resetLoginLimits } from './login-limits.ts';
import { recordSessionStart } from './session-uses.ts';

/** Session lifetime with "remember me" in milliseconds. Must equal SESSION_COOKIE_TTL and REFRESH_TOKEN_TTL. */
export const REMEMBERED_SESSION_MS = 30 * DAY;
/** Session lifetime without "remember me", in milliseconds since the login or the last refresh. The cookie already ends when the browser closes. */
export const UNREMEMBERED_SESSION_MS = 12 * HOUR;

/** Passes the "remember me" choice to the `auth.jwt` filter. Directus calls that filter inside login and refresh. */
export const rememberMeStore = new AsyncLocalStorage<boolean>();

export function login({ database, env, services, passwords }: AccountContext) {
  return async (
    form: z.infer<typeof loginRequest>,
    request: AccountRequest,
    response: Response,
  ): Promise<LoginAnswer> => {
    const { schema } = request;
    if (schema === undefined) throw new Error('The request carries no schema');
    const identifier = (form.username ?? form.email ?? '').trim().toLowerCase();
    const client = clientKey(request.ip);
    await checkLoginLimits(database, env.hashKey, client, identifier);

    const account = await findAccount(database, identifier.includes('@') ? 'email' : 'username', identifier);
    const mayLogIn = account !== undefined && account.password !== null && account.email !== null;
    const isPasswordCorrect = await passwords.verify(mayLogIn ? account.id : undefined, form.password, schema);
    if (!isPasswordCorrect || !mayLogIn) {
      await countFailedLogin(database, env.hashKey, client);
      throw refusal('INVALID_CREDENTIALS', 'LOGIN_FORM.ERROR');
    }
    await checkClientFailures(database, env.hashKey, client);
    const closedReason = await findClosedReason(database, account);
    if (closedReason !== undefined) {
      await resetLoginLimits(database, env.hashKey, client, identifier);
      // An unverified account gets the proof cookie. With the proof this browser can request a new code, or sign up again with another guardian.
      if (account.status === 'unverified') setProofCookie(response, env, account);
      throw closedReason;
    }
    if (account.status === 'unverified') {
      await resetLoginLimits(database, env.hashKey, client, identifier);
      setProofCookie(response, env, account);
      throw refusal('EMAIL_NOT_VERIFIED', 'LOGIN_FORM.ERROR_UNVERIFIED');
    }

    const isRemembered = form.remember === true;
    const service = new services.AuthenticationService({
      accountability: request.accountability ?? null,
      schema,
      knex: database,
    });
    const credentials = { email: account.email ?? '', password: form.password };
    const otp = form.otp ? { otp: form.otp } : {};
    const session = await rememberMeStore
      .run(isRemembered, () => service.login('default', credentials, { session: true, ...otp }))
      .catch(async (error: unknown) => {
        if (codeOfError(error) !== 'INVALID_CREDENTIALS') throw error;
        await countFailedLogin(database, env.hashKey, client);
        throw refusal('INVALID_CREDENTIALS', 'LOGIN_FORM.ERROR');
      });
    await resetLoginLimits(database, env.hashKey, client, identifier);
    await shortenSession(database, session.refreshToken, isRemembered);
    await recordSessionStart(database, session.refreshToken);
    setSessionCookie(response, env, session.accessToken, isRemembered ? REMEMBERED_SESSION_MS : undefined);
    clearProofCookie(response, env);
    return {
      expires: isRemembered ? REMEMBERED_SESSION_MS : UNREMEMBERED_SESSION_MS,
      user: await readLoginUser(database, account),
    };
  };
}

/** Without "remember me", shortens a session to 12 hours from now. Directus sets 30 days for every session. */
export async function shortenSession(database: Database, session: string, isRemembered: boolean): Promise<void> {
  if (isRemembered) return;
  await database('directus_sessions')
    .where({ token: session })
    .update({ expires: new Date(Date.now() + UNREMEMBERED_SESSION_MS) });
}

async function readLoginUser(database: Database, { id, email, username }: Account): Promise<LoginAnswer['user']> {
  const role = await database('directus_users')
    .leftJoin('directus_roles', 'directus_roles.id', 'directus_users.role')
    .where('directus_users.id', id)
    .first('directus_roles.short_name as short_name');
  return { id, email, username, role: { short_name: role?.short_name ?? null } };
}
