import { timingSafeEqual } from 'node:crypto';

/** Whether a secret that somebody gave is ours, in a time that does not tell how much of it is. An empty secret equals nothing. */
export const isSameSecret = (given: string | null | undefined, secret: string): boolean => {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(secret)];
  return other.length > 0 && one.length === other.length && timingSafeEqual(one, other);
};
