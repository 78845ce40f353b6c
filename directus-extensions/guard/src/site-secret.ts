/** Recognizes the site's own requests by the secret in the header `x-site-secret` (docs/decisions/116-site-secret.md). */
import { isSameSecret, SITE_SECRET_HEADER } from '@hat-nang/model/backend/site-secret';
import type { GuardRequest } from './types.ts';

const siteRequests = new WeakSet<GuardRequest>();

/** Marks a request that has the secret. Makes the header non-enumerable, so that a log of all headers omits it. Other extensions can still read the header. */
export function markSiteRequest(request: GuardRequest, secret: string): void {
  const receivedSecret = request.headers[SITE_SECRET_HEADER];
  if (receivedSecret === undefined) return;
  if (isSameSecret(receivedSecret, secret)) siteRequests.add(request);
  Object.defineProperty(request.headers, SITE_SECRET_HEADER, { enumerable: false });
}

/** Checks whether `markSiteRequest` has marked this request. */
export function isSiteRequest(request: GuardRequest): boolean {
  return siteRequests.has(request);
}
