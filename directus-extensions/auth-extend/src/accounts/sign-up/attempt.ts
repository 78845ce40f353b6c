/**
 * Finds the sign-up attempt that a browser may act for: the attempt in its proof cookie, unless a newer attempt has replaced it
 * (docs/decisions/026-sign-up-attempts.md). The address in a request is not enough: the owner of a mailbox could activate a stranger's sign-up.
 */

import type { AccountContext } from '../../shared/context.ts';
import type { AccountRequest, Database } from '../../shared/types.ts';
import { type Account, findAccountById, NO_USER_ID } from '../account.ts';
import { cookieOf } from '../login/cookies.ts';
import { accountOfProof, proofCookieName } from '../login/proof.ts';

/** The fields that identify an attempt. */
type AttemptKey = Pick<Account, 'id' | 'password'>;
export type SignUpAttempt = Account & { readonly email: string };

/**
 * Returns the account in this browser's proof. Returns undefined without a valid proof, or if the request has an address other than that of the account.
 * @param email address in the request, in lower case; undefined if the request has none
 */
export async function findSignUpAttempt(
  { database, env }: Pick<AccountContext, 'database' | 'env'>,
  email: string | undefined,
  request: AccountRequest,
): Promise<SignUpAttempt | undefined> {
  const account = await accountOfProof(database, env, cookieOf(request, proofCookieName(env)));
  if (!account?.email) return undefined;
  const isForEmail = email === undefined || account.email.toLowerCase() === email;
  return isForEmail ? { ...account, email: account.email } : undefined;
}

/** Returns the rate-limit subject of an attempt. The subject contains the password hash, which differs between attempts even for the same password. */
export function attemptSubject({ id, password }: AttemptKey): string {
  return `${id}\0${password ?? ''}`;
}

/** Locks the row of an attempt until the transaction ends. Returns false if a newer attempt has replaced this attempt, or if the row is deleted. */
export async function lockAttempt(transaction: Database, attempt: Account): Promise<boolean> {
  await transaction('directus_users').where({ id: attempt.id }).forUpdate().first('id');
  return isSameAttempt(await findAccountById(transaction, attempt.id), attempt);
}

/** Checks whether two reads of an account belong to the same attempt. */
export function isSameAttempt(first: AttemptKey | undefined, second: AttemptKey | undefined): boolean {
  return (
    first !== undefined && first.id === second?.id && first.id !== NO_USER_ID && first.password === second.password
  );
}
