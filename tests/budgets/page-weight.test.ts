import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../setup/stack.ts';
import { readSeededDocument, readSeededNews, readSeededSections } from '../support/seeded.ts';
import { adultCookie, visit } from '../support/site.ts';
import { fontsOf, requestsOf, scriptsOf, sumSizes, type Weight } from '../support/weights.ts';

/**
 * Maximum sizes in bytes. Scripts (decision 250) and HTML are measured after gzip, fonts uncompressed. The HTML limit was the measured size when this
 * test was written.
 */
const limits = { scripts: 145_000, fonts: 75_000, html: 72_000 };

const kinds = [
  'Home',
  'Home in English',
  'a news item',
  'a news item in English',
  'the news list',
  'the documents list',
  'a lesson page',
  'the starting page',
  'a static page',
  'a missing page',
  'the events',
  'an event',
  'mental health',
  'a mental-health post',
  'the help centre',
  'a help article',
  'about us',
  'the contact form',
  'a search',
  'a search of mental health',
  'a search of everything',
  'a filtered list of documents',
  'a shared playlist that is gone',
  'Home of an adult',
  'Home of an adult in English',
] as const;
const htmlByKind = new Map<string, string>();
const sizesByKind = new Map<string, Record<string, number>>();
const recordSize = (kind: string, name: string, bytes: number) => {
  sizesByKind.set(kind, { ...sizesByKind.get(kind), [name]: bytes });
};

beforeAll(async () => {
  const news = await readSeededNews();
  const sections = await readSeededSections();
  const paths = [
    '/',
    '/en',
    news.path.vi,
    news.path.en,
    '/tin-tuc',
    '/tai-lieu',
    (await readSeededDocument()).path.vi,
    '/bat-dau',
    '/trang/chinh-sach-bao-mat',
    '/khong-co',
    '/su-kien',
    sections.events.vi,
    '/suc-khoe-tinh-than',
    sections['mental-health'].vi,
    '/trung-tam-tro-giup',
    sections['help-center'].vi,
    '/ve-chung-toi',
    '/lien-he',
    '/tim-kiem-tai-lieu?q=s%C3%A1ch',
    '/en/search/mental-health?q=children',
    '/tim-kiem?q=s%C3%A1ch',
    '/tai-lieu?sort=oldest',
    '/danh-sach-phat/khong-con',
    '/',
    '/en',
  ];
  for (const [index, kind] of kinds.entries()) {
    const options = kind.startsWith('Home of an adult') ? { cookie: adultCookie } : {};
    htmlByKind.set(kind, (await visit(paths[index] ?? '', options)).text);
  }
});
afterAll(() => {
  for (const [kind, sizes] of sizesByKind) {
    console.info(
      `${kind}: ${Object.entries(sizes)
        .map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)} KB`)
        .join(', ')}`,
    );
  }
});

const formatWeights = (weights: readonly Weight[], key: 'bytes' | 'gzip') =>
  weights.map((weight) => `${weight.url.split('/').pop()} ${weight[key]}`).join(', ');

describe.each(kinds)('%s', (kind) => {
  const page = () => htmlByKind.get(kind) ?? '';

  it(`sends at most ${limits.scripts} bytes of JavaScript`, async () => {
    const scripts = await scriptsOf(page());
    recordSize(kind, 'JavaScript', sumSizes(scripts, 'gzip'));
    expect(scripts.length).toBeGreaterThan(3);
    expect(sumSizes(scripts, 'gzip'), formatWeights(scripts, 'gzip')).toBeLessThanOrEqual(limits.scripts);
  });

  it(`loads at most ${limits.fonts} bytes of fonts, all from our own host`, async () => {
    const fonts = await fontsOf(page());
    recordSize(kind, 'fonts', sumSizes(fonts, 'bytes'));
    expect(fonts.length).toBeGreaterThan(0);
    expect(sumSizes(fonts, 'bytes'), formatWeights(fonts, 'bytes')).toBeLessThanOrEqual(limits.fonts);
  });

  it(`is at most ${limits.html} bytes of HTML`, () => {
    const size = gzipSync(page()).length;
    recordSize(kind, 'HTML', size);
    expect(size).toBeLessThanOrEqual(limits.html);
  });

  it('makes a browser send requests to no other host', () => {
    const ownOrigin = new URL(stack().siteUrl).origin;
    const requests = requestsOf(page());
    expect(requests.length).toBeGreaterThan(3);
    expect(requests.filter((url) => new URL(url, ownOrigin).origin !== ownOrigin)).toEqual([]);
  });
});
