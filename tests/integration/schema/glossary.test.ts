/** Tests the rights to the glossary: visitors read published terms, editors write all terms, and a term has at most one text per language. */
import { ROLE } from '@hat-nang/model/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFixtures, createUser, visitor } from './support.ts';

interface Term {
  id: number;
  translations: number[];
}

const fixtures = createFixtures();
const uniqueWord = `tuthu${Date.now()}`;
const text = (name: string) => [{ languages_code: 'vi-VN', word: `${uniqueWord} ${name}`, meaning: 'Nghĩa thử.' }];
const terms = {} as Record<'draft' | 'published' | 'archived', Term>;
let editor: Awaited<ReturnType<typeof createUser>>;
let kid: Awaited<ReturnType<typeof createUser>>;

beforeAll(async () => {
  editor = await createUser(fixtures, ROLE.editor);
  kid = await createUser(fixtures, ROLE.kid);
  for (const status of ['draft', 'published', 'archived'] as const)
    terms[status] = await fixtures.make<Term>('/items/glossary_terms', { status, translations: text(status) });
});
afterAll(() => fixtures.remove());

it('visitors read the published terms and their texts, and no other', async () => {
  const ids = Object.values(terms).map(({ id }) => id);
  const read = await visitor<{ id: number }[]>('GET', `/items/glossary_terms?filter[id][_in]=${ids.join()}&fields=id`);
  expect(read.status, read.text).toBe(200);
  expect(read.body.data).toEqual([{ id: terms.published.id }]);
  const texts = await visitor<{ word: string }[]>(
    'GET',
    `/items/glossary_terms_translations?filter[word][_starts_with]=${uniqueWord}&fields=word`,
  );
  expect(texts.body.data).toEqual([{ word: `${uniqueWord} published` }]);
  expect((await visitor('GET', `/items/glossary_terms/${terms.draft.id}`)).status).toBe(403);
});

it('only staff may write terms', async () => {
  const path = `/items/glossary_terms/${terms.published.id}`;
  for (const caller of [visitor, kid.call]) expect((await caller('PATCH', path, { status: 'draft' })).status).toBe(403);
  const created = await editor.call<Term>('POST', '/items/glossary_terms', { translations: text('mới') });
  expect(created.status, created.text).toBe(200);
  expect((await editor.call('DELETE', `/items/glossary_terms/${created.body.data.id}`)).status).toBe(204);
});

it('a status that no term has is refused', async () => {
  const path = `/items/glossary_terms/${terms.draft.id}`;
  expect((await editor.call('PATCH', path, { status: 'in_review' })).status).toBe(400);
  expect((await editor.call('PATCH', path, { status: 'published' })).status).toBe(200);
  expect((await editor.call('PATCH', path, { status: 'draft' })).status).toBe(200);
});

it('a second text in the same language is refused', async () => {
  const row = { ...text('hai')[0], glossary_terms_id: terms.archived.id };
  expect((await editor.call('POST', '/items/glossary_terms_translations', row)).status).toBe(400);
});
