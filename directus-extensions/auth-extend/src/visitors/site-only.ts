/** Accepts only requests with the site's secret (header `x-site-secret`). For other requests the routes respond as if they did not exist. */

import { isSameSecret, SITE_SECRET_HEADER } from '@hat-nang/model/backend/site-secret';
import type { RequestHandler } from 'express';

export function requireSiteSecret(secret: string): RequestHandler {
  return (request, response, next) => {
    if (isSameSecret(request.headers[SITE_SECRET_HEADER], secret)) return next();
    const message = `Route ${request.baseUrl}${request.path} doesn't exist.`;
    response.status(404).json({ errors: [{ message, extensions: { code: 'ROUTE_NOT_FOUND' } }] });
  };
}
