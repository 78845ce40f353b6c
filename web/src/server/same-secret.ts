import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time. An empty secret never matches. */
export const isSameSecret = (givenSecret: string | null | undefined, secret: string): boolean => {
  const [one, other] = [Buffer.from(givenSecret ?? ''), Buffer.from(secret)];
  return other.length > 0 && one.length === other.length && timingSafeEqual(one, other);
};
