/**
 * Each address of the site has one canonical spelling (docs/decisions/022-one-spelling.md). A call below `/api` in another spelling is refused. A page
 * in another spelling is redirected if its canonical address is unambiguous. Otherwise the page does not exist.
 */
import type { ServerResponse } from 'node:http';
import { isCanonicalPath } from '@hat-nang/model/http/canonical-path';
import { hasTokenInQueryString } from '@hat-nang/model/http/query-token';
import { denyAllPolicy, setSecurityHeaders } from './security-headers.ts';

/**
 * Verdict on an address. `fine`: serve it. `moved`: redirect with 308 to `to`. `no-page`: the page does not exist; Next answers `to` with 404.
 * `no-call`: the call does not exist. `token`: the query of the call contains a token.
 */
export type AddressVerdict = { kind: 'fine' | 'no-call' | 'token' } | { kind: 'moved' | 'no-page'; to: string };

const plainPathPattern = /^(?:\/[\w-][\w.~-]*)*\/?$/;
const escapedUnreserved = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/g;

/**
 * Returns the verdict on the spelling of an address.
 * @param target path and query, beginning with a slash
 */
export const judgeAddress = (target: string): AddressVerdict => {
  const queryStart = target.indexOf('?');
  const path = queryStart < 0 ? target : target.slice(0, queryStart);
  const search = queryStart < 0 ? '' : target.slice(queryStart);
  const hasFragment = target.includes('#');
  if (isApiCall(path)) {
    if (hasFragment || !isCanonicalPath(path)) return { kind: 'no-call' };
    return { kind: hasTokenInQueryString(search) ? 'token' : 'fine' };
  }
  if (!hasFragment && (plainPathPattern.test(path) || isCanonicalPath(path, { allowsPunctuation: true })))
    return { kind: 'fine' };
  const to = canonicalForm(path);
  if (!hasFragment && isCanonicalPath(to, { allowsPunctuation: true })) return { kind: 'moved', to: `${to}${search}` };
  return { kind: 'no-page', to: `/${encodeURIComponent(path.slice(1))}` };
};

/**
 * Checks whether the path is `/api` or below `/api`, in upper or lower case: either as written, or after its escapes are decoded twice and its dot segments
 * resolved.
 */
const isApiCall = (path: string): boolean => {
  if (/^\/api(\/|$)/i.test(path)) return true;
  if (plainPathPattern.test(path)) return false;
  try {
    const decodedPath = decodeURIComponent(decodeURIComponent(path)).replace(/[\\/]+/g, '/');
    return /^\/api(\/|$)/i.test(new URL(decodedPath, 'http://own.invalid').pathname);
  } catch {
    return false;
  }
};

/**
 * Merges repeated slashes, decodes escaped unreserved characters (RFC 3986, section 2.3), writes other escapes in upper case, and removes a slash at the end.
 * The result may still not be canonical, so the caller checks the result.
 */
const canonicalForm = (path: string): string => {
  const upperCasePath = path.replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
  const decodedPath = upperCasePath.replace(escapedUnreserved, (code) => decodeURIComponent(code));
  return decodedPath.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
};

const refusals = {
  'no-call': { status: 404, code: 'ROUTE_NOT_FOUND', message: 'There is no such call.' },
  token: { status: 400, code: 'INVALID_QUERY', message: 'Tokens are not accepted in a query.' },
};

/**
 * Sends the redirect for `moved`, or the error for `no-call` and `token`. Sends nothing for `fine` and `no-page`.
 * @returns whether it sent a response
 */
export const answerAddress = (verdict: AddressVerdict, response: ServerResponse): boolean => {
  if (verdict.kind === 'fine' || verdict.kind === 'no-page') return false;
  setSecurityHeaders(response, '');
  response.setHeader('Content-Security-Policy', denyAllPolicy);
  if (verdict.kind === 'moved') {
    response.writeHead(308, { location: verdict.to, 'cache-control': 'no-cache' });
    response.end();
    return true;
  }
  const { status, code, message } = refusals[verdict.kind];
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
  return true;
};
