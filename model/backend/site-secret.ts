/** The secret that authenticates the site's calls to Directus. */
import { createHash, timingSafeEqual } from 'node:crypto';

export const SITE_SECRET_HEADER = 'x-site-secret';

/** Compares two secrets in constant time. An empty secret never matches. */
export function isSameSecret(received: unknown, secret: string): boolean {
  if (typeof received !== 'string' || secret === '') return false;
  return timingSafeEqual(digest(received), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
