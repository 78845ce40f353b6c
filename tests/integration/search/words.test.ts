/** Synonyms: the search uses the words that editors enter in the Studio (docs/decisions/225-words-for-the-same-thing.md). */
import { ROLE } from '@hat-nang/model/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, createFixtures, createUser, visitor } from '../schema/support.ts';
import { findTitles, requestSearch, waitUntil } from './support.ts';

const fixtures = createFixtures();
let editor: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  editor = await createUser(fixtures, ROLE.editor);
});
afterAll(() => fixtures.remove());

describe('the seeded words', () => {
  it('are at least 150 groups', async () => {
    const { body } = await admin<{ count: number }[]>('GET', '/items/search_words?aggregate[count]=*');
    expect(Number(body.data[0]?.count)).toBeGreaterThanOrEqual(150);
  });

  it.each([
    ['mental-health', 'vi', 'lo âu', 'Bướm bay trong bụng trước giờ thi'],
    ['mental-health', 'vi', 'stress', 'Người chăm cũng cần được nghỉ'],
    ['mental-health', 'vi', 'áp lực thi cử', 'Bướm bay trong bụng trước giờ thi'],
    ['mental-health', 'vi', 'mất ngủ', 'Đường về giấc ngủ có năm trạm'],
    ['mental-health', 'vi', 'bắt nạt', 'Khi chiếc máy trợ thính thành trò đùa'],
    ['mental-health', 'vi', 'trầm cảm', 'Điều học trò chưa nói thành lời'],
    ['mental-health', 'en', 'stress', 'Carers need a rest as well'],
    ['mental-health', 'en', 'anxiety', 'Butterflies before an exam'],
    ['mental-health', 'en', 'burnout', 'Carers need a rest as well'],
    ['mental-health', 'en', 'bullied at school', 'When a hearing aid becomes the joke'],
    ['mental-health', 'en', 'depression', 'The empty place on the doorstep'],
    ['documents', 'en', 'autism', 'The Quiet Drawer'],
    ['documents', 'vi', 'autism', 'Ngăn kéo im lặng'],
    ['documents', 'vi', 'khiếm thị', 'Bản đồ âm thanh'],
    ['documents', 'vi', 'braille', 'Đọc bằng ngón tay'],
  ])('%s %s: %s', async (kind, lang, searchText, expected) => {
    expect(await findTitles(kind, lang, searchText)).toContain(expected);
  });

  it('mark the words that were found instead', async () => {
    const { items } = await requestSearch({ kind: 'documents', lang: 'vi', q: 'autism' });
    const markedWords = items.flatMap(
      ({ snippet }) => snippet?.marks.map(([from, to]) => snippet.text.slice(from, to)) ?? [],
    );
    expect(markedWords.map((text) => text.toLowerCase())).toContain('tự kỷ');
  });
});

it('an editor adds, changes and removes words, and the search follows within ten seconds', async () => {
  const [word, expectedTitle] = ['xyzzykite', 'Con diều biết vẫy tay'];
  expect(await findTitles('documents', 'vi', word)).toEqual([]);
  const group = { name: `Thử ${Date.now()}`, words: [word, 'con diều'], language: 'both', relation: 'same' };
  const createdGroup = await editor.call<{ id: number }>('POST', '/items/search_words', group);
  expect(createdGroup.status, createdGroup.text).toBe(200);
  const path = `/items/search_words/${createdGroup.body.data.id}`;
  await waitUntil(async () => (await findTitles('documents', 'vi', word)).includes(expectedTitle), 10_000);
  expect((await editor.call('PATCH', path, { is_active: false })).status).toBe(200);
  await waitUntil(async () => (await findTitles('documents', 'vi', word)).length === 0, 10_000);
  expect((await editor.call('DELETE', path)).status).toBe(204);
});

it('visitors do not read them', async () => {
  expect((await visitor('GET', '/items/search_words')).status).toBe(403);
});
