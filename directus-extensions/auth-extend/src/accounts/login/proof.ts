/**
 * Creates and checks a signed proof that a browser has, within the last day, registered an account or sent the right password of an unverified account. A
 * request with the proof needs no e-mail address (docs/design-notes.md "API and sessions"). A change of the password hash invalidates the proof.
 */

import { isSameHash, keyedHash } from '@hat-nang/model/backend/keyed-hash';
import { DAY } from '../../shared/limits.ts';
import type { AccountEnv } from '../../shared/settings.ts';
import type { Database } from '../../shared/types.ts';
import { type Account, findAccountById } from '../account.ts';

export const PROOF_LIFETIME_MS = DAY;

export function proofCookieName(env: AccountEnv): string {
  return `${env.cookiePrefix}_proof`;
}

export function createProof(
  env: AccountEnv,
  account: Pick<Account, 'id' | 'password'>,
  now: number = Date.now(),
): string {
  const payload = `${account.id}.${now + PROOF_LIFETIME_MS}`;
  return `${payload}.${sign(env, payload, account.password)}`;
}

/** Returns the account of a proof. Returns undefined if the proof is invalid or expired, or if the account is deleted or has another password hash. */
export async function accountOfProof(
  database: Database,
  env: AccountEnv,
  proof: unknown,
  now: number = Date.now(),
): Promise<Account | undefined> {
  const parts = typeof proof === 'string' && proof.length < 200 ? proof.split('.') : [];
  const [id = '', expires = '', signature = ''] = parts;
  // The query also runs for a malformed proof, so that all proofs take about the same time.
  const account = await findAccountById(database, id);
  const expected = sign(env, `${id}.${expires}`, account?.password ?? null);
  const isAuthentic = isSameHash(signature, expected) && account !== undefined && parts.length === 3;
  return isAuthentic && Number(expires) > now ? account : undefined;
}

function sign(env: AccountEnv, payload: string, password: string | null): string {
  return keyedHash(env.hashKey, 'proof', `${payload}\0${password ?? ''}`);
}
