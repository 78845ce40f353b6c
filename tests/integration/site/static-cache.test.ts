import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { content } from '../../support/content.ts';
import { createFixtures } from '../../support/items.ts';
import { sendRaw } from '../../support/raw-requests.ts';
import { readSeededSections } from '../../support/seeded.ts';
import { adultCookie, chosenCookie, headOf, type Visit, visit } from '../../support/site.ts';

const fixtures = createFixtures();
const paths: Record<string, string> = {};

beforeAll(async () => {
  const item = await fixtures.item('news');
  const document = await fixtures.item('documents');
  const [category] = await content.read('categories', 'filter[kind][_eq]=news&filter[status][_eq]=published&limit=1');
  Object.assign(paths, {
    'Home in Vietnamese': '/',
    'Home in English': '/en',
    'the news list': '/tin-tuc',
    'the news list in English': '/en/news',
    'its second page, oldest first': '/tin-tuc?sort=oldest&page=2',
    'a category of news': `/tin-tuc?category=${category?.id}`,
    'a news item': `/tin-tuc/${item.slug.vi}-${item.id}`,
    'a news item in English': `/en/news/${item.slug.en}-${item.id}`,
    'the documents list': '/tai-lieu',
    'narrated documents of an age, oldest first': '/en/documents?age=6-9&audio=1&sort=oldest',
    'a lesson page': `/tai-lieu/bai-hoc/${document.slug.vi}-${document.id}`,
    'the starting page': '/bat-dau',
    'a static page': '/trang/chinh-sach-bao-mat',
  });
  const sections = await readSeededSections();
  Object.assign(paths, {
    'the events of a month': '/su-kien?month=2026-11',
    'an event': sections.events.en,
    'mental health for parents': '/en/mental-health?audience=parent',
    'a category of mental health, oldest first': `${sections.category.vi}?sort=oldest`,
    'a mental-health post': sections['mental-health'].vi,
    'the help centre': '/trung-tam-tro-giup',
    'a help article': sections['help-center'].en,
    'about us': '/ve-chung-toi',
    'an article about us': sections['about-us'].vi,
    'the contact form': '/lien-he',
  });
});
afterAll(() => fixtures.clear());

/** Requests a page until the response comes from the cache. Earlier edits may have made the page stale. */
async function visitCached(path: string, cookie = chosenCookie): Promise<Visit> {
  let page = await visit(path, { cookie });
  for (let attempt = 0; attempt < 20 && page.headers.get('x-nextjs-cache') !== 'HIT'; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    page = await visit(path, { cookie });
  }
  return page;
}

describe('a search', () => {
  it.each(['/tim-kiem-tai-lieu', '/en/search?q=book', '/tim-kiem-tin-tuc?q=s%C3%A1ch&page=1'])(
    '%s is made for each visit and kept nowhere',
    async (path) => {
      for (let visitNumber = 0; visitNumber < 2; visitNumber++) {
        const page = await visit(path);
        expect([page.status, page.headers.get('x-nextjs-cache'), page.headers.get('cache-control')]).toEqual([
          200,
          null,
          'private, no-store',
        ]);
      }
    },
  );
});

