/** Tests that a change in Directus shows within 5 s, on the pages of news and of other content. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Lang, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { afterEach, describe, expect, it } from 'vitest';
import { content } from '../../support/content.ts';
import { expectWithinLimit, isShownOnPage, MAX_DELAY_MS } from '../../support/freshness.ts';
import { createFixtures, type Item } from '../../support/items.ts';
import { repeatDuring } from '../../support/repeat-during.ts';
import { adultCookie, attributesOfElements, headOf, visibleText, visit } from '../../support/site.ts';

const fixtures = createFixtures();
afterEach(() => fixtures.clear(), 60_000);

const detailOf = (item: Item, lang: Lang) => href(lang, 'newsDetail', { slug: item.slug[lang], id: item.id });

const translationIds = async (collection: string, id: number): Promise<Record<Lang, number>> => {
  const [row] = (await content.read(
    collection,
    `filter[id][_eq]=${id}&fields=translations.id,translations.languages_code`,
  )) as unknown as {
    translations: { id: number; languages_code: string }[];
  }[];
  const findTranslationId = (code: string) =>
    row?.translations.find(({ languages_code }) => languages_code === code)?.id ?? 0;
  return { vi: findTranslationId('vi-VN'), en: findTranslationId('en-US') };
};

/** Adds a news item to the list of Home. The fixture removes only this entry after the test. */
async function listOnHome(item: Item): Promise<void> {
  await fixtures.create('app_configs_news', { app_configs_id: 1, news_id: item.id, sort: 0 });
}

/** Returns the pages that show a news item in a language. */
const pathsOf = (item: Item, lang: Lang) => [detailOf(item, lang), href(lang, 'news'), href(lang, 'home')];

/** Options for pages that show news: only the Home for adults shows them. */
const asAdult = { cookie: adultCookie };

/** Checks all pages at the same time, because six checks in sequence would add up their delays. */
const expectEverywhere = (item: Item) =>
  Promise.all(
    languages.flatMap((lang) =>
      pathsOf(item, lang).map((path) => expectWithinLimit(path, item.title[lang], true, asAdult)),
    ),
  );

