import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, adminHeaders, requestJson, sessionHeaders } from '../guard/requests.ts';

let editor: Record<string, string>;
const createdItems: Array<[collection: string, id: number]> = [];

/** Saves as the editor. Redirects are saved as administrator, because only administrators may write them. */
async function saveAsEditor(method: string, path: string, json: unknown): Promise<Answer> {
  return requestJson(method, path, { json, headers: path.startsWith('/items/redirects') ? adminHeaders() : editor });
}

async function create<T = { id: number }>(collection: string, json: unknown, fields = '*'): Promise<T> {
  const answer = await saveAsEditor('POST', `/items/${collection}?fields=${fields}`, json);
  if (answer.status !== 200) throw new Error(`${collection}: ${answer.status} ${JSON.stringify(answer.body)}`);
  const data = answer.body.data as T & { id: number };
  createdItems.push([collection, data.id]);
  return data;
}

beforeAll(async () => {
  editor = await sessionHeaders('editor');
});

afterAll(async () => {
  for (const [collection, id] of createdItems.reverse())
    await requestJson('DELETE', `/items/${collection}/${id}`, { headers: adminHeaders() });
});

describe('slugs on save', () => {
  type Translated = { id: number; translations: Array<{ id: number; slug: string; languages_code: string }> };
  const fields = '*,translations.*';
  const uniqueText = `thu ${Date.now()} đ`;
  const slug = `thu-${uniqueText.split(' ')[1]}-d`;

  it('are made from the title in each language, as the Studio sends it', async () => {
    const translations = [
      { languages_code: { code: 'vi-VN' }, title: `Thử ${uniqueText.slice(4)}` },
      { languages_code: { code: 'en-US' }, title: `Thử ${uniqueText.slice(4)}`, slug: '' },
    ];
    const news = await create<Translated>('news', { translations }, fields);
    expect(news.translations.map((row) => row.slug)).toEqual([slug, slug]);
  });

  it('get a number when they are taken, in that language only', async () => {
    const secondItem = await create<Translated>(
      'news',
      { translations: [{ languages_code: 'vi-VN', title: uniqueText }] },
      fields,
    );
    const thirdItem = await create<Translated>(
      'news',
      { translations: [{ languages_code: 'vi-VN', title: 'x', slug }] },
      fields,
    );
    expect(secondItem.translations[0]?.slug).toBe(`${slug}-2`);
    expect(thirdItem.translations[0]?.slug).toBe(`${slug}-3`);
    const page = await create<Translated>(
      'pages',
      { translations: [{ languages_code: 'vi-VN', title: `${uniqueText} 10` }] },
      fields,
    );
    expect(page.translations[0]?.slug).toBe(`${slug}10`);
  });

  it('stay when the title is corrected, are cleaned when given, and made again when emptied', async () => {
    const news = await create<Translated>(
      'news',
      { translations: [{ languages_code: 'vi-VN', title: `${uniqueText} a` }] },
      fields,
    );
    const path = `/items/news_translations/${news.translations[0]?.id}`;
    const slugAfter = async (json: unknown) =>
      ((await saveAsEditor('PATCH', path, json)).body.data as { slug: string }).slug;
    expect(await slugAfter({ title: `${uniqueText} b` })).toBe(`${slug}-a`);
    expect(await slugAfter({ slug: `${uniqueText} Sửa!` })).toBe(`${slug}-sua`);
    expect(await slugAfter({ slug: `${slug}-sua` })).toBe(`${slug}-sua`);
    expect(await slugAfter({ slug: null })).toBe(`${slug}-b`);
    expect(await slugAfter({ slug })).toMatch(new RegExp(`^${slug}-\\d+$`));
  });
});

describe('text on save', () => {
  it('is stored composed, nested and in lists too', async () => {
    const decomposed = 'Sức khoẻ tinh thần'.normalize('NFD');
    type News = { id: number; author: string; translations: Array<{ title: string; body: string }> };
    const news = await create<News>(
      'news',
      {
        author: decomposed,
        translations: [{ languages_code: 'vi-VN', title: decomposed, body: `<p>${decomposed}</p>` }],
      },
      '*,translations.*',
    );
    expect(news.author).toBe(decomposed.normalize('NFC'));
    expect(news.translations[0]?.title).toBe(decomposed.normalize('NFC'));
    expect(news.translations[0]?.body).toBe(`<p>${decomposed.normalize('NFC')}</p>`);
    const answer = await requestJson('PATCH', '/users/me?fields=last_name', {
      json: { last_name: decomposed },
      headers: adminHeaders(),
    });
    expect(answer.body.data).toEqual({ last_name: decomposed.normalize('NFC') });
    await requestJson('PATCH', '/users/me', { json: { last_name: 'Dịch vụ · Service' }, headers: adminHeaders() });
  });
});

describe('the order on save', () => {
  it('puts a new category last, unless it has a place', async () => {
    const createCategory = async (place: { sort?: number | null }) => {
      const row = { kind: 'news', status: 'draft', ...place };
      return (await create<{ id: number; sort: number }>('categories', row, 'id,sort')).sort;
    };
    const first = await createCategory({});
    expect(first).toBeGreaterThan(1);
    expect(await createCategory({ sort: null })).toBe(first + 1);
    expect(await createCategory({ sort: 1 })).toBe(1);
    expect(await createCategory({})).toBe(first + 2);
  });
});

