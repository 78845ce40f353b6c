import { setTimeout as sleep } from 'node:timers/promises';
import { type Lang, languageCodes, languages } from '@hat-nang/model/languages';
import { href, matchRoute, type RouteKey, routeOf, routes } from '@hat-nang/model/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { content } from '../../support/content.ts';
import { createFixtures, type Item } from '../../support/items.ts';
import { headOf, unescapeHtml, type Visit, visit } from '../../support/site.ts';

const fixtures = createFixtures();
let item: Item;
let untranslated: Item;
/** Value of a plain-text field that contains markup. */
const hostileHtml = 'Tóm tắt <img src=x onerror=alert(1)><script>alert(2)</script>]]> hết';

beforeAll(async () => {
  item = await fixtures.item('news', {
    translations: [
      { languages_code: 'vi-VN', title: 'Sách & <bạn> "đọc"', slug: 'sach-ban-doc-thu', summary: hostileHtml },
      { languages_code: 'en-US', title: 'Books & <friends>', slug: 'books-friends-test', summary: hostileHtml },
    ],
  });
  item = { ...item, slug: { vi: 'sach-ban-doc-thu', en: 'books-friends-test' } };
  const slug = `chi-co-tieng-viet-${Date.now().toString(36)}`;
  untranslated = await fixtures.item('news', {
    translations: [{ languages_code: 'vi-VN', title: 'Chỉ có tiếng Việt', slug }],
  });
  untranslated = { ...untranslated, slug: { vi: slug, en: slug } };
});
afterAll(() => fixtures.clear());

const readLocations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => unescapeHtml(url));

interface Entry {
  readonly url: string;
  readonly alternates: Record<string, string>;
  readonly changedAt?: string;
}

const entriesOf = (xml: string): Entry[] =>
  [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entryXml = '']) => ({
    url: readLocations(entryXml)[0] ?? '',
    changedAt: /<lastmod>([^<]*)/.exec(entryXml)?.[1],
    alternates: Object.fromEntries(
      [...entryXml.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code, url = '']) => [
        code,
        unescapeHtml(url),
      ]),
    ),
  }));

/** Waits until the sitemap contains the item `untranslated`, then returns the entries of all sections. */
const readSitemap = async (): Promise<Entry[]> => {
  const isFresh = async () =>
    entriesOf((await visit('/sitemap/news.xml')).text).some(({ url }) => url.endsWith(`-${untranslated.id}`));
  await expect.poll(isFresh, { timeout: 5000, interval: 200 }).toBe(true);
  return readSections();
};

/** Requests a file as a crawler does: repeats the request while the site returns 503 with Retry-After. */
const visitPatiently = async (file: string, triesLeft = 3): Promise<Visit> => {
  const answer = await visit(file);
  if (answer.status !== 503 || triesLeft === 0) return answer;
  expect(answer.headers.get('retry-after'), file).toBe('30');
  await sleep(2000);
  return visitPatiently(file, triesLeft - 1);
};