describe('a news item', () => {
  it('a new one appears in the list, on Home and at its own address, in both languages', async () => {
    const item = await fixtures.item('news', { date_published: new Date().toISOString() });
    await listOnHome(item);
    await expectEverywhere(item);
  });

  it('a changed title shows everywhere, in the edited language and not in the other', async () => {
    const item = await fixtures.item('news', { date_published: new Date().toISOString() });
    await listOnHome(item);
    await expectEverywhere(item);

    const ids = await translationIds('news', item.id);
    for (const lang of languages) {
      const title = `${item.title[lang]} – sửa ${lang}`;
      await content.update('news', item.id, { translations: { update: [{ id: ids[lang], title }] } });
      await Promise.all(pathsOf(item, lang).map((path) => expectWithinLimit(path, title, true, asAdult)));
    }
    expect(await isShownOnPage(detailOf(item, 'vi'), 'sửa en')).toBe(false);
    expect(await isShownOnPage(detailOf(item, 'en'), 'sửa vi')).toBe(false);
  }, 60_000);

  it('after a change, all pictures of Home are there within a second', async () => {
    const item = await fixtures.item('news', { date_published: new Date().toISOString() });
    await listOnHome(item);
    const home = (await visit('/', asAdult)).text;
    const addresses = attributesOfElements(home, 'img')
      .map(({ src = '' }) => src.replaceAll('&amp;', '&'))
      .filter((src) => src.startsWith('/api/assets/'));
    expect(addresses.length).toBeGreaterThan(20);
    const loadPictures = async () => {
      const startedAt = Date.now();
      const answers = await Promise.all(addresses.map((address) => visit(address)));
      expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
      return Date.now() - startedAt;
    };
    await loadPictures();
    const ids = await translationIds('news', item.id);
    const title = `${item.title.vi} – sửa`;
    await content.update('news', item.id, { translations: { update: [{ id: ids.vi, title }] } });
    await expectWithinLimit(href('vi', 'home'), title, true, asAdult);
    expect(await loadPictures()).toBeLessThan(MAX_DELAY_MS / 5);
  }, 60_000);

  it('the first visitor 5 s after an edit sees it, though nobody asked in between', async () => {
    const item = await fixtures.item('news', { date_published: new Date().toISOString() });
    await listOnHome(item);
    await expectEverywhere(item);
    const ids = await translationIds('news', item.id);
    const title = `${item.title.vi} – lần sửa cuối`;
    await content.update('news', item.id, { translations: { update: [{ id: ids.vi, title }] } });
    await sleep(MAX_DELAY_MS);
    const paths = pathsOf(item, 'vi');
    const areShown = await Promise.all(paths.map((path) => isShownOnPage(path, title, asAdult)));
    expect(paths.filter((_, index) => !areShown[index])).toEqual([]);
  }, 60_000);

  it('edits in quick succession, while pages are asked for all the time: the last one wins', async () => {
    const item = await fixtures.item('news', { date_published: new Date().toISOString() });
    await expectWithinLimit(detailOf(item, 'vi'), item.title.vi);
    const ids = await translationIds('news', item.id);
    const failures: string[] = [];
    const readPage = async (path: string) => {
      const { status } = await visit(path);
      if (status !== 200) failures.push(`${path}: ${status}`);
    };
    const readPages = () => Promise.all([detailOf(item, 'vi'), detailOf(item, 'en'), '/tin-tuc'].map(readPage));
    let title = '';
    await repeatDuring(readPages, 20, async () => {
      for (let edit = 1; edit <= 12; edit++) {
        title = `${item.title.vi} – bản ${edit}.`;
        await content.update('news', item.id, { translations: { update: [{ id: ids.vi, title }] } });
        await sleep(40 * (edit % 5));
      }
      await expectWithinLimit(detailOf(item, 'vi'), title);
      await expectWithinLimit('/tin-tuc', title);
    });
    expect(failures).toEqual([]);
    // A page that was built from a stale response must not return.
    await sleep(1500);
    expect(await isShownOnPage(detailOf(item, 'vi'), title)).toBe(true);
  }, 60_000);

  it('unpublished, it is gone: a 404 at its address, and no list holds it', async () => {
    const item = await fixtures.item('news', { date_published: new Date().toISOString() });
    await listOnHome(item);
    await expectEverywhere(item);
    await content.update('news', item.id, { status: 'draft' });
    const expectGone = (lang: Lang) =>
      expect
        .poll(async () => (await visit(detailOf(item, lang))).status, { timeout: MAX_DELAY_MS, interval: 100 })
        .toBe(404);
    const listPathsOf = (lang: Lang) => [href(lang, 'news'), href(lang, 'home')];
    await Promise.all([
      ...languages.map(expectGone),
      ...languages.flatMap((lang) =>
        listPathsOf(lang).map((path) => expectWithinLimit(path, item.title[lang], false, asAdult)),
      ),
    ]);
    await content.update('news', item.id, { status: 'published' });
    await expectWithinLimit(detailOf(item, 'vi'), item.title.vi);
  }, 60_000);

  it('moved to another slug: the old address leads to the new one, and the new one is canonical', async () => {
    const item = await fixtures.item('news');
    for (const lang of languages) await expectWithinLimit(detailOf(item, lang), item.title[lang]);
    const ids = await translationIds('news', item.id);
    const slug = `dia-chi-moi-${item.id}x`;
    await content.update('news', item.id, { translations: { update: [{ id: ids.vi, slug }] } });
    const movedPath = href('vi', 'newsDetail', { slug, id: item.id });
    await expect
      .poll(async () => (await visit(detailOf(item, 'vi'))).location, { timeout: MAX_DELAY_MS, interval: 100 })
      .toBe(movedPath);
    expect((await visit(detailOf(item, 'vi'))).status).toBe(308);
    const page = await visit(movedPath);
    expect([page.status, new URL(headOf(page.text).canonical ?? '').pathname]).toEqual([200, movedPath]);
    // The page in the other language keeps its address. Its alternate link leads to the new address.
    await expect
      .poll(async () => new URL(headOf((await visit(detailOf(item, 'en'))).text).alternates['vi-VN'] ?? '').pathname, {
        timeout: MAX_DELAY_MS,
        interval: 100,
      })
      .toBe(movedPath);
  }, 60_000);

  it('deleted, it is a 404', async () => {
    const item = await fixtures.item('news');
    await expectWithinLimit(detailOf(item, 'vi'), item.title.vi);
    await content.remove('news', item.id);
    await expect
      .poll(async () => (await visit(detailOf(item, 'vi'))).status, { timeout: MAX_DELAY_MS, interval: 100 })
      .toBe(404);
    // The test has deleted the item, so the clean-up must not delete it again.
    fixtures.forget('news', item.id);
  });

  it('a change of its category shows on its card', async () => {
    const category = await fixtures.create('categories', {
      kind: 'news',
      status: 'published',
      translations: [
        { languages_code: 'vi-VN', name: 'Mục chớp nhoáng', slug: `muc-chop-${Date.now().toString(36)}x` },
        { languages_code: 'en-US', name: 'Flash topic', slug: `flash-topic-${Date.now().toString(36)}x` },
      ],
    });
    const item = await fixtures.item('news', { category: category.id, date_published: new Date().toISOString() });
    const shownOn = [detailOf(item, 'vi'), '/tin-tuc'];
    await Promise.all(shownOn.map((path) => expectWithinLimit(path, 'Mục chớp nhoáng')));
    const ids = await translationIds('categories', Number(category.id));
    await content.update('categories', category.id, {
      translations: { update: [{ id: ids.vi, name: 'Mục đổi tên' }] },
    });
    await Promise.all(shownOn.map((path) => expectWithinLimit(path, 'Mục đổi tên')));
    expect(await isShownOnPage(detailOf(item, 'en'), 'Flash topic')).toBe(true);
  }, 60_000);
});

