import { languageCodes, languages, splitLanguage } from '@hat-nang/model/languages';
import { href, type RouteKey, routes } from '@hat-nang/model/routes';
import { sections } from '@hat-nang/model/sections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { content } from '../../support/content.ts';
import { MAX_DELAY_MS } from '../../support/freshness.ts';
import { createFixtures, type ItemKind } from '../../support/items.ts';
import { attributesOfElements, headOf, textsOf, visibleText, visit } from '../../support/site.ts';

const fixtures = createFixtures();
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

const hiddenStates: Record<string, Record<string, unknown>> = {
  draft: { status: 'draft' },
  'in review': { status: 'in_review' },
  archived: { status: 'archived' },
  'dated in the future': { date_published: inDays(1) },
  'past its end': { date_published: inDays(-3), date_unpublished: inDays(-1) },
};

/** Routes that show one item by its id. */
const details: [RouteKey, ItemKind][] = sections.flatMap(({ routes: ownRoutes, collection }) =>
  (Object.keys(ownRoutes) as RouteKey[])
    .filter((route) => routes[route].en.includes('[id]'))
    .map((route): [RouteKey, ItemKind] => [route, collection]),
);

/** Expects a real 404: the status, and the site's page in the language of the path. The page shows the path. */
async function expectMissing(path: string): Promise<void> {
  const page = await visit(path);
  expect(page.status, path).toBe(404);
  const { lang } = splitLanguage(path);
  const pageHead = headOf(page.text);
  expect(pageHead.lang, path).toBe(languageCodes[lang]);
  expect(pageHead.title).toMatch(/^404/);
  expect(pageHead.isIndexed, path).toBe(false);
  expect(pageHead.canonical, path).toBeUndefined();
  const text = visibleText(page.text);
  expect(text).toContain(`Page Not Found: ${displayedPath(path)}`);
  expect(text).not.toContain('{{path}}');
  expect(textsOf(page.text, 'h1')).toHaveLength(1);
  const links = attributesOfElements(page.text, 'a').map((link) => link.href);
  expect(links).toContain(href(lang, 'home'));
  expect(links).toContain(href(lang, 'news'));
  expect(attributesOfElements(page.text, 'header')).toHaveLength(1);
  expect(attributesOfElements(page.text, 'footer')).toHaveLength(1);
}

/** Returns the path of an address as the page shows it: decoded, with single spaces, or unchanged if it cannot be decoded. */
function displayedPath(path: string): string {
  const { pathname } = new URL(path, 'http://own.invalid');
  try {
    return decodeURIComponent(pathname).replace(/\s+/g, ' ');
  } catch {
    return pathname;
  }
}

afterAll(() => fixtures.clear());

describe('addresses that are no page', () => {
  it.each([
    '/khong-co',
    '/en/no-such-page',
    '/khong-co/that-su?page=2',
    '/tin-tuc/khong-co-so',
    '/tin-tuc/bai-12a',
    '/tin-tuc/bai-99999999999',
    '/tin-tuc/a/b-1',
    '/tin-tuc-lien-quan/abc',
    '/en/related-news/-1',
    '/en/tin-tuc',
    '/news',
    '/en/default',
    '/tai-lieu/bai-hoc',
    '/tai-lieu?age=banana',
    '/tin-tuc?category=9999999',
    '/en/events?category=9999999&sort=oldest',
    '/en/documents?page=499',
    '/en/search/documents',
    '/en/search/pages',
    '/tim-kiem-trang',
    '/en/search?q=book&page=499',
    '/tai-khoan/danh-sach-phat/abc',
    '/danh-sach-phat/ngan',
    '/suc-khoe-tinh-than/khong-co-chuyen-muc',
    '/en/mental-health/no-such-category',
    '/trang/khong-co-trang',
    '/en/page/no-such-page',
    '/%E0%A4%A',
    '/%',
    '/t%C3%ACm-s%C3%A1ch',
    '/.env',
    '/wp-login.php',
    '/admin',
    '/en/EN',
  ])('%s', expectMissing);

  it('inner pages that only the site itself may ask for', async () => {
    for (const path of [
      '/en/missing',
      '/en/unavailable',
      '/en/coming-soon',
      '/en/for-children',
      '/en/news/list/page-2',
      '/en/documents/list/page-2',
      '/en/prepared/events',
      '/en/contact/answer',
      '/en/mental-health/list/page-2',
      '/en/events/list/status-live',
      '/en/prepared/search',
      '/missing',
      '/coming-soon',
      '/for-children',
    ]) {
      await expectMissing(path);
    }
  });

  it('a path with markup is written out, not run', async () => {
    for (const path of [
      '/%3Cscript%3Ealert(1)%3C/script%3E',
      '/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
      "/$&$'$`",
    ]) {
      const page = await visit(path);
      expect(page.status, path).toBe(404);
      expect(page.text).not.toContain('<script>alert(1)');
      expect(page.text).not.toContain('<img src=x onerror');
      expect(visibleText(page.text)).toContain(`Page Not Found: ${displayedPath(path)}`);
    }
  });

  it('files that are no page answer 404 too', async () => {
    for (const path of [
      '/sitemap/secret.xml',
      '/feeds/vi/secret.xml',
      '/feeds/fr/news.xml',
      '/icons/none.svg',
      '/fonts/none.woff2',
    ]) {
      expect((await visit(path)).status, path).toBe(404);
    }
  });
});

