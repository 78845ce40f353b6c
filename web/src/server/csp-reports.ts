import { LRUCache } from 'lru-cache';

interface Report {
  directive: unknown;
  page: unknown;
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Both formats: one `csp-report` (report-uri), or a list of reports of any kind (Reporting API). */
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

/** The address of a shared list is a secret: the log must not contain it. */
const withoutSecrets = (pathname: string) => pathname.replace(/^(\/danh-sach-phat|\/en\/playlist)\/.*/, '$1');

/**
 * The loggable part of a browser's reports: the violated directive and our own path, without its query. No personal data, blocked addresses, or pages
 * of other sites.
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

/** Seconds until a client may report again; 0 for now. Limits: 20 per ten seconds and client, 200 in total. */
export const reportWait = (client: string): number =>
  count(`client ${client}`) > perClient || count('all') > inAll ? windowMs / 1000 : 0;
