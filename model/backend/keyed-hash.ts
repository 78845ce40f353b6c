/** Hashes that require the installation's HASH_KEY. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the hexadecimal HMAC of a text for one purpose. Hashes for different purposes never match. */
export function keyedHash(key: string, purpose: string, text: string): string {
  return createHmac('sha256', key).update(`${purpose}\0${text}`).digest('hex');
}

/** Compares two hexadecimal hashes in constant time. */
export function isSameHash(hash: string, otherHash: string): boolean {
  const [a, b] = [Buffer.from(hash), Buffer.from(otherHash)];
  return a.length === b.length && timingSafeEqual(a, b);
}
