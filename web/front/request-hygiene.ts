import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '../src/server/same-secret.ts';

/** Headers by which a stranger could reach inner routes of Next or ours. `x-site-secret` stays: `/api/revalidate` checks it. */
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

/** A call with a slash at its end is the same call: a redirect would make a browser send its body, and a password in it, twice. */
export const withoutCallSlash = (target: string): string => target.replace(/^(\/api\/[^?]*[^?/])\/(?=\?|$)/, '$1');

/** RFC 9112, section 3.2: two servers might each believe another one. Node itself refuses a request without any. */
export const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
};

/**
 * Takes away the cookies of Next's previews unless they bear the secret of this build: Next would skip its cache for them, and ask for their removal.
 * @param previewId what `draftMode().enable()` gives an editor
 */
export const dropForgedPreview = ({ headers }: IncomingMessage, previewId: string): void => {
  if (!headers.cookie || !/__prerender_bypass|__next_preview_data/.test(headers.cookie)) return;
  const isForged = (pair: string) => {
    const [name = '', value] = pair.trim().split('=');
    return name === '__next_preview_data' || (name === '__prerender_bypass' && !isSameSecret(value, previewId));
  };
  const rest = headers.cookie.split(';').filter((pair) => !isForged(pair));
  if (rest.length > 0) headers.cookie = rest.join(';').trim();
  else delete headers.cookie;
};

/**
 * Removes what no visitor may send and sets X-Forwarded-For from the socket, unless TRUST_PROXY=1 says that an edge, which sets it
 * itself, is the only one who can reach us. Rate limits are on this address.
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
