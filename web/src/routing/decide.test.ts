import { describe, expect, it } from 'vitest';
import { decide, preferredLang, type RoutingFacts, type VisitFacts } from './decide.ts';

const openFacts: RoutingFacts = { redirects: new Map(), isReleased: true, isNoReleaseOpen: true };
const createVisit = (pathname: string, overrides: Partial<VisitFacts> = {}): VisitFacts => ({
  pathname,
  search: '',
  startingCookie: 'kid',
  ...overrides,
});

describe('first visit', () => {
  it('redirects once, to the starting page in the language of the browser', () => {
    expect(decide(createVisit('/', { startingCookie: undefined }), openFacts)).toEqual({
      kind: 'redirect',
      to: '/bat-dau',
      status: 307,
      isPrivate: true,
    });
    expect(
      decide(createVisit('/', { startingCookie: undefined, acceptLanguage: 'en-US,en;q=0.9' }), openFacts),
    ).toMatchObject({
      to: '/en/starting',
    });
    expect(decide(createVisit('/en', { startingCookie: undefined, acceptLanguage: 'vi' }), openFacts)).toMatchObject({
      to: '/en/starting',
    });
    expect(
      decide(createVisit('/', { startingCookie: undefined, langCookie: 'vi', acceptLanguage: 'en' }), openFacts),
    ).toMatchObject({ to: '/bat-dau' });
  });
  it('chooses the language only at /', () => {
    expect(decide(createVisit('/', { acceptLanguage: 'en' }), openFacts)).toMatchObject({
      kind: 'redirect',
      to: '/en',
      status: 307,
    });
    expect(decide(createVisit('/', { langCookie: 'vi', acceptLanguage: 'en' }), openFacts)).toEqual({
      kind: 'rewrite',
      to: '/vi/for-children',
    });
    expect(decide(createVisit('/en', { langCookie: 'vi' }), openFacts)).toEqual({
      kind: 'rewrite',
      to: '/en/for-children',
    });
    expect(decide(createVisit('/tin-tuc', { acceptLanguage: 'en' }), openFacts)).toEqual({
      kind: 'rewrite',
      to: '/vi/news',
    });
  });
  it.each([
    ['kid', '/', '/vi/for-children'],
    ['kid', '/en', '/en/for-children'],
    ['adult', '/', '/vi'],
    ['adult', '/en', '/en'],
    ['skip', '/', '/vi'],
    ['kid; adult', '/', '/vi'],
  ])('with the choice %s, %s is rendered at %s', (startingCookie, pathname, to) => {
    expect(decide(createVisit(pathname, { startingCookie, search: '?utm=a' }), openFacts)).toEqual({
      kind: 'rewrite',
      to,
    });
  });
  it('shows the coming-soon page instead of both Homes while the site is not released', () => {
    for (const startingCookie of ['kid', 'adult'])
      expect(decide(createVisit('/', { startingCookie }), { ...openFacts, isReleased: false })).toEqual({
        kind: 'rewrite',
        to: '/vi/coming-soon',
        status: 503,
      });
  });
  it('never redirects deep links or crawlers', () => {
    expect(decide(createVisit('/tin-tuc', { startingCookie: undefined }), openFacts)).toEqual({
      kind: 'rewrite',
      to: '/vi/news',
    });
    const crawlerUserAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect(
      decide(
        createVisit('/', { startingCookie: undefined, userAgent: crawlerUserAgent, acceptLanguage: 'en' }),
        openFacts,
      ),
    ).toEqual({
      kind: 'rewrite',
      to: '/vi',
    });
  });
});

