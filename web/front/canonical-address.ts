/**
 * Each address of the site has one spelling (docs/decisions/022-one-spelling.md). Calls below `/api` that are written otherwise do not exist; pages
 * lead to their one address where that is plain, else they do not exist either.
 */
import type { ServerResponse } from 'node:http';
import { isCanonicalPath } from '@hat-nang/model/http/canonical-path';
import { namesQueryToken } from '@hat-nang/model/http/query-token';
import { sealedPolicy, setSecurityHeaders } from './security-headers.ts';

/**
 * `fine`: go on. `moved`: 308 to `to`. `no-page`: a page that does not exist, asked for as `to`. `no-call`, `token`: a call that does not exist, or one
 * with a token in its query.
 */
export type AddressVerdict = { kind: 'fine' | 'no-call' | 'token' } | { kind: 'moved' | 'no-page'; to: string };

const plain = /^(?:\/[\w-][\w.~-]*)*\/?$/;
const unreserved = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/g;

/** Judges a request target (path and query, beginning with a slash). */
export const judgeAddress = (target: string): AddressVerdict => {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const search = mark < 0 ? '' : target.slice(mark);
  const isWhole = !target.includes('#');
  if (isCall(path)) {
    if (!isWhole || !isCanonicalPath(path)) return { kind: 'no-call' };
    return { kind: namesQueryToken(search) ? 'token' : 'fine' };
  }
  if (isWhole && (plain.test(path) || isCanonicalPath(path, { takesPunctuation: true }))) return { kind: 'fine' };
  const to = canonicalForm(path);
  if (isWhole && isCanonicalPath(to, { takesPunctuation: true })) return { kind: 'moved', to: `${to}${search}` };
  return { kind: 'no-page', to: `/${encodeURIComponent(path.slice(1))}` };
};

/** Whether any reader of the path could take it for one below `/api`. */
const isCall = (path: string): boolean => {
  if (/^\/api(\/|$)/i.test(path)) return true;
  if (plain.test(path)) return false;
  try {
    const decoded = decodeURIComponent(decodeURIComponent(path)).replace(/[\\/]+/g, '/');
    return /^\/api(\/|$)/i.test(new URL(decoded, 'http://own.invalid').pathname);
  } catch {
    return false;
  }
};

/** Doubled slashes made one, escapes as `encodeURIComponent` writes them, no slash at the end. */
const canonicalForm = (path: string): string => {
  const upper = path.replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
  const decoded = upper.replace(unreserved, (code) => decodeURIComponent(code));
  return decoded.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
};

const refusals = {
  'no-call': { status: 404, code: 'ROUTE_NOT_FOUND', message: 'There is no such call.' },
  token: { status: 400, code: 'INVALID_QUERY', message: 'Tokens are not accepted in a query.' },
};

/** Answers what needs no page. @returns whether it did */
export const answerAddress = (verdict: AddressVerdict, response: ServerResponse): boolean => {
  if (verdict.kind === 'fine' || verdict.kind === 'no-page') return false;
  setSecurityHeaders(response, '');
  response.setHeader('Content-Security-Policy', sealedPolicy);
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
