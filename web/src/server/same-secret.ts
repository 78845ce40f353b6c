import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time. An empty secret never matches. */
export const isSameSecret = (givenSecret: string | null | undefined, secret: string): boolean => {
  const [givenBytes, secretBytes] = [Buffer.from(givenSecret ?? ''), Buffer.from(secret)];
  return secretBytes.length > 0 && givenBytes.length === secretBytes.length && timingSafeEqual(givenBytes, secretBytes);
};
