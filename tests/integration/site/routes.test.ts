import { type Lang, languageCodes, languages } from '@hat-nang/model/languages';
import { href, type RouteKey, routeOf, routes } from '@hat-nang/model/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { type Address, allAddresses, createSampleItems, hasAddress } from '../../support/addresses.ts';
import { createFixtures } from '../../support/items.ts';
import { attributesOfElements, headOf, textsOf, visibleText, visit } from '../../support/site.ts';

const fixtures = createFixtures();
let addresses: Address[] = [];
const addressOf = (route: RouteKey, lang: Lang): Address => {
  const address = addresses.find((candidate) => candidate.route === route && candidate.lang === lang);
  if (!address) throw new Error(`no address of ${route} in ${lang}`);
  return address;
};

beforeAll(async () => {
  addresses = allAddresses(await createSampleItems(fixtures));
});
afterAll(() => fixtures.clear());

// A shared playlist is left out, because its address contains a secret token. tests/integration/account/lists.test.ts visits one in both languages.
const keys = (Object.keys(routes) as RouteKey[]).filter((route) => route !== 'sharedPlaylist');
const table = keys.flatMap((route) =>
  languages.filter((lang) => hasAddress(route, lang)).map((lang) => ({ route, lang })),
);

/** Routes with two headings. A browser shows the first to a member who is signed in, and the second to a visitor. */
const routesWithTwoHeadings = new Set<RouteKey>(['account', 'favorites', 'watched', 'profileSettings']);

describe('every route in both languages', () => {
  it.each(table)('$route ($lang)', async ({ route, lang }) => {
    const { path, paths, item } = addressOf(route, lang);
    const page = await visit(path);
    expect(page.status, path).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');

    const { siteUrl } = stack();
    const pageHead = headOf(page.text);
    expect(pageHead.lang).toBe(languageCodes[lang]);
    expect(pageHead.title.trim()).not.toBe('');
    expect(pageHead.description?.trim()).toBeTruthy();
    // The canonical address of the reader is the lesson page, because search engines index that page.
    const canonicalAddress = route === 'documentsReader' ? addressOf('documentsDetail', lang) : { path, paths };
    expect(canonicalForm(pageHead.canonical)).toBe(canonicalForm(siteUrl + canonicalAddress.path));
    const alternates = Object.entries(pageHead.alternates).map(([code, url]) => [code, canonicalForm(url)]);
    expect(Object.fromEntries(alternates)).toEqual({
      ...Object.fromEntries(
        Object.entries(canonicalAddress.paths).map(([other, langPath]) => [
          languageCodes[other as Lang],
          canonicalForm(siteUrl + langPath),
        ]),
      ),
      'x-default': canonicalForm(siteUrl + canonicalAddress.paths.vi),
    });
    expect(pageHead.isIndexed).toBe(!routeOf(route).noindex);

    expect(textsOf(page.text, 'h1').filter(Boolean), 'one h1 with a text').toHaveLength(
      routesWithTwoHeadings.has(route) ? 2 : 1,
    );
    expect(attributesOfElements(page.text, 'main')).toHaveLength(1);
    const hasFrame = routeOf(route).layout !== 'none';
    expect(attributesOfElements(page.text, 'header')).toHaveLength(hasFrame ? 1 : 0);
    expect(attributesOfElements(page.text, 'footer')).toHaveLength(hasFrame ? 1 : 0);
    if (item) expect(visibleText(page.text)).toContain(item.title[lang]);
  });

  // The reader changes the language of its book without a link.
  const switchable = table.filter(({ route }) => route !== 'documentsReader');
  it.each(switchable)('$route ($lang): its language switch leads to the same page', async ({ route, lang }) => {
    const { path, paths } = addressOf(route, lang);
    const page = await visit(path);
    for (const otherLang of languages.filter((candidate) => candidate !== lang)) {
      const links = attributesOfElements(page.text, 'a').filter(
        ({ hreflang }) => hreflang === languageCodes[otherLang],
      );
      // A page without a counterpart in the other language leads to Home.
      const target = paths[otherLang] ?? href(otherLang, 'home');
      expect(new Set(links.map((link) => link.href))).toEqual(new Set([target]));
      expect((await visit(target)).status, target).toBe(200);
    }
  });

  it('hides the search header where the table says so', async () => {
    for (const { route, lang } of table) {
      if (routeOf(route).layout === 'none') continue;
      const page = await visit(addressOf(route, lang).path);
      const fields = attributesOfElements(page.text, 'input').filter(({ type }) => type === 'search');
      const isOwnSearchPage = route.startsWith('search') || route === 'helpCenter';
      if (isOwnSearchPage) continue;
      expect(fields.length > 0, route).toBe(!routeOf(route).hidesSearchHeader);
    }
  });

  it('keeps a trailing slash and the inner language segment out of the address bar', async () => {
    const slashAnswer = await visit('/tin-tuc/');
    expect([200, 308]).toContain(slashAnswer.status);
    if (slashAnswer.status === 200) expect(headOf(slashAnswer.text).canonical).toBe(`${stack().siteUrl}/tin-tuc`);
    for (const [internalPath, publicPath] of [
      ['/vi', '/'],
      ['/vi/', '/'],
      ['/vi/tin-tuc', '/tin-tuc'],
      ['/vi/tin-tuc?page=2', '/tin-tuc?page=2'],
      ['/vi//example.com', '/example.com'],
    ] as const) {
      let answer = await visit(internalPath);
      expect(answer.status, internalPath).toBe(308);
      // Next first removes a doubled or trailing slash by a separate redirect.
      for (let hops = 0; hops < 2 && answer.location !== publicPath; hops++)
        answer = await visit(answer.location ?? '');
      expect([answer.status, answer.location], internalPath).toEqual([308, publicPath]);
    }
    // An escaped slash has no canonical form (docs/decisions/022-one-spelling.md).
    expect((await visit('/vi/%2F/example.com')).status).toBe(404);
  });
});

/** `https://host/` and `https://host` are one address. */
const canonicalForm = (url: string | undefined): string | undefined => url?.replace(/(:\/\/[^/]+)\/?$/, '$1/');

describe('a wrong slug leads to the canonical address', () => {
  const withSlug = keys.filter((key) => routes[key].en.includes('[slug]-[id]'));
  it.each(withSlug.flatMap((route) => languages.map((lang) => ({ route, lang }))))(
    '$route ($lang)',
    async ({ route, lang }) => {
      const { path, item } = addressOf(route, lang);
      if (!item) throw new Error('an item is needed');
      const otherSlug = item.slug[lang === 'vi' ? 'en' : 'vi'];
      for (const slug of ['khong-phai-slug', '', otherSlug, item.slug[lang].toUpperCase()]) {
        const answer = await visit(href(lang, route, { slug, id: item.id }));
        expect([answer.status, answer.location], slug).toEqual([308, path]);
      }
    },
  );

  it('of a static page: the slug of the other language', async () => {
    const { item } = addressOf('pagesDetail', 'vi');
    for (const [lang, other] of [
      ['vi', 'en'],
      ['en', 'vi'],
    ] as const) {
      const answer = await visit(href(lang, 'pagesDetail', { slug: item?.slug[other] ?? '' }));
      expect([answer.status, answer.location]).toEqual([308, addressOf('pagesDetail', lang).path]);
    }
  });
});
