import { defaultMaxBody, findRule } from '../src/api-proxy/allow-list.ts';

const kilobyte = 1024;

/** Largest body in bytes of calls below `/api/` that have a route of the site. For proxied calls see web/src/api-proxy/allow-list.ts. */
const bodyLimitByCall: Readonly<Record<string, number>> = {
  graphql: 100 * kilobyte,
  contact: 48 * kilobyte,
  problem: 8 * kilobyte,
  'event-registration': 12 * kilobyte,
  'registration-link': kilobyte,
  starting: kilobyte,
  helpful: kilobyte,
  count: kilobyte,
  'preview/exit': kilobyte,
  'csp-report': 10 * kilobyte,
  // The body contains the names of everything that an import has changed.
  revalidate: 128 * kilobyte,
};

/** Largest body in bytes of a request that needs no body. Some clients send a small body anyway. */
const ignoredBodyBytes = kilobyte;

const pageMethods = ['GET', 'HEAD'];
const callMethods = [...pageMethods, 'POST', 'PATCH', 'PUT', 'DELETE'];

const isCall = (pathname: string) => pathname.startsWith('/api/');

/** Returns the methods that pass the gate. Each call itself checks which of them it supports. */
export const allowedMethods = (pathname: string): readonly string[] => (isCall(pathname) ? callMethods : pageMethods);

/** Returns the largest accepted request body in bytes. A larger body is refused before it reaches a route. */
export const maxBodyBytes = (method: string | undefined, pathname: string): number => {
  if (!isCall(pathname) || pageMethods.includes(method ?? '')) return ignoredBodyBytes;
  const callName = pathname.slice('/api/'.length).replace(/\/$/, '');
  const callLimit = Object.hasOwn(bodyLimitByCall, callName) ? bodyLimitByCall[callName] : undefined;
  if (callLimit !== undefined) return callLimit;
  const rule = findRule(method ?? '', callName);
  return rule === undefined || rule === 'method' ? ignoredBodyBytes : (rule.maxBody ?? defaultMaxBody);
};
