import type { Logger, Middleware } from './types.ts';

/** Probes ask every few seconds, and what they find is in the health of the container. */
const isProbe = /^\/server\/(?:ready|ping|health)\/?$/;

/** Logs that a request failed: its method and path, never its query, body or caller. Directus's own request log, which has them, is off. */
export const logFailures =
  (logger: Pick<Logger, 'warn'>): Middleware =>
  (request, response, next) => {
    const [path = ''] = request.originalUrl.split('?');
    if (!isProbe.test(path))
      response.once('finish', () => {
        if (response.statusCode >= 500) logger.warn(`guard: ${request.method} ${path} answered ${response.statusCode}`);
      });
    next();
  };
