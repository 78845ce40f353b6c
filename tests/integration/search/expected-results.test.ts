/** Queries of readers that formerly found nothing or the wrong items. Each query has its expected result. */
import type { Lang } from '@hat-nang/model/languages';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import { expect, it } from 'vitest';
import { findAllItems, requestSearch } from './support.ts';

const searchFor = async (kind: SearchKind, lang: Lang, searchText: string) => {
  const answer = await requestSearch({ kind, lang, q: searchText, limit: '24' });
  const marks = answer.items.flatMap(({ title, snippet }) =>
    [title, ...(snippet ? [snippet] : [])].flatMap(({ text, marks: ranges }) =>
      ranges.map(([from, to]) => text.slice(from, to).toLowerCase()),
    ),
  );
  return { ...answer, titles: answer.items.map(({ title }) => title.text), marks };
};

type Row = [kind: SearchKind, lang: Lang, q: string, ...titles: string[]];

const rows: readonly Row[] = [
  ['mental-health', 'vi', 'tự tử', 'Điều học trò chưa nói thành lời'],
  ['mental-health', 'en', 'depression', 'What pupils say without words'],
  ['mental-health', 'vi', 'lo âu', 'Bướm bay trong bụng trước giờ thi'],
  ['mental-health', 'vi', 'stress', 'Bướm bay trong bụng trước giờ thi', 'Người chăm cũng cần được nghỉ'],
  ['mental-health', 'en', 'stress', 'Butterflies before an exam', 'Carers need a rest as well'],
  ['mental-health', 'vi', 'áp lực thi cử', 'Bướm bay trong bụng trước giờ thi'],
  ['mental-health', 'en', 'anxiety', 'Butterflies before an exam'],
  ['mental-health', 'en', 'burnout', 'Carers need a rest as well'],
  ['mental-health', 'en', 'bullied at school', 'When a hearing aid becomes the joke'],
  ['documents', 'vi', 'sách có ngôn ngữ ký hiệu', 'Đôi tay biết nói', 'Bíp học buồn vui', 'Nồi phở lúc bốn giờ sáng'],
  ['documents', 'vi', 'con chau so nuoc', 'Con trâu sợ nước'],
  ['documents', 'vi', 'truyện cho bé 3 tuổi', 'Ngày đầu của Bin', 'Mười bạn đom đóm'],
  ['documents', 'vi', 'braille', 'Đọc bằng ngón tay'],
  ['documents', 'en', 'braille', 'Reading with Your Fingers'],
  [
    'events',
    'en',
    'online event',
    "Online talk: When the letters won't stand still",
    'Poetry night by phone: dial extension 20',
  ],
  ['documents', 'en', 'easy read', "Bin's First Day", 'Ten Little Fireflies'],
];

it.each(rows.map(([kind, lang, q, ...titles]) => ({ kind, lang, q, titles })))(
  'finds what there is about it: $kind $lang $q',
  async ({ kind, lang, q, titles }) => {
    expect((await searchFor(kind, lang, q)).titles).toEqual(expect.arrayContaining(titles));
  },
);

it('kí hiệu finds what ký hiệu finds', async () => {
  const [withI, withY] = [await searchFor('documents', 'vi', 'kí hiệu'), await searchFor('documents', 'vi', 'ký hiệu')];
  expect(withI.total).toBeGreaterThan(0);
  expect(withI.titles).toEqual(withY.titles);
});

it('autism finds what the filter finds', async () => {
  const filterResult = await requestSearch({
    kind: 'documents',
    lang: 'en',
    q: 'autism',
    disability: 'autism',
    limit: '24',
  });
  expect(filterResult.total).toBeGreaterThanOrEqual(8);
  expect((await searchFor('documents', 'en', 'autism')).titles).toEqual(
    expect.arrayContaining(filterResult.items.map(({ title }) => title.text)),
  );
});

it('sách nói finds every book with a voice', async () => {
  const findTitles = async (filter: Record<string, string>) =>
    (await findAllItems({ kind: 'documents', lang: 'vi', q: 'sách nói', ...filter })).map(({ title }) => title.text);
  const narratedTitles = await findTitles({ audio: '1' });
  expect(narratedTitles.length).toBeGreaterThan(3);
  expect(await findTitles({})).toEqual(expect.arrayContaining(narratedTitles));
});

it('toán lights up no “toàn”, and phở finds no “phóng”', async () => {
  const mathsResult = await searchFor('documents', 'vi', 'toán');
  expect(mathsResult.titles).toContain('Đếm đến một trăm cùng mâm cơm nhà mình');
  expect(mathsResult.marks).not.toContain('toàn');
  const phoResult = await searchFor('documents', 'vi', 'phở');
  expect(phoResult.titles).toEqual(['Nồi phở lúc bốn giờ sáng']);
  expect(phoResult.marks.every((mark) => mark === 'phở')).toBe(true);
});

it('“bản đồ” in quotes finds the phrase alone, and one word in quotes means its letters', async () => {
  const { titles, total, isTotalExact, marks } = await searchFor('documents', 'vi', '"bản đồ"');
  expect(titles.slice(0, 2).sort()).toEqual(['Bản đồ không bậc cấp', 'Bản đồ âm thanh']);
  expect(total).toBeLessThan(8);
  expect(isTotalExact).toBe(true);
  expect(new Set(marks)).toEqual(new Set(['bản đồ']));
  expect(await searchFor('documents', 'vi', '"toánn"')).toMatchObject({ total: 0, corrected: null });
});

it('other accents that are offered are found when they are asked for', async () => {
  for (const searchText of ['toán', 'phở', '"toán"', '"ký hiệu"']) {
    const typedResult = await requestSearch({ kind: 'documents', lang: 'vi', q: searchText });
    const resultWithAnyAccents = await requestSearch({ kind: 'documents', lang: 'vi', q: searchText, accents: 'any' });
    expect([searchText, resultWithAnyAccents.total]).toEqual([
      searchText,
      typedResult.total + typedResult.otherAccents,
    ]);
  }
});
