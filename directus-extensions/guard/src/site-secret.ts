/** Recognizes the site's own requests by the secret in the header `x-site-secret` (docs/decisions/116-site-secret.md). */
import { isSameSecret, SITE_SECRET_HEADER } from '@hat-nang/model/backend/site-secret';
import { ROLE } from '@hat-nang/model/ids';
import type { GuardRequest, Middleware } from './types.ts';

const siteRequests = new WeakSet<GuardRequest>();

/** Marks a request that has the secret. Makes the header non-enumerable, so that a log of all headers omits it. Other extensions can still read the header. */
export function markSiteRequest(request: GuardRequest, secret: string): void {
  const receivedSecret = request.headers[SITE_SECRET_HEADER];
  if (receivedSecret === undefined) return;
  if (isSameSecret(receivedSecret, secret)) siteRequests.add(request);
  Object.defineProperty(request.headers, SITE_SECRET_HEADER, { enumerable: false });
}

/** Gives the role of the site to its anonymous GraphQL requests (decision 310). Mount it at `/graphql`, after Directus's authentication. */
export const readAsSite: Middleware = (request, _response, next) => {
  const { accountability } = request;
  if (request.path === '/' && isSiteRequest(request) && accountability && !accountability.user)
    request.accountability = { ...accountability, role: ROLE.site, roles: [ROLE.site] };
  next();
};

/** Checks whether `markSiteRequest` has marked this request. */
export function isSiteRequest(request: GuardRequest): boolean {
  return siteRequests.has(request);
}