describe('the static cache', () => {
  it.each([
    'Home in Vietnamese',
    'Home in English',
    'the news list',
    'the news list in English',
    'its second page, oldest first',
    'a category of news',
    'a news item',
    'a news item in English',
    'the documents list',
    'narrated documents of an age, oldest first',
    'a lesson page',
    'the starting page',
    'a static page',
    'the events of a month',
    'an event',
    'mental health for parents',
    'a category of mental health, oldest first',
    'a mental-health post',
    'the help centre',
    'a help article',
    'about us',
    'an article about us',
    'the contact form',
  ])('serves %s', async (name) => {
    const path = paths[name] ?? '';
    // The clean-up of an earlier test may rebuild the page between the two requests. Then both requests are sent again.
    await vi.waitFor(async () => {
      const page = await visitCached(path);
      expect([page.status, page.headers.get('x-nextjs-cache')], path).toEqual([200, 'HIT']);
      expect(page.headers.getSetCookie(), 'a cached answer sets no cookie').toEqual([]);
      // Cookies and unknown query parameters do not change the page. Home is requested with the same starting choice; the next test compares both Homes.
      const starting = name.startsWith('Home') ? 'kid' : 'adult';
      const otherVisit = await visit(`${path}${path.includes('?') ? '&' : '?'}utm_source=x`, {
        cookie: `starting=${starting}; lang=vi; color-mode=dark; hat_nang_token=x`,
        headers: { 'accept-language': 'de' },
      });
      expect([otherVisit.status, otherVisit.headers.get('x-nextjs-cache')], path).toEqual([200, 'HIT']);
      expect(otherVisit.text).toBe(page.text);
    }, 10_000);
  });

  it.each(['/', '/en'])(
    'serves two Homes at %s, one to children and one to all others',
    async (path) => {
      await vi.waitFor(async () => {
        const childHome = await visitCached(path);
        const adultHome = await visitCached(path, adultCookie);
        expect([childHome.headers.get('x-nextjs-cache'), adultHome.headers.get('x-nextjs-cache')]).toEqual([
          'HIT',
          'HIT',
        ]);
        expect(adultHome.text).not.toBe(childHome.text);
        // Both Homes have the same title, addresses and metadata for search engines.
        expect(headOf(adultHome.text)).toEqual(headOf(childHome.text));
        for (const [cookie, expectedText] of [
          ['starting=kid; lang=vi; hat_nang_token=x', childHome.text],
          ['starting=skip; lang=vi', adultHome.text],
          ['starting=adult; starting=kid; lang=vi', childHome.text],
          ['starting=kid;starting=adult;lang=vi', adultHome.text],
          ['starting=%6bid; lang=vi', adultHome.text],
        ] as const) {
          const page = await visit(path, { cookie });
          expect([cookie, page.headers.get('x-nextjs-cache'), page.text === expectedText]).toEqual([
            cookie,
            'HIT',
            true,
          ]);
        }
        const crawlerVisit = await visit(path, { cookie: '', headers: { 'user-agent': 'Googlebot/2.1' } });
        expect(crawlerVisit.text).toBe(adultHome.text);
        // The ETag of one Home must not match the other Home.
        const headers = { 'if-none-match': childHome.headers.get('etag') ?? '', cookie: adultCookie };
        expect((await sendRaw(path, { headers })).status).toBe(200);
      }, 10_000);
    },
    15_000,
  );

  it('answers an unchanged page with 304', async () => {
    const page = await visitCached('/tin-tuc');
    const etag = page.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    // Uses a raw request, because `fetch` adds `cache-control: no-cache` to a conditional request.
    const conditionalResponse = await sendRaw('/tin-tuc', { headers: { 'if-none-match': etag } });
    expect([conditionalResponse.status, conditionalResponse.body.length]).toEqual([304, 0]);
  });

  it('sends pages compressed, and lets HEAD tell the same', async () => {
    const page = await visit('/tin-tuc', { headers: { 'accept-encoding': 'gzip' } });
    expect(page.headers.get('content-encoding')).toBe('gzip');
    expect(page.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    const headAnswer = await visit('/tin-tuc', { method: 'HEAD' });
    expect([headAnswer.status, headAnswer.text]).toEqual([200, '']);
    expect(headAnswer.headers.get('content-type')).toBe(page.headers.get('content-type'));
  });

  it('the number of different list pages is bounded: what no list knows is the plain list', async () => {
    const plainAnswer = await visitCached('/tin-tuc');
    for (const query of [
      '?page=1',
      '?sort=recent',
      '?sort=best',
      '?category=0',
      '?category=x',
      '?page=1&page=2&x=%00',
    ]) {
      const page = await visit(`/tin-tuc${query}`);
      expect([page.status, page.headers.get('x-nextjs-cache')], query).toEqual([200, 'HIT']);
      expect(headOf(page.text).canonical, query).toBe(headOf(plainAnswer.text).canonical);
    }
  });
});
