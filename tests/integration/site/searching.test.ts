import { ROLE } from '@hat-nang/model/ids';
import { languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { searchKinds } from '@hat-nang/model/search-kinds';
import { sectionsWith } from '@hat-nang/model/sections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { createFixtures, type Item, type ItemKind } from '../../support/items.ts';
import { attributesOfElements, headOf, jsonLdOf, textsOf, visibleText, visit } from '../../support/site.ts';
import { createUser, createFixtures as createUserFixtures } from '../schema/support.ts';

const fixtures = createFixtures();
/** A unique word that only the titles and slugs of this test's items contain. */
const uniqueWord = `qx${Date.now().toString(36)}`;
const kinds = sectionsWith('searched').map(({ collection, search, searched }) => ({
  kind: collection,
  search,
  searched,
}));
const items = new Map<ItemKind, Item>();

const texts = (kind: string) => [
  {
    languages_code: 'vi-VN',
    title: `Giấc mơ ${uniqueWord} của gió`,
    slug: `giac-mo-${uniqueWord}-${kind.slice(0, 3)}x`,
  },
  {
    languages_code: 'en-US',
    title: `The dream ${uniqueWord} of the wind`,
    slug: `dream-${uniqueWord}-${kind.slice(0, 3)}x`,
  },
];

beforeAll(async () => {
  for (const { kind } of kinds) items.set(kind, await fixtures.item(kind, { translations: texts(kind) }));
});
afterAll(() => fixtures.clear(), 60_000);

const markedTexts = (html: string) => textsOf(html, 'mark');

describe.each(kinds)('the search of $kind', ({ kind, search, searched }) => {
  it('finds what was published, whatever the accents, and marks it', async () => {
    for (const lang of languages) {
      const searchText = lang === 'vi' ? `GIAC MO ${uniqueWord}` : `DREAM ${uniqueWord.toUpperCase()}`;
      const path = `${href(lang, search)}?${new URLSearchParams({ q: searchText })}`;
      await expect
        .poll(async () => markedTexts((await visit(path)).text).length, { timeout: 20_000, interval: 300 })
        .toBeGreaterThan(0);
      const page = await visit(path);
      expect([page.status, page.headers.get('cache-control')], path).toEqual([200, 'private, no-store']);
      expect(page.headers.get('x-nextjs-cache')).toBeNull();
      expect(markedTexts(page.text)).toEqual([lang === 'vi' ? `Giấc mơ ${uniqueWord}` : `dream ${uniqueWord}`]);
      const id = items.get(kind)?.id;
      expect(
        attributesOfElements(page.text, 'a').some(({ href: to }) => to?.endsWith(`-${id}`)),
        path,
      ).toBe(true);
      expect(headOf(page.text).isIndexed).toBe(false);
      expect(attributesOfElements(page.text, 'input').filter(({ type }) => type === 'search')).toMatchObject([
        { value: searchText },
      ]);
    }
  }, 60_000);

  it('keeps the words between the sections, and the language switch keeps words, filters and order', async () => {
    const query = '?q=gi%C3%B3&category=3&sort=oldest';
    const page = await visit(href('vi', search) + query);
    const hrefs = attributesOfElements(page.text, 'a').map(({ href: to }) => to);
    for (const { search: other } of kinds) expect(hrefs).toContain(`${href('vi', other)}?q=gi%C3%B3`);
    const hasCategory = (searched.filters as readonly string[]).includes('category');
    expect(hrefs).toContain(href('en', search) + (hasCategory ? query : '?q=gi%C3%B3&sort=oldest'));
  });
});

describe('a search', () => {
  it('says in the specification’s words that nothing was found, and helps on', async () => {
    for (const [lang, text] of [
      ['vi', 'Không tìm thấy kết quả nào'],
      ['en', 'No results found'],
    ] as const) {
      const page = await visit(`${href(lang, 'searchDocuments')}?q=zzqxzzqxzz`);
      expect(page.status).toBe(200);
      expect(visibleText(page.text)).toContain(text);
      const links = attributesOfElements(page.text, 'a').map(({ href: to }) => String(to));
      expect(links.some((to) => to.startsWith(`${href(lang, 'contact')}?message=`) && to.includes('zzqx'))).toBe(true);
    }
  });

  it('offers only broader words that find something', async () => {
    // The search would correct a word that is similar to `uniqueWord`.
    const narrowWord = `wz${[...uniqueWord].reverse().join('')}`;
    const userFixtures = createUserFixtures();
    const editor = await createUser(userFixtures, ROLE.editor);
    const groups = [uniqueWord, `${uniqueWord}zz`].map((broadWord) =>
      editor.call<{ id: number }>('POST', '/items/search_words', {
        ...{
          name: `${broadWord} ${narrowWord}`,
          words: [broadWord, narrowWord],
          language: 'both',
          relation: 'broader',
        },
      }),
    );
    const createdGroups = await Promise.all(groups);
    for (const route of ['searchAll', 'searchNews'] as const) {
      const offeredWords = async () => {
        const links = attributesOfElements((await visit(`${href('vi', route)}?q=${narrowWord}`)).text, 'a');
        return links.flatMap(({ href: to }) => new URL(String(to), 'http://x').searchParams.getAll('q'));
      };
      await expect.poll(offeredWords, { timeout: 20_000, interval: 300 }).toContain(uniqueWord);
      expect(await offeredWords(), route).not.toContain(`${uniqueWord}zz`);
    }
    for (const { body } of createdGroups) await editor.call('DELETE', `/items/search_words/${body.data.id}`);
    await userFixtures.remove();
  });

  it('fills the contact form with the words for who has no JavaScript', async () => {
    const { text } = await visit('/tim-kiem-tai-lieu?q=zzqxzzqxzz');
    const addresses = attributesOfElements(text, 'a').map(({ href: address }) => String(address));
    const form = await visit(addresses.find((address) => address.startsWith('/api/contact?')) ?? '');
    expect(form.status).toBe(200);
    expect(textsOf(form.text, 'textarea').join()).toContain('zzqxzzqxzz');
    expect(form.text).not.toMatch(/\{\{|aria-invalid="true"/);
    expect((await visit('/api/contact?lang=fr&message=x')).status).toBe(400);
  });

  it('takes whatever is typed as plain words', async () => {
    for (const searchText of [
      '"',
      `' OR 1=1 --`,
      '<script>alert(1)</script>',
      'a*',
      'title:x NEAR(y)',
      '%',
      '\u0000',
      '^',
      '😀',
    ]) {
      const page = await visit(`/tim-kiem-tai-lieu?${new URLSearchParams({ q: searchText })}`);
      expect(page.status, searchText).toBe(200);
      expect(page.text).not.toContain('<script>alert(1)');
    }
    const longSearch = await visit(`/en/search?q=${'a'.repeat(3000)}`);
    expect(longSearch.status).toBe(200);
  });

  it('is not found beyond its last page', async () => {
    expect((await visit(`/tim-kiem-tin-tuc?q=${uniqueWord}&page=2`)).status).toBe(404);
  });

  it('begins with something to read', async () => {
    for (const { search } of kinds) {
      const page = await visit(href('vi', search));
      expect(page.status).toBe(200);
      expect(textsOf(page.text, 'h3').length, search).toBeGreaterThan(0);
    }
  });

  it('is told to search engines on Home', async () => {
    for (const lang of languages) {
      const siteData = jsonLdOf((await visit(href(lang, 'home'))).text).find((each) => each['@type'] === 'WebSite');
      expect(siteData).toMatchObject({
        potentialAction: {
          '@type': 'SearchAction',
          target: { urlTemplate: `${stack().siteUrl}${href(lang, 'searchAll')}?q={search_term_string}` },
        },
      });
    }
  });
});

describe('suggestions', () => {
  const requestSuggestions = (query: string, cookie = '') => visit(`/api/search/suggest?${query}`, { cookie });
  it('come through the API proxy, for everybody alike', async () => {
    const plainAnswer = await requestSuggestions(`lang=vi&q=giac+mo+${uniqueWord}&limit=8`);
    expect([plainAnswer.status, plainAnswer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const { data } = JSON.parse(plainAnswer.text) as { data: { kind: string; id: number; title: { text: string } }[] };
    expect(data.map(({ kind }) => kind).sort()).toEqual([...searchKinds].sort());
    expect(data.every(({ title }) => title.text === `Giấc mơ ${uniqueWord} của gió`)).toBe(true);
    const other = await requestSuggestions(
      `lang=vi&q=giac+mo+${uniqueWord}&limit=8&fields=*&x=1`,
      'hat_nang_token=not-a-session',
    );
    expect([other.status, other.text]).toEqual([200, plainAnswer.text]);
    expect(other.headers.getSetCookie()).toEqual([]);
  });
  it('refuse what is too long or no call', async () => {
    expect((await requestSuggestions(`lang=vi&q=${'a'.repeat(101)}`)).status).toBe(400);
    expect((await requestSuggestions('lang=fr&q=abc')).status).toBe(400);
    expect((await requestSuggestions('lang=vi&q=abc&limit=99')).status).toBe(400);
    expect((await visit('/api/search?kind=news&lang=vi&q=abc')).status).toBe(404);
  });
});
