import type { Logger, Middleware } from './types.ts';

/** Probes send requests every few seconds. Their failures are visible in the health status of the container. */
const probePath = /^\/server\/(?:ready|ping|health)\/?$/;

/** Logs that a request failed, with its method and path. Never logs its query, body or caller. Directus's own request log contains them, so it is off. */
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
