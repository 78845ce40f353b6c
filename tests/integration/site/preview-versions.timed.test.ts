/** Tests that the Studio's preview of a content version shows the version in both languages, and only to editors and reviewers (decision 279). */
import { type Lang, languageCodes, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { sections } from '@hat-nang/model/sections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { createFixtures, type Item, type ItemKind } from '../../support/items.ts';
import { textsOf, visibleText, visit } from '../../support/site.ts';
import { requestJson, sessionHeaders } from '../guard/requests.ts';
import { admin, visitor } from '../schema/support.ts';
import { publishableItem, readSeededRows } from '../site-hooks/publishable-items.ts';

type Role = 'kid' | 'desk' | 'editor' | 'reviewer';

const fixtures = createFixtures();
const headersOf: Partial<Record<Role, Record<string, string>>> = {};

beforeAll(async () => {
  for (const role of ['kid', 'desk', 'editor', 'reviewer'] as const) headersOf[role] = await sessionHeaders(role);
});
afterAll(() => fixtures.clear());

const cookieOf = (role: Role): string => headersOf[role]?.cookie ?? '';
const sendAs = async (role: Role, method: string, path: string, json?: unknown) => {
  const answer = await requestJson(method, path, { json, headers: headersOf[role] ?? {} });
  expect([path, answer.status], JSON.stringify(answer.body)).toEqual([path, 200]);
  return answer.body.data as Record<string, unknown>;
};

interface Version {
  readonly id: string;
  readonly title: Record<Lang, string>;
  /** Slugs of the version. Only the English slug differs from the live item. */
  readonly slug: Record<Lang, string>;
}

/** Saves a version as the Studio does: with new titles, and a new slug in English. */
async function saveVersion(item: Item): Promise<Version> {
  const translations = await admin<{ id: number; languages_code: string }[]>(
    'GET',
    `/items/${item.kind}_translations?filter[${item.kind}_id][_eq]=${item.id}&fields=id,languages_code`,
  );
  const title = { vi: `${item.title.vi} đã sửa`, en: `${item.title.en} corrected` };
  const slug = { vi: item.slug.vi, en: `${item.slug.en}-corrected` };
  const { id } = await sendAs('editor', 'POST', '/versions', {
    key: 'better',
    name: 'Bản sửa <b>&',
    collection: item.kind,
    item: String(item.id),
  });
  const update = languages.map((lang) => ({
    id: translations.body.data.find((row) => row.languages_code === languageCodes[lang])?.id,
    title: title[lang],
    ...(lang === 'en' ? { slug: slug.en } : {}),
  }));
  await sendAs('editor', 'POST', `/versions/${id}/save`, { translations: { create: [], update, delete: [] } });
  return { id: String(id), title, slug };
}

/** Opens the address of the Studio's preview button. Returns the response, the preview cookie, and `cookie` together with the preview cookie. */
async function openPreview(word: string, id: number, version: string, cookie: string) {
  const answer = await visit(`/api/preview/${word}/${id}?version=${version}`, { cookie });
  const bypass = answer.headers.getSetCookie().find((line) => line.startsWith('__prerender_bypass='));
  return { answer, bypass: bypass?.split(';')[0] ?? '', cookie: `${cookie}; ${bypass?.split(';')[0]}` };
}

const pollOptions = { timeout: 5000, interval: 200 };
const panesIn = (html: string): string[] =>
  [...html.matchAll(/<iframe src="([^"]+)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&'));

describe.each([...sections])('a version of $collection', ({ collection: kind, word, detail: route }) => {
  it('is shown as the version in both languages to editors and reviewers, and to nobody else', async () => {
    const item = await fixtures.item(kind as ItemKind);
    const version = await saveVersion(item);
    const livePath = (lang: Lang) => href(lang, route, { slug: item.slug[lang], id: item.id });
    const versionPath = (lang: Lang) => href(lang, route, { slug: version.slug[lang], id: item.id });
    let panes: string[] = [];
    for (const role of ['editor', 'reviewer'] as const) {
      const { answer, cookie } = await openPreview(word, item.id, 'better', cookieOf(role));
      expect([answer.status, answer.location]).toEqual([
        307,
        expect.stringContaining(`/api/preview/${word}/${item.id}/both?version=better`),
      ]);
      const both = await visit(answer.location ?? '', { cookie });
      expect(both.status).toBe(200);
      expect(both.headers.get('cache-control')).toMatch(/no-store/);
      expect(both.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'/);
      expect(visibleText(both.text)).toContain('Bản sửa <b>&');
      panes = panesIn(both.text);
      expect(panes.map((src) => src.split('?')[0])).toEqual(languages.map(versionPath));
      for (const [index, lang] of languages.entries()) {
        const pane = await visit(panes[index] ?? '', { cookie });
        expect([pane.status, textsOf(pane.text, 'h1')], pane.url).toEqual([200, [version.title[lang]]]);
        expect(visibleText(pane.text)).toContain('Bản sửa <b>&');
        expect(pane.headers.get('cache-control')).toMatch(/no-store/);
        expect(pane.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'/);
      }
      // Outside a pane, the page links to the other language of the same version.
      const whole = await visit(panes[0]?.replace(/&pane=1/, '') ?? '', { cookie });
      expect(whole.text.replaceAll('&amp;', '&')).toContain(`href="${panes[1]?.replace(/&pane=1/, '')}"`);
    }
    // No cache stored what the editors saw, and the address alone shows nothing of the version.
    const { bypass } = await openPreview(word, item.id, 'better', cookieOf('editor'));
    const others = ['', bypass, cookieOf('kid'), `${cookieOf('kid')}; ${bypass}`, `${cookieOf('desk')}; ${bypass}`];
    for (const cookie of [...others, cookieOf('editor')]) {
      for (const [index, lang] of languages.entries()) {
        for (const path of [panes[index] ?? '', livePath(lang)]) {
          const page = await visit(path, { cookie });
          expect(page.text, `${path} ${cookie.slice(0, 30)}`).not.toContain(version.title[lang]);
        }
        expect(textsOf((await visit(livePath(lang), { cookie: '' })).text, 'h1')).toEqual([item.title[lang]]);
      }
    }
    for (const cookie of others) {
      for (const path of ['', '/both']) {
        const answer = await visit(`/api/preview/${word}/${item.id}${path}?version=better`, { cookie });
        expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, []]);
      }
    }
  }, 120_000);
});

describe('a version of news', () => {
  it('is the live text for "main", for an unsaved draft and without a version; an unknown one is 404', async () => {
    const item = await fixtures.item('news');
    await saveVersion(item);
    const path = href('vi', 'newsDetail', { slug: item.slug.vi, id: item.id });
    for (const version of ['main', '', 'draft']) {
      const { answer, cookie } = await openPreview('news', item.id, version, cookieOf('editor'));
      expect([version, new URL(answer.location ?? '', stack().siteUrl).pathname]).toEqual([version, path]);
      const page = await visit(answer.location ?? '', { cookie });
      expect([version, textsOf(page.text, 'h1')]).toEqual([version, [item.title.vi]]);
      expect(page.text).toContain(`/api/preview/news/${item.id}/both`);
    }
    for (const version of ['gone', 'x'.repeat(100), '%00', 'better"){id}'])
      expect((await openPreview('news', item.id, version, cookieOf('editor'))).answer.status, version).toBe(404);
  });

  it('shows a language that only the version has, and nobody reads the version through Directus', async () => {
    const item = await fixtures.item('news');
    const english = await admin<{ id: number }[]>(
      'GET',
      `/items/news_translations?filter[news_id][_eq]=${item.id}&filter[languages_code][_eq]=en-US&fields=id`,
    );
    await admin('DELETE', `/items/news_translations/${english.body.data[0]?.id}`);
    const version = { key: 'english', collection: 'news', item: String(item.id) };
    const { id } = await sendAs('editor', 'POST', '/versions', version);
    const created = { languages_code: { code: 'en-US' }, title: 'Only in the version', slug: 'only-in-the-version' };
    const delta = { author: 'Ai đó', translations: { create: [created], update: [], delete: [] } };
    await sendAs('editor', 'POST', `/versions/${id}/save`, delta);
    const { answer, cookie } = await openPreview('news', item.id, 'english', cookieOf('reviewer'));
    const [, pane = ''] = panesIn((await visit(answer.location ?? '', { cookie })).text);
    const page = await visit(pane, { cookie });
    expect(textsOf(page.text, 'h1')).toEqual(['Only in the version']);
    expect(visibleText(page.text)).toContain('Ai đó');
    const direct = await visitor('GET', `/items/news/${item.id}?version=english`);
    expect([[400, 403].includes(direct.status), direct.text]).toEqual([true, expect.not.stringContaining('Only in')]);
    const throughSite = await visit(`/api/items/news/${item.id}?version=english`, { cookie: '' });
    expect(throughSite.text).not.toContain('Only in the version');
  });

  it('is on the site within 5 s when a reviewer promotes it, and its preview is then gone', async () => {
    const id = Number((await fixtures.create('news', publishableItem('news', await readSeededRows()))).id);
    const stored = await admin<{ translations: { id: number; title: string; slug: string }[] }>(
      'GET',
      `/items/news/${id}?fields=translations.*`,
    );
    const [translation] = stored.body.data.translations;
    const change = { id: translation?.id, title: 'Tên sau khi áp dụng' };
    const version = { key: 'better', collection: 'news', item: String(id) };
    const { id: versionId } = await sendAs('editor', 'POST', '/versions', version);
    const delta = { translations: { create: [], update: [change], delete: [] } };
    await sendAs('editor', 'POST', `/versions/${versionId}/save`, delta);
    const path = href('vi', 'newsDetail', { slug: translation?.slug ?? '', id });
    await expect.poll(async () => textsOf((await visit(path)).text, 'h1'), pollOptions).toEqual([translation?.title]);
    const { cookie } = await openPreview('news', id, 'better', cookieOf('reviewer'));
    const { mainHash } = await sendAs('editor', 'GET', `/versions/${versionId}/compare`);
    const promote = (role: Role) =>
      requestJson('POST', `/versions/${versionId}/promote`, { json: { mainHash }, headers: headersOf[role] ?? {} });
    expect((await promote('editor')).status).toBe(400);
    expect((await promote('reviewer')).status).toBe(200);
    await expect.poll(async () => textsOf((await visit(path)).text, 'h1'), pollOptions).toEqual([change.title]);
    await sendAs('reviewer', 'GET', `/versions/${versionId}`);
    const deletion = await requestJson('DELETE', `/versions/${versionId}`, { headers: headersOf.reviewer ?? {} });
    expect(deletion.status).toBe(204);
    expect((await visit(`${path}?preview=news.${id}.better`, { cookie })).status).toBe(404);
  });
});