describe('paths', () => {
  it.each([
    ['/tin-tuc/hoi-sach-12', '/vi/news/hoi-sach-12'],
    ['/en/news/book-fair-12', '/en/news/book-fair-12'],
    ['/tin-tuc/', '/vi/news'],
  ])('%s is rendered at %s', (pathname, to) => {
    expect(decide(createVisit(pathname), openFacts)).toEqual({ kind: 'rewrite', to });
  });
  it.each([
    ['/khong-co', '/vi/missing'],
    ['/en/khong-co', '/en/missing'],
    ['/en/missing', '/en/missing'],
    ['/en/news/list/page-2', '/en/missing'],
    ['/en/unavailable', '/en/missing'],
    ['/en/for-children', '/en/missing'],
  ])('%s is not found', (pathname, to) => {
    expect(decide(createVisit(pathname), openFacts)).toEqual({ kind: 'rewrite', to, status: 404 });
  });
  it('converts the query of a list to a segment and drops unknown parameters', () => {
    expect(decide(createVisit('/tin-tuc', { search: '?page=2&sort=oldest&utm_source=x' }), openFacts)).toEqual({
      kind: 'rewrite',
      to: '/vi/news/list/sort-oldest_page-2',
    });
    expect(decide(createVisit('/tai-lieu', { search: '?age=6-9&sign=1&document=12&page=2' }), openFacts)).toEqual({
      kind: 'rewrite',
      to: '/vi/documents/list/age-6-9_sign-1_page-2',
    });
    expect(decide(createVisit('/tin-tuc', { search: '?page=0&sort=best&age=6-9' }), openFacts)).toEqual({
      kind: 'rewrite',
      to: '/vi/news',
    });
  });
  it('keeps the query of a search', () => {
    expect(decide(createVisit('/tim-kiem-tin-tuc', { search: '?q=hoi+sach&page=2' }), openFacts)).toEqual({
      kind: 'rewrite',
      to: '/vi/search/news',
      keepsQuery: true,
    });
    expect(decide(createVisit('/en/search', { search: '?q=book' }), openFacts)).toEqual({
      kind: 'rewrite',
      to: '/en/search',
      keepsQuery: true,
    });
  });
  it('hides the inner language segment', () => {
    expect(decide(createVisit('/vi/news', { search: '?page=2' }), openFacts)).toEqual({
      kind: 'redirect',
      to: '/news?page=2',
      status: 308,
    });
    expect(decide(createVisit('/vi'), openFacts)).toMatchObject({ to: '/' });
    expect(decide(createVisit('/vi//evil.example'), openFacts)).toMatchObject({ to: '/evil.example' });
  });
  it('lets the site itself request internal pages', () => {
    expect(decide(createVisit('/vi/unavailable', { isInternal: true }), openFacts)).toEqual({ kind: 'next' });
  });
  it('rewrites account pages', () => {
    expect(decide(createVisit('/tai-khoan'), openFacts)).toEqual({ kind: 'rewrite', to: '/vi/account' });
    expect(decide(createVisit('/tai-khoan/danh-sach-phat/2'), openFacts)).toEqual({
      kind: 'rewrite',
      to: '/vi/account/playlist-detail/2',
    });
  });
});

describe('redirects and release flags', () => {
  const facts: RoutingFacts = {
    redirects: new Map([
      ['/sach-cu', { to: '/tai-lieu', isPermanent: true }],
      ['/đường-cũ', { to: 'https://example.com/moi', isPermanent: false }],
    ]),
    isReleased: true,
    isNoReleaseOpen: false,
  };
  it('follows the redirects of an administrator, even for existing pages', () => {
    expect(decide(createVisit('/sach-cu'), facts)).toEqual({ kind: 'redirect', to: '/tai-lieu', status: 308 });
    expect(decide(createVisit('/%C4%91%C6%B0%E1%BB%9Dng-c%C5%A9'), facts)).toEqual({
      kind: 'redirect',
      to: 'https://example.com/moi',
      status: 307,
    });
  });
  it('shows the coming-soon page while a flag is off, except to an editor', () => {
    expect(decide(createVisit('/tai-lieu'), facts)).toEqual({ kind: 'rewrite', to: '/vi/coming-soon', status: 503 });
    expect(decide(createVisit('/tai-lieu', { isPreview: true }), facts)).toMatchObject({
      kind: 'rewrite',
      to: expect.not.stringContaining('coming-soon'),
    });
    expect(decide(createVisit('/tin-tuc'), facts)).toEqual({ kind: 'rewrite', to: '/vi/news' });
    expect(decide(createVisit('/tin-tuc'), { ...facts, isReleased: false })).toMatchObject({ status: 503 });
  });
});

describe('preferredLang', () => {
  it.each([
    [undefined, 'vi'],
    ['', 'vi'],
    ['en', 'en'],
    ['fr-FR,fr;q=0.9,en;q=0.5', 'en'],
    ['en;q=0.4, vi;q=0.8', 'vi'],
    ['en;q=0, vi;q=0.1', 'vi'],
    ['de', 'vi'],
  ])('%s → %s', (header, lang) => {
    expect(preferredLang(header)).toBe(lang);
  });
});
