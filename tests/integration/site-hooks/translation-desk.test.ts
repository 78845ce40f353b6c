/** Tests the translation desk: which items it lists, who may use it, and what a copy of the structure writes (decision 292). */
import { ROLE } from '@hat-nang/model/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskTexts } from '../../../directus-extensions/site-hooks/src/translation-desk/desk-texts.ts';
import { changeRows, toDatabaseTime } from '../auth-extend/database.ts';
import { sendRequest, sessionHeaders } from '../guard/requests.ts';
import { admin, type Caller, createFixtures, createUser, visitor } from '../schema/support.ts';
import { publishableItem, type Row, readSeededRows, type SeededRows, uniqueWord } from './publishable-items.ts';

const fixtures = createFixtures();
const texts = deskTexts.vi;
const longBody = '<h2>Phần một</h2><p>Một đoạn văn đủ dài để không ai nghĩ là đã được dịch sang tiếng Anh.</p>';
let seededRows: SeededRows;
let editor: Awaited<ReturnType<typeof createUser>>;
const otherCallers: [string, Caller][] = [['visitor', visitor]];

beforeAll(async () => {
  seededRows = await readSeededRows();
  editor = await createUser(fixtures, ROLE.editor);
  for (const role of ['desk', 'kid', 'adult'] as const)
    otherCallers.push([role, (await createUser(fixtures, ROLE[role])).call]);
});
afterAll(() => fixtures.remove());

interface CreatedItem {
  readonly id: number;
  readonly title: string;
}

/** Creates an item of a section with a Vietnamese text. `english` adds an English text. */
async function createItem(collection: string, otherFields: Row = {}, english?: Row): Promise<CreatedItem> {
  const title = `Bài dịch <b>${uniqueWord()}</b>`;
  const item = publishableItem(collection, seededRows);
  const [vietnamese = {}] = item.translations as Row[];
  const bodies = { ...('body' in vietnamese ? { body: longBody } : { description: longBody }) };
  const translations = [
    { ...vietnamese, ...bodies, title },
    ...(english === undefined ? [] : [{ ...vietnamese, languages_code: 'en-US', slug: uniqueWord(), ...english }]),
  ];
  const row = { ...item, status: 'draft', is_vietnamese_only: false, ...otherFields, translations };
  const { id } = await fixtures.make<{ id: number }>(`/items/${collection}`, row);
  return { id, title };
}

const escapedTitle = ({ title }: CreatedItem) => title.replace('<b>', '&lt;b&gt;').replace('</b>', '&lt;/b&gt;');
const itemPath = (id: number, word = 'news', lang = 'en') => `/translation-desk/${word}/${id}/${lang}`;
const readPage = async (path: string) => {
  const answer = await editor.call('GET', path);
  expect(answer.status, path).toBe(200);
  return answer.text;
};
const pressCopy = (id: number, word?: string) => editor.call('POST', `${itemPath(id, word)}/copy`);
const readTranslations = async (collection: string, id: number, query = '') => {
  const path = `/items/${collection}/${id}?fields=status,user_updated,translations.*${query}`;
  const { body } = await admin<{ status: string; user_updated: string | null; translations: Row[] }>('GET', path);
  return body.data;
};
const findEnglish = ({ translations }: { translations: Row[] }) =>
  translations.find(({ languages_code }) => languages_code === 'en-US');

