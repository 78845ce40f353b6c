/** Tests that a search by a person in danger returns no unrelated items, and that no search suggests crisis words (decision 041). */
import { ROLE } from '@hat-nang/model/ids';
import { searchKinds } from '@hat-nang/model/search-kinds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFixtures, createUser } from '../schema/support.ts';
import { findTitles, requestSearch, requestSuggestions, waitUntil } from './support.ts';

const fixtures = createFixtures();
let editor: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  editor = await createUser(fixtures, ROLE.editor);
});
afterAll(() => fixtures.remove());

it.each([
  ['vi', 'tự tử', 'Điều học trò chưa nói thành lời', 'Bướm bay trong bụng trước giờ thi'],
  ['vi', 'tôi muốn chết', 'Điều học trò chưa nói thành lời'],
  ['vi', 'tự hại', 'Điều học trò chưa nói thành lời', 'Chỗ trống cạnh bậc cửa'],
  ['en', 'suicide', 'What pupils say without words', 'Butterflies before an exam', 'The empty place on the doorstep'],
  ['en', 'self harm', 'When a child melts down mid-lesson', 'What pupils say without words'],
  ['en', 'depression', 'The empty place on the doorstep'],
])('finds the articles on mental health that are about it: %s %s', async (lang, searchText, ...expected) => {
  expect(await findTitles('mental-health', lang, searchText)).toEqual(expect.arrayContaining(expected));
});

it.each([
  ['vi', 'tự tử'],
  ['vi', 'muốn chết'],
  ['vi', 'tôi không muốn sống nữa'],
  ['vi', 'tự hại bản thân'],
  ['vi', 'bị xâm hại ở trường'],
  ['en', 'suicide'],
  ['en', 'self harm'],
  ['en', 'i want to die'],
  ['en', 'how to die'],
])('finds nothing elsewhere by a part of it: %s %s', async (lang, searchText) => {
  for (const kind of searchKinds.filter((searchKind) => searchKind !== 'mental-health'))
    expect([kind, await findTitles(kind, lang, searchText)]).toEqual([kind, []]);
});

it('offers no crisis word as a wider word, and somebody in danger no word at all', async () => {
  const uniqueWord = `qzb${Date.now().toString(36)}`;
  const createGroup = (firstWord: string, otherWord: string) =>
    editor.call<{ id: number }>('POST', '/items/search_words', {
      ...{ name: `${firstWord} ${uniqueWord}`, words: [firstWord, otherWord], language: 'both', relation: 'broader' },
    });
  const createdGroups = [
    await createGroup('tự tử', uniqueWord),
    await createGroup('nỗi buồn', uniqueWord),
    await createGroup('suicide', `muốn chết ${uniqueWord}`),
  ];
  const broader = async (searchText: string) =>
    (await requestSearch({ kind: 'news', lang: 'vi', q: searchText })).broader;
  await waitUntil(async () => (await broader(uniqueWord)).length > 0, 10_000);
  expect(await broader(uniqueWord)).toEqual(['nỗi buồn']);
  expect(await broader(`muốn chết ${uniqueWord}`)).toEqual([]);
  for (const { body } of createdGroups) await editor.call('DELETE', `/items/search_words/${body.data.id}`);
});

it('suggests nothing for crisis words', async () => {
  for (const searchText of ['tự tử', 'muốn chết', 'suicide', 'i want to die'])
    expect(await requestSuggestions({ lang: 'vi', q: searchText })).toEqual([]);
});
