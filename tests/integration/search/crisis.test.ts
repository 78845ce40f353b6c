/** A search by a person in danger returns no unrelated items, and no search suggests crisis words (decision 041). */
import { ROLE } from '@hat-nang/model/ids';
import { searchKinds } from '@hat-nang/model/search-kinds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person, workbench } from '../schema/support.ts';
import { ask, askSuggestions, titles, until } from './support.ts';

const bench = workbench();
let editor: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  editor = await person(bench, ROLE.editor);
});
afterAll(() => bench.remove());

it.each([
  ['vi', 'tự tử', 'Điều học trò chưa nói thành lời', 'Bướm bay trong bụng trước giờ thi'],
  ['vi', 'tôi muốn chết', 'Điều học trò chưa nói thành lời'],
  ['vi', 'tự hại', 'Điều học trò chưa nói thành lời', 'Chỗ trống cạnh bậc cửa'],
  ['en', 'suicide', 'What pupils say without words', 'Butterflies before an exam', 'The empty place on the doorstep'],
  ['en', 'self harm', 'When a child melts down mid-lesson', 'What pupils say without words'],
  ['en', 'depression', 'The empty place on the doorstep'],
])('finds the articles on mental health that are about it: %s %s', async (lang, q, ...expected) => {
  expect(await titles('mental-health', lang, q)).toEqual(expect.arrayContaining(expected));
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
])('finds nothing elsewhere by a part of it: %s %s', async (lang, q) => {
  for (const kind of searchKinds.filter((each) => each !== 'mental-health'))
    expect([kind, await titles(kind, lang, q)]).toEqual([kind, []]);
});

it('offers no crisis word as a wider word, and somebody in danger no word at all', async () => {
  const mark = `qzb${Date.now().toString(36)}`;
  const group = (first: string, other: string) =>
    editor.call<{ id: number }>('POST', '/items/search_words', {
      ...{ name: `${first} ${mark}`, words: [first, other], language: 'both', relation: 'broader' },
    });
  const made = [await group('tự tử', mark), await group('nỗi buồn', mark), await group('suicide', `muốn chết ${mark}`)];
  const broader = async (q: string) => (await ask({ kind: 'news', lang: 'vi', q })).broader;
  await until(async () => (await broader(mark)).length > 0, 10_000);
  expect(await broader(mark)).toEqual(['nỗi buồn']);
  expect(await broader(`muốn chết ${mark}`)).toEqual([]);
  for (const { body } of made) await editor.call('DELETE', `/items/search_words/${body.data.id}`);
});

it('suggests nothing for crisis words', async () => {
  for (const q of ['tự tử', 'muốn chết', 'suicide', 'i want to die'])
    expect(await askSuggestions({ lang: 'vi', q })).toEqual([]);
});
