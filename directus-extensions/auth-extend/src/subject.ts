/** Whom a request is about: the address it names, or the account of the browser's proof. */
import { type Account, findAccount } from './accounts.ts';
import type { AccountContext } from './context.ts';
import { cookieOf } from './cookies.ts';
import { refusal } from './errors.ts';
import { accountOfProof, proofCookie } from './proof.ts';
import type { AccountRequest } from './types.ts';

export interface Subject {
  /** What limits are counted by: the address, whether or not it has an account. */
  readonly address: string;
  /** The account, verified or not. */
  readonly account: Account | undefined;
}

/** @throws Refusal when neither an address nor a valid proof is given */
export async function subjectOf(
  { database, env }: AccountContext,
  email: string | undefined,
  request: AccountRequest,
): Promise<Subject> {
  if (email !== undefined) return { address: email, account: await findAccount(database, 'email', email) };
  const account = await accountOfProof(database, env, cookieOf(request, proofCookie(env)));
  if (!account?.email) throw refusal('FAILED_VALIDATION', 'FORM.ERROR_EMAIL', 'email');
  return { address: account.email.toLowerCase(), account };
}
