import { describe, expect, it } from 'vitest';
import { countCspReport, readCspReports } from './csp-reports.ts';

const origin = 'https://library.example';
const legacyReport = (directive: unknown, page: unknown = `${origin}/en/news?name=An#x`) => ({
  'csp-report': { 'document-uri': page, 'effective-directive': directive, 'blocked-uri': 'https://secret.example/' },
});

describe('readCspReports', () => {
  it('returns the directive and our path, for both formats', () => {
    expect(readCspReports(legacyReport('img-src'), origin)).toEqual(['img-src on /en/news']);
    const body = { documentURL: `${origin}/tin-tuc?q=x`, effectiveDirective: 'script-src-elem', sample: 'secret' };
    const list = [
      { type: 'csp-violation', user_agent: 'x', body },
      { type: 'deprecation', body },
    ];
    expect(readCspReports(list, origin)).toEqual(['script-src-elem on /tin-tuc']);
    expect(
      readCspReports({ 'csp-report': { 'violated-directive': 'img-src self', 'document-uri': `${origin}/` } }, origin),
    ).toEqual(['img-src on /']);
  });
  it('removes the secret from the address of a shared list and of a registration', () => {
    const paths = ['/danh-sach-phat', '/en/playlist', '/su-kien/dang-ky-cua-toi', '/en/events/my-registration'];
    for (const path of paths)
      expect(readCspReports(legacyReport('img-src', `${origin}${path}/secret`), origin)).toEqual([
        `img-src on ${path}`,
      ]);
  });
  it.each([
    null,
    'x',
    1,
    [],
    [null],
    {},
    { 'csp-report': 'x' },
    legacyReport('img-src', 'https://evil.example/'),
    legacyReport('a\nb'),
    legacyReport('x'.repeat(50)),
    legacyReport(1),
    legacyReport('img-src', 'no address'),
    legacyReport('img-src', undefined),
  ])('drops %j', (body) =>
    expect(readCspReports(body, origin).filter((line) => !line.startsWith('img-src on /en'))).toEqual([]),
  );
  it('returns at most ten reports of a list, and shortens paths', () => {
    const body = { documentURL: `${origin}/${'x'.repeat(900)}`, effectiveDirective: 'img-src' };
    const lines = readCspReports(Array(50).fill({ type: 'csp-violation', body }), origin);
    expect(lines).toHaveLength(10);
    expect(lines[0]?.length).toBeLessThan(220);
  });
});

it('countCspReport limits a client to twenty reports, without an effect on other clients', () => {
  const waitTimes = Array.from({ length: 25 }, () => countCspReport('192.0.2.1'));
  expect(waitTimes.indexOf(10)).toBe(20);
  expect(countCspReport('192.0.2.2')).toBe(0);
});
