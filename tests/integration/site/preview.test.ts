import { type Lang, languages } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { sections } from '@hat-nang/model/sections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { createFixtures, type Item, type ItemKind } from '../../support/items.ts';
import { sendJson, textsOf, visibleText, visit } from '../../support/site.ts';

const fixtures = createFixtures();
const sessions: Record<'kid' | 'editor', string> = { kid: '', editor: '' };

beforeAll(async () => {
  for (const role of ['kid', 'editor'] as const) {
    const { email, password } = stack().credentials[role];
    const answer = await sendJson('POST', '/api/auth/login', { email, password, mode: 'session' });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('hat_nang_token='));
    sessions[role] = cookie?.split(';')[0] ?? '';
  }
});
afterAll(() => fixtures.clear());

const draft = (kind: ItemKind): Promise<Item> => fixtures.item(kind, { status: 'draft' });

/** Opens the address of the Studio's preview button. Returns the response and the preview cookie. */
const openPreview = async (feature: string, id: number, session: string, query = '') => {
  const answer = await visit(`/api/preview/${feature}/${id}${query}`, { cookie: session });
  const bypass = answer.headers.getSetCookie().find((line) => line.startsWith('__prerender_bypass='));
  return { answer, bypass: bypass?.split(';')[0] };
};

describe.each([...sections])('a draft of $collection', ({ collection: kind, word: feature, detail: route }) => {
  it('is shown to an editor in the preview, and to nobody else', async () => {
    const item = await draft(kind);
    const path = (lang: Lang) => href(lang, route, { slug: item.slug[lang], id: item.id });
    for (const lang of languages) expect((await visit(path(lang))).status, path(lang)).toBe(404);
    for (const session of ['', sessions.kid, 'hat_nang_token=x']) {
      const { answer, bypass } = await openPreview(feature, item.id, session);
      expect([answer.status, bypass], session.slice(0, 20)).toEqual([404, undefined]);
    }

    const { answer, bypass } = await openPreview(feature, item.id, sessions.editor);
    expect(answer.status).toBe(307);
    expect(new URL(answer.location ?? '', stack().siteUrl).pathname).toBe(path('vi'));
    expect(bypass).toBeDefined();
    for (const lang of languages) {
      const page = await visit(path(lang), { cookie: `${sessions.editor}; ${bypass}` });
      expect(page.status, path(lang)).toBe(200);
      expect(textsOf(page.text, 'h1')).toEqual([item.title[lang]]);
      expect(visibleText(page.text)).toMatch(lang === 'vi' ? /xem trước/i : /preview/i);
      expect(page.headers.get('cache-control')).toMatch(/no-store/);
      // No cache stores a preview. The preview cookie alone, without an editor's session, shows no draft.
      expect((await visit(path(lang))).status).toBe(404);
      expect((await visit(path(lang), { cookie: bypass ?? '' })).status).toBe(404);
      expect((await visit(path(lang), { cookie: `${sessions.kid}; ${bypass}` })).status).toBe(404);
    }
  }, 60_000);
});

it('a draft of a book opens in the reader from the book workshop, and other items open their page', async () => {
  const text = `Trang sách ${Date.now()}`;
  const pages = [{ number: 1, translations: [{ languages_code: 'vi-VN', text: `<p>${text}</p>` }] }];
  const book = await fixtures.item('documents', { status: 'draft', pages });
  const { answer, bypass } = await openPreview('documents', book.id, sessions.editor, '?version=main&open=reader');
  const address = href('vi', 'documentsReader', { slug: book.slug.vi, id: book.id });
  expect([answer.status, answer.location]).toEqual([307, `${address}?preview=documents.${book.id}`]);
  const reader = await visit(answer.location ?? '', { cookie: `${sessions.editor}; ${bypass}` });
  expect(reader.status).toBe(200);
  expect(reader.text).toContain(text);
  expect((await visit(answer.location ?? '')).status).toBe(404);
  const news = await draft('news');
  const page = await openPreview('news', news.id, sessions.editor, '?open=reader');
  expect(page.answer.location).toContain(href('vi', 'newsDetail', { slug: news.slug.vi, id: news.id }));
}, 60_000);
