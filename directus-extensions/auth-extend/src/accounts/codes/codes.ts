/**
 * Derives a verification code from the id of its row in `account_codes` and a key outside the database. The row contains a hash of the code, and not the code.
 * The mail worker derives the code at each attempt to send the mail, so every attempt sends the same code.
 */
import { createHmac } from 'node:crypto';
import { keyedHash } from '@hat-nang/model/backend/keyed-hash';

export type CodeMode = 'digits' | 'alphanumeric';

const CODE_LENGTH = 4;
const ALPHABETS: Record<CodeMode, string> = {
  digits: '0123456789',
  // Excludes 0, O, 1, I and L, which are easily confused.
  alphanumeric: '23456789ABCDEFGHJKMNPQRSTUVWXYZ',
};

/** Derives the code of a row of `account_codes`. */
export function deriveCode(key: string, codeId: string, mode: CodeMode): string {
  const alphabet = ALPHABETS[mode];
  const bytes = createHmac('sha256', key).update(`code\0${codeId}`).digest();
  // 48 bits per character keep the modulo bias below one in 10^12.
  return Array.from({ length: CODE_LENGTH }, (_, i) => alphabet[bytes.readUIntBE(i * 6, 6) % alphabet.length]).join('');
}

/** Returns the hash of a code, as the database stores it. The id of the row is the salt. The case of letters is ignored. */
export function hashCode(key: string, codeId: string, code: string): string {
  return keyedHash(key, 'code-hash', `${codeId}:${code.toUpperCase()}`);
}