describe('an item without a text in one language', () => {
  it('shows the other one with a note, unindexed, and is offered in its own language alone', async () => {
    const slug = `chi-mot-thu-tieng-${Date.now().toString(36)}x`;
    const item = await fixtures.item('news', {
      translations: [
        { languages_code: 'vi-VN', title: 'Chỉ có bản tiếng Việt', slug, body: '<p>Nội dung tiếng Việt.</p>' },
      ],
    });
    const originalPath = href('vi', 'newsDetail', { slug, id: item.id });
    const untranslatedPath = href('en', 'newsDetail', { slug, id: item.id });
    const page = await visit(untranslatedPath);
    expect(page.status).toBe(200);
    expect(headOf(page.text).isIndexed).toBe(false);
    expect(new URL(headOf(page.text).canonical ?? '').pathname).toBe(originalPath);
    expect(Object.keys(headOf(page.text).alternates)).not.toContain('en-US');
    const hasNote = attributesOfElements(page.text, 'p').some(({ role }) => role === 'note');
    expect(hasNote).toBe(true);
    expect(visibleText(page.text)).toContain('not been translated into English');
    expect(visibleText(page.text)).toContain('Nội dung tiếng Việt.');

    const originalPage = await visit(originalPath);
    expect(headOf(originalPage.text).isIndexed).toBe(true);
    expect(attributesOfElements(originalPage.text, 'p').some(({ role }) => role === 'note')).toBe(false);

    // With a translation the note disappears, and the English slug is used.
    await content.update('news', item.id, {
      translations: { create: [{ languages_code: 'en-US', title: 'Now in English', slug: `${slug}-en` }] },
    });
    const translated = href('en', 'newsDetail', { slug: `${slug}-en`, id: item.id });
    await expect
      .poll(async () => (await visit(untranslatedPath)).location, { timeout: MAX_DELAY_MS, interval: 100 })
      .toBe(translated);
    expect(headOf((await visit(translated)).text).isIndexed).toBe(true);
  });
});