describe('ids that the public may not see', () => {
  it.each(details)('%s: no such id', async (route) => {
    for (const lang of languages) {
      for (const id of ['99999999', '0']) await expectMissing(href(lang, route, { slug: 'x', id }));
    }
  });

  it.each(details)('%s: draft, in review, archived, future, past its end', async (route, kind) => {
    for (const [stateName, state] of Object.entries(hiddenStates)) {
      const item = await fixtures.item(kind, state);
      for (const lang of languages) {
        const path = href(lang, route, { slug: item.slug[lang], id: item.id });
        const page = await visit(path);
        expect(page.status, `${stateName}: ${path}`).toBe(404);
        expect(page.text, stateName).not.toContain(item.title[lang]);
        await expectMissing(path);
        // A request with a wrong slug must not redirect to the right slug of a hidden item.
        expect((await visit(href(lang, route, { slug: 'x', id: item.id }))).status, stateName).toBe(404);
      }
    }
  });

  it('static pages by slug: draft and dated in the future', async () => {
    for (const state of [hiddenStates.draft, hiddenStates['dated in the future']]) {
      const item = await fixtures.item('pages', state);
      for (const lang of languages) await expectMissing(href(lang, 'pagesDetail', { slug: item.slug[lang] }));
    }
  });

  it('an item without any text, and an unpublished category', async () => {
    const row = await fixtures.create('news', { status: 'published', date_published: inDays(-1) });
    for (const lang of languages) await expectMissing(href(lang, 'newsDetail', { slug: '', id: Number(row.id) }));

    const slug = `an-di-${Date.now().toString(36)}x`;
    await fixtures.create('categories', {
      kind: 'mental_health',
      status: 'draft',
      translations: [{ languages_code: 'vi-VN', name: 'Ẩn', slug }],
    });
    await expectMissing(href('vi', 'mentalHealthCategory', { slug }));
  });

  it('list pages beyond the last one', async () => {
    for (const lang of languages) {
      expect((await visit(`${href(lang, 'news')}?page=400`)).status).toBe(404);
      // An invalid page number shows the first page, not an error.
      for (const page of ['0', '-1', 'x', '99999999']) {
        expect((await visit(`${href(lang, 'news')}?page=${page}`)).status, page).toBe(200);
      }
    }
  });
});

describe('what the public may see again', () => {
  beforeAll(async () => {
    expect(await content.read('news', 'limit=1')).toHaveLength(1);
  });
  it('a missing item that is published is found within 5 s', async () => {
    const item = await fixtures.item('news', hiddenStates.draft);
    const path = href('vi', 'newsDetail', { slug: item.slug.vi, id: item.id });
    await expectMissing(path);
    await content.update('news', item.id, { status: 'published' });
    await expect.poll(async () => (await visit(path)).status, { timeout: MAX_DELAY_MS, interval: 100 }).toBe(200);
  });
});
