/** Tests that a change of a document in Directus shows within 5 s, on pages, in feeds and in the sitemap. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Lang, languageCodes, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { afterAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { content } from '../../support/content.ts';
import { expectWithinLimit, isShownOnPage, MAX_DELAY_MS } from '../../support/freshness.ts';
import { createFixtures, type Item } from '../../support/items.ts';
import { headOf, unescapeHtml, visibleText, visit } from '../../support/site.ts';

const fixtures = createFixtures();
afterAll(() => fixtures.clear(), 60_000);

const listPath = (lang: Lang) => href(lang, 'documents');

describe('a document', () => {
  const detailPath = (item: Item, lang: Lang) => href(lang, 'documentsDetail', { slug: item.slug[lang], id: item.id });
  const pathsOf = (item: Item, lang: Lang) => [detailPath(item, lang), listPath(lang)];
  const createDocument = () => fixtures.item('documents', { date_published: new Date().toISOString() });
  const translation = async (id: number, code: string): Promise<number> => {
    const query = `filter[documents_id][_eq]=${id}&filter[languages_code][_eq]=${code}&fields=id`;
    const [row] = await content.read('documents_translations', query);
    return Number(row?.id);
  };

  it('appears, changes and leaves within 5 s, in both languages', async () => {
    const item = await createDocument();
    await fixtures.create('app_configs_documents', { app_configs_id: 1, documents_id: item.id, sort: 0 });
    for (const lang of languages)
      for (const path of [...pathsOf(item, lang), href(lang, 'home')]) await expectWithinLimit(path, item.title[lang]);
    const title = `${item.title.vi} – sửa`;
    await content.update('documents', item.id, {
      translations: { update: [{ id: await translation(item.id, 'vi-VN'), title }] },
    });
    for (const path of [...pathsOf(item, 'vi'), href('vi', 'home')]) await expectWithinLimit(path, title);
    expect(await isShownOnPage(detailPath(item, 'en'), '– sửa')).toBe(false);
    await content.update('documents', item.id, { status: 'archived' });
    for (const lang of languages) {
      await expectWithinLimit(listPath(lang), item.title[lang], false);
      await expect
        .poll(async () => (await visit(detailPath(item, lang))).status, { timeout: MAX_DELAY_MS, interval: 100 })
        .toBe(404);
    }
  }, 60_000);

  it('the first visitor 5 s after an edit sees it, though nobody asked in between', async () => {
    const item = await createDocument();
    for (const path of pathsOf(item, 'vi')) await expectWithinLimit(path, item.title.vi);
    const title = `${item.title.vi} – lần cuối`;
    await content.update('documents', item.id, {
      translations: { update: [{ id: await translation(item.id, 'vi-VN'), title }] },
    });
    await sleep(MAX_DELAY_MS);
    for (const path of pathsOf(item, 'vi')) expect([path, await isShownOnPage(path, title)]).toEqual([path, true]);
  }, 60_000);

  it('shows a new page, a new mark and a renamed category', async () => {
    const name = `Kệ lẻ ${Date.now().toString(36)}`;
    const category = await fixtures.create('categories', {
      kind: 'documents',
      status: 'published',
      translations: [{ languages_code: 'vi-VN', name, slug: `ke-le-${Date.now().toString(36)}x` }],
    });
    const item = await fixtures.item('documents', { categories: [{ categories_id: category.id }] });
    const path = detailPath(item, 'vi');
    await expectWithinLimit(path, name);
    await fixtures.create('document_pages', {
      document: item.id,
      number: 1,
      translations: [{ languages_code: 'vi-VN', chapter_title: 'Chương vừa thêm', text: '<p>Chữ.</p>' }],
    });
    await expectWithinLimit(path, 'Chương vừa thêm');
    await content.update('documents', item.id, { has_subtitles: true });
    await expectWithinLimit(path, 'Có phụ đề');
    const [row] = await content.read(
      'categories_translations',
      `filter[categories_id][_eq]=${category.id}&filter[languages_code][_eq]=vi-VN&fields=id`,
    );
    await content.update('categories', category.id, {
      translations: { update: [{ id: row?.id, name: 'Kệ đổi tên' }] },
    });
    for (const shownPath of [path, listPath('vi')]) await expectWithinLimit(shownPath, 'Kệ đổi tên');
  }, 60_000);

  it('gives the reader a new activity and its changed text within 5 s', async () => {
    const item = await fixtures.item('documents', {
      pages: [{ number: 1, translations: [{ languages_code: 'vi-VN', text: '<p>Chữ.</p>' }] }],
    });
    // The scripts of the reader show the activities, so the data of the page contains them.
    const path = href('vi', 'documentsReader', { slug: item.slug.vi, id: item.id });
    const expectQuestion = (question: string) =>
      expect
        .poll(async () => (await visit(path)).text.includes(question), { timeout: MAX_DELAY_MS, interval: 100 })
        .toBe(true);
    expect((await visit(path)).status).toBe(200);
    const choices = ['Một', 'Hai'].map((text) => ({ text, reply: 'Được.' }));
    const activity = await fixtures.create('document_activities', {
      document: item.id,
      kind: 'what_would_you_do',
      translations: [{ languages_code: 'vi-VN', question: 'Câu hỏi vừa thêm?', choices }],
    });
    await expectQuestion('Câu hỏi vừa thêm?');
    const [row] = await content.read(
      'document_activities_translations',
      `filter[document_activities_id][_eq]=${activity.id}&fields=id`,
    );
    await content.update('document_activities_translations', Number(row?.id), { question: 'Câu hỏi đã sửa?' });
    await expectQuestion('Câu hỏi đã sửa?');
  }, 60_000);

  it('moved to another slug, its old address leads to the new one', async () => {
    const item = await createDocument();
    await expectWithinLimit(detailPath(item, 'en'), item.title.en);
    const slug = `moved-${item.id}x`;
    await content.update('documents', item.id, {
      translations: { update: [{ id: await translation(item.id, 'en-US'), slug }] },
    });
    const movedPath = href('en', 'documentsDetail', { slug, id: item.id });
    await expect
      .poll(async () => (await visit(detailPath(item, 'en'))).location, { timeout: MAX_DELAY_MS, interval: 100 })
      .toBe(movedPath);
    expect((await visit(detailPath(item, 'en'))).status).toBe(308);
    expect((await visit(movedPath)).status).toBe(200);
    // A popup that was opened by its address requests the lesson page by the id alone.
    expect((await visit(href('en', 'documentsDetail', { slug: '', id: item.id }))).location).toBe(movedPath);
  }, 60_000);

  it('without a text in one language is shown in the other, noted and kept from search engines', async () => {
    const slug = `chi-tieng-viet-${Date.now().toString(36)}x`;
    const item = await fixtures.item('documents', {
      translations: [{ languages_code: 'vi-VN', title: 'Chỉ có tiếng Việt', slug }],
    });
    const page = await visit(href('en', 'documentsDetail', { slug, id: item.id }));
    expect(page.status).toBe(200);
    expect(visibleText(page.text)).toContain('This page has not been translated into English yet.');
    expect(headOf(page.text).isIndexed).toBe(false);
  });
});

describe('what machines read', () => {
  it.each(languages)('the feed of documents (%s)', async (lang) => {
    const item = await fixtures.item('documents', { date_published: new Date().toISOString() });
    const itemPath = href(lang, 'documentsDetail', { slug: item.slug[lang], id: item.id });
    const readFeed = () => visit(`/feeds/${lang}/documents.xml`);
    await expect
      .poll(async () => (await readFeed()).text.includes(itemPath), { timeout: MAX_DELAY_MS, interval: 200 })
      .toBe(true);
    const feed = await readFeed();
    expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(feed.text).toContain(`<language>${languageCodes[lang]}</language>`);
    expect(feed.text.split('<item>').length).toBeGreaterThan(10);
    expect((await visit(listPath(lang))).text).toContain(`/feeds/${lang}/documents.xml`);
  });

  it('the sitemap of documents: every published one, in each language that it has', async () => {
    const locations = (text: string) =>
      [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => unescapeHtml(url));
    const files = locations((await visit('/sitemap.xml')).text).filter((url) => url.includes('/sitemap/documents'));
    expect(files[0]).toBe(`${stack().siteUrl}/sitemap/documents.xml`);
    const [row] = await content.read('documents', 'filter[status][_eq]=published&aggregate[count]=*');
    await expect
      .poll(
        async () => {
          const urls = (await Promise.all(files.map(async (file) => locations((await visit(file)).text)))).flat();
          return urls.filter((url) => new URL(url).pathname.startsWith('/tai-lieu/bai-hoc/')).length;
        },
        { timeout: MAX_DELAY_MS, interval: 300 },
      )
      .toBe(Number((row as { count?: number } | undefined)?.count));
    for (const name of ['documents-1', 'documents-99', 'news-2', 'documents-', 'x'])
      expect((await visit(`/sitemap/${name}.xml`)).status, name).toBe(404);
  });
});
