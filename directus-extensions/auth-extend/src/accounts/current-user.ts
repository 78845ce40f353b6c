/** Reads the signed-in user of a request, checks the user's current password, and ends sessions. */
import type { SchemaOverview } from '@directus/types';
import { clientKey } from '@hat-nang/model/http/client-key';
import type { AccountContext } from '../shared/context.ts';
import { refusal } from '../shared/errors.ts';
import { countOrThrow, deleteCounter, HOUR } from '../shared/limits.ts';
import type { AccountRequest, Database } from '../shared/types.ts';
import { type Account, findAccountById, NO_USER_ID } from './account.ts';
import { readToken } from './login/session-token.ts';

export interface CurrentUser {
  readonly account: Account & { readonly email: string; readonly password: string };
  /** Short name of the role, such as `kid`, `adult` or `editor`. Null if the user has no role, or if the role has no short name. */
  readonly role: string | null;
  /** Primary key (`token`) of the request's session in `directus_sessions`. */
  readonly session: string;
  readonly schema: SchemaOverview;
}

const USER_LIMIT = { name: 'current-password', limit: 10, windowMs: HOUR };
const CLIENT_LIMIT = { name: 'current-password-client', limit: 60, windowMs: HOUR };

/**
 * Reads the signed-in user of a request.
 * @throws Refusal unless the request has a schema and a session of an active account with an e-mail address and a password; static tokens are refused
 */
export async function requireCurrentUser(
  { database, env }: AccountContext,
  request: AccountRequest,
): Promise<CurrentUser> {
  const { accountability, schema, token } = request;
  const session = readToken(token ?? '', env.directusSecret)?.session;
  const account = accountability?.user ? await findAccountById(database, accountability.user) : undefined;
  if (session === undefined || schema === undefined || account?.status !== 'active') {
    throw refusal('INVALID_CREDENTIALS', 'FORM.ERROR_SIGN_IN');
  }
  const { email, password } = account;
  if (email === null || password === null) throw refusal('FORBIDDEN', 'PROFILE_FORM.ERROR_STAFF');
  const role = await database('directus_roles')
    .where({ id: accountability?.role ?? NO_USER_ID })
    .first('short_name');
  return { account: { ...account, email, password }, role: role?.short_name ?? null, session, schema };
}

/**
 * Checks the user's current password. Counts the attempt before the check, so parallel guesses count too. A right password resets the user's counter.
 * @throws Refusal WRONG_CURRENT_PASSWORD; TooManyRequests above the limit of attempts of the user or of the client
 */
export async function checkCurrentPassword(
  { database, env, passwords }: AccountContext,
  { account, schema }: CurrentUser,
  currentPassword: string,
  request: AccountRequest,
): Promise<void> {
  await countOrThrow(database, env.hashKey, CLIENT_LIMIT, clientKey(request.ip));
  await countOrThrow(database, env.hashKey, USER_LIMIT, account.id);
  if (!(await passwords.verify(account.id, currentPassword, schema))) {
    throw refusal('WRONG_CURRENT_PASSWORD', 'PROFILE_FORM.ERROR_CURRENT_PASSWORD', 'current_password');
  }
  await deleteCounter(database, env.hashKey, USER_LIMIT.name, account.id);
}

/** Ends all sessions of a user, but keeps the session `exceptToken` and its successor, if given. Returns the number of ended sessions. */
export async function endSessions(database: Database, userId: string, exceptToken?: string): Promise<number> {
  // A concurrent refresh may have replaced the session `exceptToken` with a new session. The new session belongs to the same browser, so it is kept too.
  const remainingTokens =
    exceptToken === undefined ? [] : [exceptToken, ...(await successorTokensOf(database, exceptToken))];
  return database('directus_sessions').where({ user: userId }).whereNotIn('token', remainingTokens).delete();
}

/** Returns an array with the token of the session that replaced the given session at a refresh. The array is empty if there is no such session. */
export async function successorTokensOf(database: Database, session: string): Promise<string[]> {
  const row = await database('directus_sessions').where({ token: session }).first('next_token');
  return typeof row?.next_token === 'string' ? [row.next_token] : [];
}
