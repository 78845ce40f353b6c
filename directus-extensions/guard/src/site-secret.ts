/** Recognises requests that the site itself makes while it renders (header `x-site-secret`). */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { GuardRequest } from './types.ts';

export const SITE_SECRET_HEADER = 'x-site-secret';

const ofTheSite = new WeakSet<GuardRequest>();

/** Whether two secrets are equal, in a time that does not tell how much of them is. An empty secret equals nothing. */
export function isSecret(given: unknown, secret: string): boolean {
  if (typeof given !== 'string' || secret === '') return false;
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Remembers whether the request carries the secret, and keeps the header out of whatever lists headers (raw logs). */
export function markSiteRequest(request: GuardRequest, secret: string): void {
  const given = request.headers[SITE_SECRET_HEADER];
  if (given === undefined) return;
  if (isSecret(given, secret)) ofTheSite.add(request);
  Object.defineProperty(request.headers, SITE_SECRET_HEADER, { enumerable: false });
}

/** Whether `markSiteRequest` found the secret on this request. */
export function isSiteRequest(request: GuardRequest): boolean {
  return ofTheSite.has(request);
}
