import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '../src/server/same-secret.ts';

/**
 * Prefixes of headers that Next or the site trusts, so no visitor may send them. `x-site-secret` is not listed, because Directus sends it to
 * `/api/revalidate`. Every route that reads `x-site-secret` compares it with the secret.
 */
const forbiddenPrefixes = [
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
 * Returns the path and query of a request target, or undefined if the target has no path. Drops the host of an absolute target (`GET http://elsewhere/ …`),
 * because Next's slash redirect would lead to that host. `canonical-address.ts` checks the path.
 */
export const readTarget = (target: string | undefined): string | undefined => {
  const path = (target ?? '').replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '') || '/';
  return path.startsWith('/') ? path : undefined;
};

/** Removes the slash at the end of a call's path. A redirect would make the browser send the body twice, and the body may contain a password. */
export const trimApiSlash = (target: string): string => target.replace(/^(\/api\/[^?]*[^?/])\/(?=\?|$)/, '$1');

/**
 * Checks whether a request has several Host headers. Two servers might then each use a different one (RFC 9112, section 3.2). Node itself refuses an HTTP/1.1
 * request without Host.
 */
export const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
};

/**
 * Removes forged preview cookies of Next: `__prerender_bypass` without the secret of this build, and every `__next_preview_data`. For a wrong cookie, Next
 * would skip its cache and delete the cookie.
 * @param previewId the cookie value that `draftMode().enable()` sets for an editor
 */
export const dropForgedPreview = ({ headers }: IncomingMessage, previewId: string): void => {
  if (!headers.cookie || !/__prerender_bypass|__next_preview_data/.test(headers.cookie)) return;
  const isForged = (pair: string) => {
    const [name = '', value] = pair.trim().split('=');
    return name === '__next_preview_data' || (name === '__prerender_bypass' && !isSameSecret(value, previewId));
  };
  const otherCookies = headers.cookie.split(';').filter((pair) => !isForged(pair));
  if (otherCookies.length > 0) headers.cookie = otherCookies.join(';').trim();
  else delete headers.cookie;
};

/**
 * Removes headers that no visitor may send. Without TRUST_PROXY=1, also removes Forwarded and X-Real-IP, and sets X-Forwarded-For to the address of the
 * socket. With TRUST_PROXY=1, only the edge can reach this server, and its X-Forwarded-For is preserved. Rate limits use this address.
 */
export const sanitizeRequestHeaders = (request: IncomingMessage): void => {
  for (const name of Object.keys(request.headers)) {
    if (forbiddenPrefixes.some((prefix) => name.startsWith(prefix))) delete request.headers[name];
  }
  if (process.env.TRUST_PROXY !== '1') {
    delete request.headers.forwarded;
    delete request.headers['x-real-ip'];
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  }
};
