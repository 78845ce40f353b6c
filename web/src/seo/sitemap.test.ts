import { sections } from '@hat-nang/model/sections';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeContent } from '@/cms/content.test-directus';
import { query } from '@/cms/query';
import { sitemapIndexXml, sitemapXml } from './sitemap.ts';

vi.mock('@/cms/query', () => ({ query: vi.fn() }));
afterEach(() => vi.mocked(query).mockReset());

const translationsOf = (slug: string) => [{ languages_code: { code: 'vi-VN' }, slug }];
const categories = [{ id: 3, translations: translationsOf('chuyen-muc') }];

/** Mocks a back end with items of these ids in each collection. */
const mockContent = (idsByCollection: Record<string, number[]>) => {
  const toRow = (id: number) => ({
    id,
    translations: translationsOf('bai'),
    category: categories[0],
    date_published: `2026-01-01T00:00:${id % 2 === 1 ? '01' : '00'}Z`,
  });
  const collections = sections.map(({ collection }) => [collection, (idsByCollection[collection] ?? []).map(toRow)]);
  vi.mocked(query).mockImplementation(fakeContent({ ...Object.fromEntries(collections), categories }).query);
};

const pathsIn = (xml = 'no file') =>
  [...xml.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);

it.each(['news', 'documents'])('lists every item of %s, in files of 20,000 ids', async (word) => {
  mockContent({ [word]: [1, 20_000, 20_001, 45_000] });
  const files = pathsIn(await sitemapIndexXml()).filter((path) => path.includes(`/${word}`));
  expect(files).toEqual(['', '-2', '-3'].map((suffix) => `/sitemap/${word}${suffix}.xml`));
  const readIds = async (file: string) => pathsIn(await sitemapXml(file)).map((path) => Number(path.split('-').pop()));
  expect(await readIds(`${word}.xml`)).toEqual([1, 20_000]);
  expect(await readIds(`${word}-2.xml`)).toEqual([20_001]);
  expect(await readIds(`${word}-3.xml`)).toEqual([45_000]);
  for (const missingFile of [`${word}-1.xml`, `${word}-4.xml`, 'static-2.xml', 'events-2.xml', 'secret.xml'])
    expect(await sitemapXml(missingFile), missingFile).toBeUndefined();
});

it('lists each item once if a file needs several reads', async () => {
  mockContent({ news: Array.from({ length: 2500 }, (_, index) => index * 2 + 1) });
  expect(new Set(pathsIn(await sitemapXml('news.xml'))).size).toBe(2500);
});

it('lists the pages of categories once, with the last change of their newest items', async () => {
  mockContent({ mental_health: [2, 20_001, 20_002] });
  expect(await sitemapXml('mental-health.xml')).not.toContain('/chuyen-muc<');
  expect(await sitemapXml('mental-health-2.xml')).toContain('/chuyen-muc</loc><lastmod>2026-01-01T00:00:01Z<');
});

it('has one file for a section without items', async () => {
  mockContent({});
  const names = ['static', ...sections.map(({ word }) => word)];
  expect(pathsIn(await sitemapIndexXml())).toEqual(names.map((name) => `/sitemap/${name}.xml`));
  expect(pathsIn(await sitemapXml('news.xml'))).toEqual([]);
});
