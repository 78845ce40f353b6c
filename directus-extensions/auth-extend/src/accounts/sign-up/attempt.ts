/**
 * Which sign-up attempt a browser may act for: the one of its proof, and only while no newer attempt took its place (docs/decisions/026). The
 * address that a request names chooses nothing, so whoever reads a code cannot open an account that somebody else filled in.
 */

import type { AccountContext } from '../../shared/context.ts';
import type { AccountRequest, Database } from '../../shared/types.ts';
import { type Account, findAccountById, NOBODY } from '../account.ts';
import { cookieOf } from '../login/cookies.ts';
import { accountOfProof, proofCookie } from '../login/proof.ts';

/** What tells attempts apart. */
type Hashed = Pick<Account, 'id' | 'password'>;
export type Attempt = Account & { readonly email: string };

/**
 * The attempt that this browser's proof is of; undefined without a living proof, or where the request names another address.
 * @param email as the request names it, in lower case
 */
export async function attemptOf(
  { database, env }: Pick<AccountContext, 'database' | 'env'>,
  email: string | undefined,
  request: AccountRequest,
): Promise<Attempt | undefined> {
  const account = await accountOfProof(database, env, cookieOf(request, proofCookie(env)));
  if (!account?.email) return undefined;
  const isAbout = email === undefined || account.email.toLowerCase() === email;
  return isAbout ? { ...account, email: account.email } : undefined;
}

/** What limits of one attempt are counted by; a new attempt has a new password hash, even for the same password. */
export function attemptSubject({ id, password }: Hashed): string {
  return `${id}\0${password ?? ''}`;
}

/** Locks the row of an attempt until the transaction ends. Answers false when a newer attempt has taken its place meanwhile. */
export async function holdAttempt(trx: Database, attempt: Account): Promise<boolean> {
  await trx('directus_users').where({ id: attempt.id }).forUpdate().first('id');
  return isSameAttempt(await findAccountById(trx, attempt.id), attempt);
}

/** Whether two readings of an account are of one attempt. */
export function isSameAttempt(one: Hashed | undefined, other: Hashed | undefined): boolean {
  return one !== undefined && one.id === other?.id && one.id !== NOBODY && one.password === other.password;
}
