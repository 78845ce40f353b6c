import { LRUCache } from 'lru-cache';

interface Report {
  directive: unknown;
  page: unknown;
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Both shapes: one `csp-report` (report-uri), or a list of reports of any kind (Reporting API). */
const reportsIn = (body: unknown): Report[] => {
  const entries = Array.isArray(body) ? body : [];
  const listed = entries
    .slice(0, 10)
    .map(asObject)
    .filter(({ type }) => type === 'csp-violation');
  const old = asObject(asObject(body)['csp-report']);
  return [
    ...listed.map(({ body: inner }) => ({
      directive: asObject(inner).effectiveDirective,
      page: asObject(inner).documentURL,
    })),
    { directive: old['effective-directive'] ?? old['violated-directive'], page: old['document-uri'] },
  ];
};

/** A shared list is open to everybody who knows its address: the log must not. */
const withoutSecrets = (pathname: string) => pathname.replace(/^(\/danh-sach-phat|\/en\/playlist)\/.*/, '$1');

/**
 * What the log may hold of a browser's reports: the directive that was broken and our own path, without its query. Nothing of the person, of what was
 * refused, or of other sites' pages.
 */
export const readCspReports = (body: unknown, ownOrigin: string): string[] =>
  reportsIn(body).flatMap(({ directive, page }) => {
    if (typeof directive !== 'string' || typeof page !== 'string') return [];
    const [name = ''] = directive.split(' ');
    if (!/^[a-z-]{3,40}$/.test(name) || !URL.canParse(page)) return [];
    const { origin, pathname } = new URL(page);
    return origin === ownOrigin ? [`${name} on ${withoutSecrets(pathname).slice(0, 200)}`] : [];
  });

const windowMs = 10_000;
const perClient = 20;
const inAll = 200;
const counts = new LRUCache<string, { count: number }>({ max: 5000, ttl: windowMs });

const count = (key: string): number => {
  const kept = counts.get(key) ?? { count: 0 };
  if (kept.count === 0) counts.set(key, kept);
  kept.count++;
  return kept.count;
};

/** Seconds after which a client may report again; 0 when it may now. 20 in ten seconds a client, 200 of all. */
export const reportWait = (client: string): number =>
  count(`client ${client}`) > perClient || count('all') > inAll ? windowMs / 1000 : 0;