describe('redirects on save', () => {
  const path = (name: string) => `/thu-${Date.now() % 1_000_000}-${name}`;
  const [a, b, c] = [path('a'), path('b'), path('c')];

  it('are stored clean, and refused when they are no addresses', async () => {
    const redirect = await create<{ id: number; from: string }>('redirects', { from: `${a}/ `, to: b });
    expect(redirect.from).toBe(a);
    for (const json of [
      { from: 'khong-gach-cheo', to: '/x' },
      { from: 'https://a.example/x', to: '/x' },
      { from: path('x'), to: '//evil.example' },
      { from: path('x'), to: '/.//evil.example' },
      { from: path('x'), to: '/%2e//evil.example' },
      { from: path('x'), to: '/\t/evil.example' },
      { from: path('x'), to: 'javascript:alert(1)' },
      { from: path('x'), to: '' },
      { to: '/x' },
    ]) {
      const answer = await saveAsEditor('POST', '/items/redirects', json);
      expect(answer.status, JSON.stringify(json)).toBe(400);
      expect(answer.body.errors?.[0]?.extensions.code).toBe('FAILED_VALIDATION');
    }
    expect((await saveAsEditor('PATCH', `/items/redirects/${redirect.id}`, { to: 'data:x' })).status).toBe(400);
  });

  it('never lead in a circle, however it would be closed', async () => {
    const secondItem = await create('redirects', { from: b, to: c });
    expect((await saveAsEditor('POST', '/items/redirects', { from: c, to: a })).status).toBe(400);
    expect((await saveAsEditor('POST', '/items/redirects', { from: c, to: c })).status).toBe(400);
    expect((await saveAsEditor('PATCH', `/items/redirects/${secondItem.id}`, { to: `${a}?x=1` })).status).toBe(400);
    const inactiveRedirect = await create('redirects', { from: c, to: a, is_active: false });
    const activation = await saveAsEditor('PATCH', `/items/redirects/${inactiveRedirect.id}`, { is_active: true });
    expect(activation.status).toBe(400);
    expect(activation.body.errors?.[0]?.message).toContain('→');
  });
});

describe('page numbers on save', () => {
  type Page = { id: number; number: number };
  type Book = { id: number; pages: Page[] };
  const fields = 'id,pages.id,pages.number';
  let book: Book;

  const numbers = async () => {
    const answer = await requestJson(
      'GET',
      `/items/document_pages?filter[document][_eq]=${book.id}&sort=number&fields=id,number`,
      {
        headers: adminHeaders(),
      },
    );
    return (answer.body.data as Page[]).map(({ id, number }) => [number, id]);
  };

  beforeAll(async () => {
    const pages = [{ number: 1 }, { number: 2 }, { number: 3 }];
    book = await create<Book>('documents', { type: 'picture_book', pages }, fields);
  });

  it('refuses what is no number, and one that is taken', async () => {
    for (const number of [0, -1, 1.5, 'x', 3]) {
      const answer = await saveAsEditor('POST', '/items/document_pages', { document: book.id, number });
      expect(answer.status, String(number)).toBe(400);
    }
    expect((await saveAsEditor('PATCH', `/items/document_pages/${book.pages[0]?.id}`, { number: 2 })).status).toBe(400);
    expect((await numbers()).map(([number]) => number)).toEqual([1, 2, 3]);
  });

  it('takes a new order of all pages at once, as the Studio saves it', async () => {
    const [firstId, secondId, thirdId] = book.pages.map(({ id }) => id);
    const update = [
      { id: thirdId, number: 1 },
      { id: firstId, number: 2 },
      { id: secondId, number: 3 },
    ];
    const pages = { create: [], update, delete: [] };
    expect((await saveAsEditor('PATCH', `/items/documents/${book.id}`, { pages })).status).toBe(200);
    expect(await numbers()).toEqual([
      [1, thirdId],
      [2, firstId],
      [3, secondId],
    ]);
  });

  it('takes a page into the middle, and closes the gap of a deleted one', async () => {
    const [firstId, secondId, thirdId] = book.pages.map(({ id }) => id);
    const insert = {
      create: [{ number: 2 }],
      update: [
        { id: firstId, number: 3 },
        { id: secondId, number: 4 },
      ],
      delete: [],
    };
    expect((await saveAsEditor('PATCH', `/items/documents/${book.id}`, { pages: insert })).status).toBe(200);
    const rowsAfter = await numbers();
    expect(rowsAfter.map(([number]) => number)).toEqual([1, 2, 3, 4]);
    expect([rowsAfter[0]?.[1], rowsAfter[2]?.[1], rowsAfter[3]?.[1]]).toEqual([thirdId, firstId, secondId]);
    const update = [
      { id: rowsAfter[1]?.[1], number: 1 },
      { id: firstId, number: 2 },
      { id: secondId, number: 3 },
    ];
    const removal = { create: [], update, delete: [thirdId] };
    expect((await saveAsEditor('PATCH', `/items/documents/${book.id}`, { pages: removal })).status).toBe(200);
    expect(await numbers()).toEqual([
      [1, rowsAfter[1]?.[1]],
      [2, firstId],
      [3, secondId],
    ]);
  });

  it('gives a page without a number the next one', async () => {
    const page = await create<Page>('document_pages', { document: book.id });
    expect(page.number).toBe(4);
  });
});
