/**
 * Verification codes are derived from the row's id and a key outside the database, so no code is stored. The mail worker derives the code when it sends,
 * so every retry contains the same code.
 */
import { createHmac } from 'node:crypto';
import { keyedHash } from '@hat-nang/model/backend/keyed-hash';

export type CodeMode = 'digits' | 'alphanumeric';

const CODE_LENGTH = 4;
const ALPHABETS: Record<CodeMode, string> = {
  digits: '0123456789',
  // Without 0/O and 1/I/L, which are easily confused.
  alphanumeric: '23456789ABCDEFGHJKMNPQRSTUVWXYZ',
};

/** The code that belongs to a row of `account_codes`. */
export function codeOf(key: string, codeId: string, mode: CodeMode): string {
  const alphabet = ALPHABETS[mode];
  const bytes = createHmac('sha256', key).update(`code\0${codeId}`).digest();
  // 48 bits per character keep the modulo bias below one in 10^12.
  return Array.from({ length: CODE_LENGTH }, (_, i) => alphabet[bytes.readUIntBE(i * 6, 6) % alphabet.length]).join('');
}

/** The stored hash of a code; the row's id is the salt. */
export function hashCode(key: string, codeId: string, code: string): string {
  return keyedHash(key, 'code-hash', `${codeId}:${code.toUpperCase()}`);
}
