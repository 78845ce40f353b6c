import { defaultMaxBody, findRule } from '../src/api-proxy/allow-list.ts';

const kilobyte = 1024;

/** Calls that the site answers itself and that take a body, below `/api/`, with the largest body in bytes. The others: api-proxy/allow-list.ts. */
const ownCalls: Readonly<Record<string, number>> = {
  graphql: 100 * kilobyte,
  contact: 48 * kilobyte,
  problem: 8 * kilobyte,
  starting: kilobyte,
  helpful: kilobyte,
  'preview/exit': kilobyte,
  'csp-report': 10 * kilobyte,
  // The names of all that an import has changed.
  revalidate: 128 * kilobyte,
};

/** What clients send along with a call that reads no body. */
const smallBody = kilobyte;

const pageMethods = ['GET', 'HEAD'];
const callMethods = [...pageMethods, 'POST', 'PATCH', 'PUT', 'DELETE'];

const isCall = (pathname: string) => pathname.startsWith('/api/');

/** The methods that a path may be asked with. Which of them a call takes, it says itself. */
export const methodsOf = (pathname: string): readonly string[] => (isCall(pathname) ? callMethods : pageMethods);

/** The largest body that a request may have, in bytes: the only limit of each route. */
export const bodyLimitOf = (method: string | undefined, pathname: string): number => {
  if (!isCall(pathname) || pageMethods.includes(method ?? '')) return smallBody;
  const call = pathname.slice('/api/'.length).replace(/\/$/, '');
  const own = Object.hasOwn(ownCalls, call) ? ownCalls[call] : undefined;
  if (own !== undefined) return own;
  const rule = findRule(method ?? '', call);
  return rule === undefined || rule === 'method' ? smallBody : (rule.maxBody ?? defaultMaxBody);
};
