/**
 * Creates and checks verification codes in the table `account_codes`. For concurrent requests, `createCode` locks the account. `verifyCode` counts an attempt
 * with one statement, and marks a code as used with a second statement.
 */
import { randomUUID } from 'node:crypto';
import { isSameHash } from '@hat-nang/model/backend/keyed-hash';
import { rowsOf } from '@hat-nang/model/backend/rows';
import { MINUTE } from '../../shared/limits.ts';
import type { AccountSettings } from '../../shared/settings.ts';
import type { Database } from '../../shared/types.ts';
import { NO_USER_ID } from '../account.ts';
import { deriveCode, hashCode } from './codes.ts';

/** Purpose of a code. `verify` confirms the address of a sign-up. `email` confirms the new address of an existing account. */
export type CodePurpose = { readonly kind: 'verify' } | { readonly kind: 'email'; readonly address: string };
const SIGN_UP: CodePurpose = { kind: 'verify' };

/**
 * Creates a code for an account in the caller's transaction. Invalidates the account's older codes of the same kind.
 * @returns the row's id, from which the mail worker derives the code
 */
export async function createCode(
  database: Database,
  key: string,
  userId: string,
  settings: AccountSettings,
  now: number = Date.now(),
  purpose: CodePurpose = SIGN_UP,
): Promise<string> {
  // Serializes concurrent calls for one account, so that one code of each kind remains. SQLite needs no lock: it runs one write transaction at a time.
  await database('directus_users').where({ id: userId }).forUpdate().first('id');
  const previousCodes = await database('account_codes')
    .where({ user: userId, kind: purpose.kind })
    .select('id', 'code_hash');
  const isPreviousCode = (code: string) => previousCodes.some((row) => hashCode(key, row.id, code) === row.code_hash);
  let id = randomUUID();
  // A new code of four digits equals the previous code with a probability of 1 : 10,000. The loop then draws another id, which gives another code.
  while (isPreviousCode(deriveCode(key, id, settings.otpMode))) id = randomUUID();
  await database('account_codes').where({ user: userId, kind: purpose.kind }).delete();
  await database('account_codes').insert({
    id,
    user: userId,
    kind: purpose.kind,
    code_hash: hashCode(key, id, deriveCode(key, id, settings.otpMode)),
    // The code mode is stored with the code. A later change of the setting does not affect a code that was already mailed.
    payload: purpose.kind === 'email' ? `${settings.otpMode} ${purpose.address}` : settings.otpMode,
    created_at: now,
    expires_at: now + settings.otpMinutes * MINUTE,
  });
  return id;
}

/**
 * Counts an attempt with an UPDATE, and then compares the code. The UPDATE changes no row if the stored code is used, is expired or has no attempt left.
 * @param userId undefined if there is no such account; the function then also runs the UPDATE and a comparison, and returns false
 * @returns whether the code is right; the row of a right code is marked as used
 */
export async function verifyCode(
  database: Database,
  key: string,
  userId: string | undefined,
  code: string,
  maxTries: number,
  now: number = Date.now(),
  kind: CodePurpose['kind'] = 'verify',
): Promise<boolean> {
  const countedRows = rowsOf<{ id: string; code_hash: string }>(
    await database.raw(
      `UPDATE account_codes SET attempts = attempts + 1
       WHERE "user" = ? AND kind = ? AND attempts < ? AND used_at IS NULL AND expires_at > ?
       RETURNING id, code_hash`,
      [userId ?? NO_USER_ID, kind, maxTries, now],
    ),
  );
  const row = countedRows[0];
  const isRight = isSameHash(hashCode(key, row?.id ?? 'nobody', code), row?.code_hash ?? '0'.repeat(64));
  if (row === undefined || !isRight) return false;
  const updatedCount = await database('account_codes')
    .where({ id: row.id })
    .whereNull('used_at')
    .update({ used_at: now });
  return updatedCount === 1;
}

/** A verification code, with its account and the time of its request. */
export interface MailedCode {
  readonly code: string;
  /** Id of the account. */
  readonly user: string;
  /** Time when the code was requested, in milliseconds since 1970. */
  readonly createdAt: number;
}

/**
 * Returns an unused code with its account and request time, and sets the expiry of the code to `minutes` from now. Returns undefined if the code is used or
 * its row is deleted, for example because a newer code has replaced the code.
 */
export async function activateCodeForMail(
  database: Database,
  key: string,
  codeId: string,
  minutes: number,
  now: number = Date.now(),
): Promise<MailedCode | undefined> {
  const unusedCode = () => database('account_codes').where({ id: codeId }).whereNull('used_at');
  const row = await unusedCode().first('payload', 'user', 'created_at');
  if (row === undefined) return undefined;
  await unusedCode().update({ expires_at: now + minutes * MINUTE });
  const code = deriveCode(key, codeId, String(row.payload).startsWith('alphanumeric') ? 'alphanumeric' : 'digits');
  return { code, user: row.user, createdAt: Number(row.created_at) };
}
