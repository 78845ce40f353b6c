/**
 * Verification codes. A code is derived from the id of its row with a key that is not in the database, so it is stored
 * nowhere: the mail worker makes it again when it sends, and every retry of a mail carries the same one.
 */
import { createHmac } from 'node:crypto';
import { keyedHash } from '@hat-nang/model/backend/keyed-hash';

export type CodeMode = 'digits' | 'alphanumeric';

const CODE_LENGTH = 4;
const ALPHABETS: Record<CodeMode, string> = {
  digits: '0123456789',
  // Without 0/O, 1/I/L: people type these from a mail.
  alphanumeric: '23456789ABCDEFGHJKMNPQRSTUVWXYZ',
};

/** The code of a row of `account_codes`. */
export function codeOf(key: string, codeId: string, mode: CodeMode): string {
  const alphabet = ALPHABETS[mode];
  const bytes = createHmac('sha256', key).update(`code\0${codeId}`).digest();
  // 48 bits a character: what the remainder favours is less than one part in a million million.
  return Array.from({ length: CODE_LENGTH }, (_, i) => alphabet[bytes.readUIntBE(i * 6, 6) % alphabet.length]).join('');
}

/** What is stored of a code; the row's id is the salt. */
export function hashCode(key: string, codeId: string, code: string): string {
  return keyedHash(key, 'code-hash', `${codeId}:${code.toUpperCase()}`);
}