describe('the list', () => {
  it('shows a missing translation, filtered by section, language and state', async () => {
    const item = await createItem('news');
    for (const query of ['', '?section=news', '?state=missing', '?section=news&state=missing&sort=reads']) {
      const html = await readPage(`/translation-desk${query}`);
      // In the order of reads, items that other tests have opened come first, so this item may be on a later page.
      if (!query.includes('reads')) expect(html, query).toContain(escapedTitle(item));
      expect(html, query).not.toContain(item.title);
    }
    for (const query of ['?section=events', '?state=older', '?state=incomplete', '?lang=vi'])
      expect(await readPage(`/translation-desk${query}`), query).not.toContain(escapedTitle(item));
    const response = await sendRequest('GET', '/translation-desk', { headers: await sessionHeaders('editor') });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it('counts the items by section and state', async () => {
    const countOf = async (state: string) => {
      const html = await readPage('/translation-desk?section=news');
      return Number(new RegExp(`aria-label="Tin tức, ${state}: (\\d+)"`).exec(html)?.[1] ?? 0);
    };
    const before = [await countOf(texts.states.missing), await countOf(texts.states.incomplete)];
    await createItem('news');
    const withoutBody = await createItem('news', {}, { title: 'Half', body: '<p>&nbsp;</p>' });
    expect([await countOf(texts.states.missing), await countOf(texts.states.incomplete)]).toEqual(
      before.map((count) => count + 1),
    );
    const html = await readPage('/translation-desk?section=news&state=incomplete');
    expect(html).toContain(escapedTitle(withoutBody));
    expect(html).toContain(texts.lacks('Nội dung'));
  });

  it('leaves out items that are Vietnamese only, archived, or translated', async () => {
    const items = [
      await createItem('news', { is_vietnamese_only: true }),
      await createItem('news', { status: 'archived' }),
      await createItem('news', {}, { title: 'Complete', body: '<p>All of it.</p>' }),
    ];
    const html = await readPage('/translation-desk?section=news');
    for (const item of items) expect(html).not.toContain(escapedTitle(item));
  });

  it('shows a translation that is older than its source, by the recorded changes', async () => {
    const item = await createItem('news', {}, { title: 'Old', body: '<p>Translated once.</p>' });
    expect(await readPage('/translation-desk?state=older')).not.toContain(escapedTitle(item));
    const english = findEnglish(await readTranslations('news', item.id));
    changeRows(
      `UPDATE directus_activity SET "timestamp" = ? WHERE collection = 'news_translations' AND item = ?`,
      toDatabaseTime(Date.now() - 3_600_000),
      String(english?.id),
    );
    expect(await readPage('/translation-desk?section=news&state=older')).toContain(escapedTitle(item));
    await admin('PATCH', `/items/news/${item.id}`, {
      translations: { create: [], update: [{ id: english?.id, title: 'New' }], delete: [] },
    });
    expect(await readPage('/translation-desk?section=news&state=older')).not.toContain(escapedTitle(item));
  });

  it('counts the pages of a book whose own texts are translated', async () => {
    const item = await createItem('documents', {}, { title: 'Book', description: '<p>A book.</p>' });
    const html = await readPage('/translation-desk?section=documents&state=incomplete');
    expect(html).toContain(escapedTitle(item));
    expect(html).toContain(texts.openParts(2));
  });

  it('is in the language of the user', async () => {
    const englishEditor = await createUser(fixtures, ROLE.editor);
    await admin('PATCH', `/users/${englishEditor.id}`, { language: 'en-US' });
    const { text } = await englishEditor.call('GET', '/translation-desk');
    expect(text).toContain('<html lang="en">');
    expect(text).toContain(`<h1>${deskTexts.en.title}</h1>`);
  });
});

describe('rights', () => {
  it('refuses everybody who may not edit content, and copies nothing', async () => {
    const { id } = await createItem('news');
    for (const [name, call] of otherCallers) {
      for (const path of ['/translation-desk', itemPath(id)])
        expect((await call('GET', path)).status, `${name} ${path}`).toBe(403);
      expect((await call('POST', `${itemPath(id)}/copy`)).status, name).toBe(403);
    }
    expect((await readTranslations('news', id)).translations).toHaveLength(1);
  });

  it('is open to reviewers and administrators', async () => {
    for (const role of ['reviewer', 'administrator'] as const) {
      const { call } = await createUser(fixtures, ROLE[role]);
      expect((await call('GET', '/translation-desk')).status, role).toBe(200);
    }
  });

  it('refuses a copy that another site requests', async () => {
    const { id } = await createItem('news');
    const headers = await sessionHeaders('editor');
    const path = `${itemPath(id)}/copy`;
    const body = new URLSearchParams();
    const foreign = await sendRequest('POST', path, { headers: { ...headers, origin: 'https://evil.example' }, body });
    expect(foreign.status).toBe(403);
    expect((await readTranslations('news', id)).translations).toHaveLength(1);
    const own = await sendRequest('POST', path, { headers, body });
    expect([own.status, own.headers.get('location')]).toEqual([303, `${itemPath(id)}?done=copied`]);
  });

  it.each(['news/2147483647/en', 'news/0/en', 'news/1e9/en', 'none/1/en', 'news/1/fr'])(
    'answers 404 with a page to %s',
    async (path) => {
      for (const [method, end] of [
        ['GET', ''],
        ['POST', '/copy'],
      ] as const) {
        const answer = await editor.call(method, `/translation-desk/${path}${end}`);
        expect(answer.status).toBe(404);
        expect(answer.text).toContain(texts.notFound);
      }
    },
  );
});

describe('an item', () => {
  it('shows both languages beside each other, with what is missing, and its text cannot break the page', async () => {
    const body = `${longBody}<p>Hết.</p></div></section></main>`;
    const item = await createItem('news', {}, { title: 'Half', body: null });
    await admin('PATCH', `/items/news/${item.id}`, {
      translations: {
        create: [],
        update: (await readTranslations('news', item.id)).translations
          .filter(({ languages_code }) => languages_code === 'vi-VN')
          .map(({ id }) => ({ id, body })),
        delete: [],
      },
    });
    const html = await readPage(itemPath(item.id));
    expect(html).toContain(escapedTitle(item));
    expect(html).toContain('<h2>Phần một</h2>');
    expect(html).toContain(`${texts.languages.en}: ${texts.emptyText}`);
    expect(html.match(/<\/main>/g)).toHaveLength(1);
    expect(html.match(/<section /g)).toHaveLength(html.match(/<\/section>/g)?.length ?? 0);
    expect(html).toContain(`href="/admin/content/news/${item.id}"`);
  });
});

describe('a copy of the structure', () => {
  it('creates the missing translation of a draft as the user, and then has nothing to copy', async () => {
    const item = await createItem('news');
    const answer = await pressCopy(item.id);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(texts.outcomes.copied);
    const stored = await readTranslations('news', item.id);
    expect(findEnglish(stored)).toMatchObject({ title: item.title, body: longBody, summary: null });
    expect(stored).toMatchObject({ status: 'draft', user_updated: editor.id });
    expect(await readPage('/translation-desk?section=news&state=incomplete')).toContain(escapedTitle(item));
    expect(await readPage(itemPath(item.id))).toContain(texts.sameText);
    const repeated = await pressCopy(item.id);
    expect(repeated.status).toBe(409);
    expect(repeated.text).toContain(texts.outcomes.nothing);
  });

  it('fills an empty text, and leaves what a translator wrote', async () => {
    const { id } = await createItem('news', { status: 'in_review' }, { title: 'Mine', body: '' });
    expect((await pressCopy(id)).text).toContain(texts.outcomes.copied);
    expect(findEnglish(await readTranslations('news', id))).toMatchObject({ title: 'Mine', body: longBody });
  });

  it('creates the texts of the pages of a book', async () => {
    const { id } = await createItem('documents');
    expect((await pressCopy(id, 'documents')).text).toContain(texts.outcomes.copied);
    const path = `/items/document_pages?filter[document][_eq]=${id}&sort=number&fields=translations.languages_code,translations.text`;
    const { body } = await admin<{ translations: Row[] }[]>('GET', path);
    expect(body.data.map((page) => findEnglish(page)?.text)).toEqual(['<p>Một.</p>', '<p>Hai.</p>']);
  });

  it('of a published item goes into a version, and readers see nothing of it', async () => {
    // Scripts may publish an item without English. Users of the Studio may not (decision 276).
    const item = await createItem('news', { status: 'published' });
    expect((await pressCopy(item.id)).text).toContain(texts.outcomes.version);
    expect((await readTranslations('news', item.id)).translations).toHaveLength(1);
    const version = await readTranslations('news', item.id, '&version=translation-en');
    expect(findEnglish(version)).toMatchObject({ title: item.title, body: longBody });
    expect(await readPage(itemPath(item.id))).toContain('?version=translation-en"');
    const repeated = await pressCopy(item.id);
    expect(repeated.status).toBe(409);
    expect(repeated.text).toContain(texts.outcomes['version-exists']);
  });

  it('is refused for an archived item', async () => {
    const { id } = await createItem('news', { status: 'archived' });
    const answer = await pressCopy(id);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain(texts.outcomes.closed);
    expect((await readTranslations('news', id)).translations).toHaveLength(1);
  });
});
