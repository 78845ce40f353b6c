import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time. An empty secret never matches. */
export const isSameSecret = (given: string | null | undefined, secret: string): boolean => {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(secret)];
  return other.length > 0 && one.length === other.length && timingSafeEqual(one, other);
};
