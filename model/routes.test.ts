import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import type { Route } from './route.ts';
import { hasPage, href, matchRoute, type RouteKey, routes, toInternalPath } from './routes.ts';

const sampleParams = { slug: 'hoi-sach', id: '12', token: 'abcDEF12_-xyz' };

describe('routes', () => {
  it('no cache stores a page with a token in its address, and the page sends no referrer', () => {
    for (const route of Object.values(routes) as Route[])
      if (route.vi.includes('[token]')) expect(route).toMatchObject({ noStore: true, noReferrer: true });
  });
  for (const key of Object.keys(routes) as RouteKey[]) {
    for (const lang of languages) {
      if (!hasPage(key, lang)) continue;
      it(`${key} (${lang}): its address leads back to it`, () => {
        const address = href(lang, key, sampleParams);
        expect(address).not.toMatch(/[[\]]/);
        expect(address === '/en' || address.startsWith('/en/')).toBe(lang === 'en');
        const match = matchRoute(address);
        expect(match).toMatchObject({ key, lang });
        if (!match) return;
        expect(href(lang, match.key, match.params)).toBe(address);
        expect(toInternalPath(match)).toBe(href('en', key, sampleParams).replace(/^\/en/, `/${lang}`));
      });
    }
  }

  it.each([
    ['/tin-tuc/hoi-sach-12', 'newsDetail', { slug: 'hoi-sach', id: '12' }],
    ['/tin-tuc/nam-2026-va-1-cau-chuyen-7', 'newsDetail', { slug: 'nam-2026-va-1-cau-chuyen', id: '7' }],
    ['/en/mental-health/teachers', 'mentalHealthCategory', { slug: 'teachers' }],
    ['/suc-khoe-tinh-than/giao-vien', 'mentalHealthCategory', { slug: 'giao-vien' }],
    ['/suc-khoe-tinh-than/lop-hoc-5', 'mentalHealthDetail', { slug: 'lop-hoc', id: '5' }],
    ['/en/search/mental-health', 'searchMentalHealth', {}],
    ['/en/documents/lesson/x-1', 'documentsDetail', { slug: 'x', id: '1' }],
    ['/tai-khoan/danh-sach-phat/4', 'playlistDetail', { id: '4' }],
  ])('%s is %s', (path, key, params) => {
    expect(matchRoute(path)).toMatchObject({ key, params });
  });

  it.each([
    '/tin-tuc/khong-co-so',
    '/en/tin-tuc',
    '/news',
    '/tin-tuc-lien-quan/abc',
    '/en/default',
    '/tai-lieu/bai-hoc',
    '/%',
    '/english',
  ])('%s is not a page', (path) => {
    expect(matchRoute(path)).toBeUndefined();
  });

  it('contains no address twice', () => {
    for (const lang of languages) {
      const patterns = Object.values(routes).map((route) => route[lang]);
      expect(new Set(patterns).size).toBe(patterns.length);
    }
  });
});
