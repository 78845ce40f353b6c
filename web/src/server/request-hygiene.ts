import type { IncomingMessage } from 'node:http';

/** Headers by which a stranger could speak to Next's or our own inner doors. `x-site-secret` stays: the revalidation door checks it. */
const forbidden = [
  'x-middleware-',
  'x-nextjs-data',
  'x-matched-path',
  'x-invoke-',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-now-route-matches',
  'x-prerender-revalidate',
  'x-site-status',
];

/**
 * The path and query of a request target, or undefined when there is none: an absolute target (`GET http://elsewhere/ …`) keeps its path alone, or
 * Next's slash redirect would lead to that host. What the path holds is judged by `canonical-address.ts`.
 */
export const readTarget = (target: string | undefined): string | undefined => {
  const path = (target ?? '').replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '') || '/';
  return path.startsWith('/') ? path : undefined;
};

/**
 * Removes what no visitor may send and sets X-Forwarded-For from the socket, unless TRUST_PROXY=1 says that an edge, which sets it
 * itself, is the only one who can reach us. Rate limits stand on this address.
 */
export const cleanRequest = (request: IncomingMessage): void => {
  for (const name of Object.keys(request.headers)) {
    if (forbidden.some((prefix) => name.startsWith(prefix))) delete request.headers[name];
  }
  if (process.env.TRUST_PROXY !== '1') {
    delete request.headers.forwarded;
    delete request.headers['x-real-ip'];
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  }
};
