/** The secret by which Directus knows calls of the site from those of others. */
import { createHash, timingSafeEqual } from 'node:crypto';

export const SITE_SECRET_HEADER = 'x-site-secret';

/** Whether two secrets are equal, in a time that does not tell how much of them is. An empty secret equals nothing. */
export function isSecret(given: unknown, secret: string): boolean {
  if (typeof given !== 'string' || secret === '') return false;
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
