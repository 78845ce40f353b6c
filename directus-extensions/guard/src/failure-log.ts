import type { Logger, Middleware } from './types.ts';

/** Paths of probes, which send a request every few seconds. Their failures are visible in the health status of the container. */
const probePath = /^\/server\/(?:ready|ping|health)\/?$/;

/**
 * Logs the method, path and status of each response with a 5xx status, except for probes. The log has no query, body or caller. Directus's own request log
 * would contain queries and addresses, so it is off (LOGGER_HTTP_AUTO_LOGGING).
 */
export const logFailures =
  (logger: Pick<Logger, 'warn'>): Middleware =>
  (request, response, next) => {
    const [path = ''] = request.originalUrl.split('?');
    if (!probePath.test(path))
      response.once('finish', () => {
        if (response.statusCode >= 500) logger.warn(`guard: ${request.method} ${path} answered ${response.statusCode}`);
      });
    next();
  };