describe('what has no list of items of its own', () => {
  const createWord = () => `${Date.now().toString(36)}${Math.floor(performance.now()).toString(36)}`;
  const translationsNamed = (name: string, slug: string) => [
    { languages_code: 'vi-VN', name: `${name} vi`, slug: `${slug}-vx` },
    { languages_code: 'en-US', name: `${name} en`, slug: `${slug}-ex` },
  ];

  it('a static page: new, changed, withdrawn', async () => {
    const item = await fixtures.item('pages');
    const path = (lang: Lang) => href(lang, 'pagesDetail', { slug: item.slug[lang] });
    for (const lang of languages) await expectWithinLimit(path(lang), item.title[lang]);
    const ids = await translationIds('pages', item.id);
    const title = `${item.title.en} – edited`;
    await content.update('pages', item.id, { translations: { update: [{ id: ids.en, title }] } });
    await expectWithinLimit(path('en'), title);
    expect(await isShownOnPage(path('vi'), '– edited')).toBe(false);
    await content.update('pages', item.id, { status: 'draft' });
    for (const lang of languages)
      await expect
        .poll(async () => (await visit(path(lang))).status, { timeout: MAX_DELAY_MS, interval: 100 })
        .toBe(404);
  }, 60_000);

  it('a part of the help centre, renamed', async () => {
    const name = `Phần ${createWord()}`;
    const section = await fixtures.create('help_center_sections', {
      status: 'published',
      icon: 'ph:question',
      translations: translationsNamed(name, createWord()),
    });
    const article = await fixtures.item('help_center', { section: section.id });
    const detailPath = href('vi', 'helpCenterDetail', { slug: article.slug.vi, id: article.id });
    const shownOn = [href('vi', 'helpCenter'), detailPath];
    await Promise.all(shownOn.map((path) => expectWithinLimit(path, `${name} vi`)));
    const ids = await translationIds('help_center_sections', Number(section.id));
    await content.update('help_center_sections', section.id, {
      translations: { update: [{ id: ids.vi, name: `${name} đổi tên` }] },
    });
    await Promise.all(shownOn.map((path) => expectWithinLimit(path, `${name} đổi tên`)));
    await expectWithinLimit(href('en', 'helpCenter'), `${name} en`);
  }, 60_000);

  it('a category of mental health and one of events, renamed', async () => {
    for (const [collection, list] of [
      ['mental_health', 'mentalHealth'],
      ['events', 'events'],
    ] as const) {
      const name = `Nhóm ${createWord()}`;
      const category = await fixtures.create('categories', {
        kind: collection,
        status: 'published',
        translations: translationsNamed(name, createWord()),
      });
      const item = await fixtures.item(collection, { category: category.id });
      await expectWithinLimit(href('vi', list), `${name} vi`);
      const ids = await translationIds('categories', Number(category.id));
      await content.update('categories', category.id, {
        translations: { update: [{ id: ids.vi, name: `${name} đổi tên` }] },
      });
      await expectWithinLimit(href('vi', list), `${name} đổi tên`);
      expect(item.id).toBeGreaterThan(0);
    }
  }, 60_000);

  it('an option that the filters offer, renamed', async () => {
    const [option] = (await content.read(
      'options',
      'filter[group][key][_eq]=target_audience&limit=1&fields=id,translations.id,translations.label,translations.languages_code',
    )) as unknown as { id: number; translations: { id: number; label: string; languages_code: string }[] }[];
    const text = option?.translations.find(({ languages_code }) => languages_code === 'vi-VN');
    if (!option || !text) throw new Error('the seeds have no target audience');
    const label = `${text.label} ${createWord()}`;
    const renameOption = (to: string) =>
      content.update('options', option.id, { translations: { update: [{ id: text.id, label: to }] } });
    try {
      await renameOption(label);
      await expectWithinLimit(href('vi', 'mentalHealth'), label);
    } finally {
      await renameOption(text.label);
    }
    await expectWithinLimit(href('vi', 'mentalHealth'), label, false);
  }, 60_000);
});
