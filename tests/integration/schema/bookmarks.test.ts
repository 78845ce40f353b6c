/** Tests the bookmark “Missing English” with its stored filter, as the Studio sends it. */
import { ROLE } from '@hat-nang/model/ids';
import { declaredSections } from '@hat-nang/model/sections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uniqueWord } from '../site-hooks/publishable-items.ts';
import { admin, type Caller, createFixtures, createUser } from './support.ts';

const fixtures = createFixtures();
let editor: Caller;

async function readFilter(collection: string): Promise<string> {
  const filter = { collection: { _eq: collection }, bookmark: { _eq: '$t:bookmark_missing_english' } };
  const query = new URLSearchParams({ fields: 'filter', filter: JSON.stringify(filter) });
  const { body } = await admin<{ filter: object }[]>('GET', `/presets?${query}`);
  expect(body.data, collection).toHaveLength(1);
  return JSON.stringify(body.data[0]?.filter);
}

/** Creates a draft of a news item with these English texts. Returns its id. */
async function createNews(english: object | undefined, fields: object = {}): Promise<number> {
  const text = (code: string) => {
    const slug = uniqueWord();
    return { languages_code: code, title: `Bài ${slug}`, slug, body: '<p>Một đoạn.</p>' };
  };
  const translations = [text('vi-VN'), ...(english === undefined ? [] : [{ ...text('en-US'), ...english }])];
  const row = { status: 'draft', translations, ...fields };
  return (await fixtures.make<{ id: number }>('/items/news', row)).id;
}

beforeAll(async () => {
  editor = (await createUser(fixtures, ROLE.editor)).call;
});
afterAll(() => fixtures.remove());

it('lists items without English, and items whose English texts are empty or incomplete', async () => {
  const incomplete = [await createNews(undefined), await createNews({ body: null }), await createNews({ body: '' })];
  incomplete.push(await createNews({ title: '' }), await createNews({ title: '', body: '' }));
  const complete = [await createNews({}), await createNews(undefined, { is_vietnamese_only: true })];
  const filter = JSON.stringify({
    _and: [JSON.parse(await readFilter('news')), { id: { _in: [...incomplete, ...complete] } }],
  });
  const query = new URLSearchParams({ fields: 'id', sort: 'id', filter });
  const { status, body, text } = await editor<{ id: number }[]>('GET', `/items/news?${query}`);
  expect(status, text).toBe(200);
  expect(body.data.map(({ id }) => id)).toEqual(incomplete);
});

it.each([...declaredSections])('may be opened in $collection', async ({ collection }) => {
  const query = new URLSearchParams({ fields: 'id', limit: '1', filter: await readFilter(collection) });
  const answer = await editor('GET', `/items/${collection}?${query}`);
  expect(answer.status, answer.text).toBe(200);
});
