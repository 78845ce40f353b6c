import { LRUCache } from 'lru-cache';

interface Report {
  directive: unknown;
  page: unknown;
}

const toObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Parses both report formats: one `csp-report` (report-uri), or a list of reports of several types (Reporting API). */
const parseReports = (body: unknown): Report[] => {
  const entries = Array.isArray(body) ? body : [];
  const violations = entries
    .slice(0, 10)
    .map(toObject)
    .filter(({ type }) => type === 'csp-violation');
  const legacyReport = toObject(toObject(body)['csp-report']);
  return [
    ...violations.map(({ body: reportBody }) => ({
      directive: toObject(reportBody).effectiveDirective,
      page: toObject(reportBody).documentURL,
    })),
    {
      directive: legacyReport['effective-directive'] ?? legacyReport['violated-directive'],
      page: legacyReport['document-uri'],
    },
  ];
};

/** Removes the token from the address of a shared playlist or of a registration, because the token must not be logged. */
const removeSecrets = (pathname: string) =>
  pathname.replace(
    /^(\/danh-sach-phat|\/en\/playlist|\/su-kien\/dang-ky-cua-toi|\/en\/events\/my-registration)\/.*/,
    '$1',
  );

/**
 * Returns the part of a browser's reports that may be logged: the violated directive, and the path on our site without its query. Personal data, blocked
 * addresses and pages of other sites are left out.
 */
export const readCspReports = (body: unknown, ownOrigin: string): string[] =>
  parseReports(body).flatMap(({ directive, page }) => {
    if (typeof directive !== 'string' || typeof page !== 'string') return [];
    const [name = ''] = directive.split(' ');
    if (!/^[a-z-]{3,40}$/.test(name) || !URL.canParse(page)) return [];
    const { origin, pathname } = new URL(page);
    return origin === ownOrigin ? [`${name} on ${removeSecrets(pathname).slice(0, 200)}`] : [];
  });

const windowMs = 10_000;
const maxPerClient = 20;
const maxTotal = 200;
const counts = new LRUCache<string, { count: number }>({ max: 5000, ttl: windowMs });

const incrementCount = (key: string): number => {
  const entry = counts.get(key) ?? { count: 0 };
  if (entry.count === 0) counts.set(key, entry);
  entry.count++;
  return entry.count;
};

/**
 * Counts a request with reports. Returns the seconds after which the client may try again, or 0 if the request is within the limits. The limits within ten
 * seconds are 20 requests for each client and 200 in total.
 */
export const countCspReport = (client: string): number =>
  incrementCount(`client ${client}`) > maxPerClient || incrementCount('all') > maxTotal ? windowMs / 1000 : 0;
