/** Hashes that only the holder of the installation's HASH_KEY can make. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Keyed hash of some text, for one purpose: hashes of different purposes never equal each other. Hexadecimal. */
export function keyedHash(key: string, purpose: string, text: string): string {
  return createHmac('sha256', key).update(`${purpose}\0${text}`).digest('hex');
}

/** Whether two hexadecimal hashes are equal, in a time that does not tell where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