const readSections = async (): Promise<Entry[]> => {
  const index = await visit('/sitemap.xml');
  expect([index.status, index.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const files = readLocations(index.text);
  expect(files.length).toBeGreaterThan(1);
  const sections: Visit[] = [];
  for (const file of files) {
    const section = await visitPatiently(file);
    sections.push(section);
    expect([section.status, section.headers.get('content-type')], section.url).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    expect(section.text, section.url).toMatch(/<\/urlset>\s*$/);
  }
  return sections.flatMap(({ text }) => entriesOf(text));
};

const withoutTrailingSlash = (url: string) => url.replace(/\/$/, '');

describe('the sitemap', () => {
  it('every address answers 200, is canonical to itself, is offered to search engines and has the alternates of its page', async () => {
    const entries = await readSitemap();
    expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
    expect(entries.length).toBeGreaterThan(30);
    const checkEntry = async ({ url, alternates }: Entry) => {
      const page = await visit(url);
      expect(page.status, url).toBe(200);
      const head = headOf(page.text);
      expect(withoutTrailingSlash(head.canonical ?? ''), url).toBe(withoutTrailingSlash(url));
      expect(head.isIndexed, url).toBe(true);
      expect(
        Object.entries(alternates).map(([code, link]) => [code, withoutTrailingSlash(link)]),
        url,
      ).toEqual(
        expect.arrayContaining(
          Object.entries(head.alternates).map(([code, link]) => [code, withoutTrailingSlash(link)]),
        ),
      );
      expect(Object.keys(alternates).sort()).toEqual(Object.keys(head.alternates).sort());
    };
    for (let from = 0; from < entries.length; from += 4)
      await Promise.all(entries.slice(from, from + 4).map(checkEntry));
  }, 180_000);

  it('holds every page that is offered, and none that is not', async () => {
    const entries = await readSitemap();
    const paths = new Set(entries.map(({ url }) => new URL(url).pathname));
    for (const route of Object.keys(routes) as RouteKey[]) {
      const isOffered = !routeOf(route).noindex;
      if (routes[route].vi.includes('[')) continue;
      for (const lang of languages) expect(paths.has(href(lang, route)), `${route} ${lang}`).toBe(isOffered);
    }
    for (const path of paths) {
      const match = matchRoute(path);
      expect(match, path).toBeDefined();
      if (match) expect(routeOf(match.key).noindex, path).toBeFalsy();
    }
    for (const lang of languages)
      expect(paths).toContain(href(lang, 'newsDetail', { slug: item.slug[lang], id: item.id }));
    const rows = await content.read('news', 'filter[status][_eq]=published&aggregate[count]=*');
    const news = [...paths].filter((path) => path.startsWith('/tin-tuc/'));
    expect(news).toHaveLength(Number((rows[0] as { count: number }).count));
  });

  it('says of every address when it changed last, of a section when its newest item came', async () => {
    const entries = await readSitemap();
    // The contact page shows only the configuration, and has no date if the configuration was never changed.
    const contact = languages.map((lang) => stack().siteUrl + href(lang, 'contact'));
    for (const { url, changedAt } of entries) {
      if (changedAt === undefined && contact.includes(url)) continue;
      expect(Date.parse(changedAt ?? ''), url).toBeLessThanOrEqual(Date.now());
    }
    const changeOf = (path: string) =>
      Date.parse(entries.find(({ url }) => new URL(url).pathname === path)?.changedAt ?? '');
    for (const lang of languages) {
      const itemTime = changeOf(href(lang, 'newsDetail', { slug: item.slug[lang], id: item.id }));
      expect(changeOf(href(lang, 'news'))).toBeGreaterThanOrEqual(itemTime);
      expect(changeOf(href(lang, 'home'))).toBeGreaterThanOrEqual(changeOf(href(lang, 'news')));
    }
  });

  it('offers an item only in the languages it has', async () => {
    const entries = await readSitemap();
    const itemEntries = entries.filter(
      ({ url }) => url.endsWith(`-${untranslated.id}`) && url.includes('chi-co-tieng-viet'),
    );
    expect(itemEntries).toHaveLength(1);
    expect(Object.keys(itemEntries[0]?.alternates ?? {}).sort()).toEqual(['vi-VN', 'x-default']);
  });
});

describe('the news feed', () => {
  it.each(languages)('in %s', async (lang: Lang) => {
    let feed = await visit(`/feeds/${lang}/news.xml`);
    const itemPath = href(lang, 'newsDetail', { slug: item.slug[lang], id: item.id });
    await expect
      .poll(
        async () => {
          feed = await visit(`/feeds/${lang}/news.xml`);
          return feed.text.includes(itemPath);
        },
        { timeout: 5000, interval: 200 },
      )
      .toBe(true);
    expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(feed.text).toContain(`<language>${languageCodes[lang]}</language>`);
    const items = feed.text.split('<item>').slice(1);
    expect(items.length).toBeGreaterThan(10);
    expect(items.length).toBeLessThanOrEqual(30);
    const dates = items.map((text) => Date.parse(/<pubDate>([^<]*)/.exec(text)?.[1] ?? ''));
    expect(dates.every((date) => date > 0)).toBe(true);
    for (const text of items.slice(0, 5)) {
      const link = unescapeHtml(/<link>([^<]*)/.exec(text)?.[1] ?? '');
      expect(link.startsWith(`${stack().siteUrl}${href(lang, 'news')}/`), link).toBe(true);
      const page = await visit(link);
      expect(page.status, link).toBe(200);
      // A feed contains only items in its own language.
      expect(headOf(page.text).lang).toBe(languageCodes[lang]);
    }
    expect(feed.text).toContain('Tóm tắt');
    for (const markup of ['onerror', '<script', '<img', '<bạn', '<friends']) expect(feed.text).not.toContain(markup);
    expect(feed.text.replace(/<!\[CDATA\[[\s\S]*?]]>/g, '')).not.toMatch(/<(bạn|friends)>/);
  });

  it('is named in the head of the pages', async () => {
    for (const lang of languages) {
      const page = await visit(href(lang, 'news'));
      expect(page.text).toContain(`/feeds/${lang}/news.xml`);
    }
  });
});

describe('what machines ask for', () => {
  it('robots.txt', async () => {
    const robots = await visit('/robots.txt');
    expect([robots.status, robots.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(robots.text).toMatch(/^User-agent: \*$/m);
    expect(robots.text).toContain(`Sitemap: ${stack().siteUrl}/sitemap.xml`);
    expect(robots.text).not.toMatch(/^Disallow: \/$/m);
  });

  it('the web manifest and its icons', async () => {
    const answer = await visit('/manifest.webmanifest');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/manifest+json']);
    const manifest = JSON.parse(answer.text) as {
      name: string;
      lang: string;
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest.name).toBeTruthy();
    expect([manifest.lang, manifest.start_url]).toEqual(['vi-VN', '/']);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src } of [...manifest.icons, { src: '/favicon.ico' }]) {
      const icon = await visit(src);
      expect(icon.status, src).toBe(200);
      expect(icon.headers.get('content-type')).toMatch(/^image\//);
    }
  });

  it('the build and the version of the configuration, never kept', async () => {
    const build = await visit('/build.json');
    expect(JSON.parse(build.text)).toEqual({ build: expect.stringMatching(/.+/) });
    const version = await visit('/config-version.json');
    expect(JSON.parse(version.text)).toEqual({ version: expect.stringMatching(/.+/) });
    for (const answer of [build, version]) expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  it('icons by their Iconify name, and the neutral one for an unknown name', async () => {
    for (const path of ['/icons/ph/book-open.svg', '/icons/lucide/book.svg', '/icons/ph/no-such-icon-here.svg']) {
      const icon = await visit(path);
      expect([icon.status, icon.headers.get('content-type')], path).toEqual([200, 'image/svg+xml']);
      expect(icon.text).toMatch(/^<svg [\s\S]*<\/svg>$/);
      expect(icon.text).not.toContain('<script');
    }
  });

  it('the health check', async () => {
    const health = await visit('/api/health');
    expect([health.status, health.text]).toEqual([200, 'pong']);
  });
});
