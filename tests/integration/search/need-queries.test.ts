/** Tests searches for needs. These queries formerly found nothing. Now they find the same items as the filters (docs/decisions/227-needs.md). */
import { describe, expect, it } from 'vitest';
import { admin } from '../schema/support.ts';
import { findAllItems, requestSearch } from './support.ts';

const searchIds = async (kind: string, lang: string, searchText: string) =>
  (await findAllItems({ kind, lang, q: searchText })).map(({ id }) => id);

/** Returns the ids of published items that match a filter of Directus. */
async function filterIds(collection: string, filter: object): Promise<number[]> {
  const publishedFilter = { _and: [{ status: { _eq: 'published' } }, filter] };
  const query = new URLSearchParams({ filter: JSON.stringify(publishedFilter), fields: 'id', limit: '-1' });
  const { body } = await admin<{ id: number }[]>('GET', `/items/${collection}?${query}`);
  return body.data.map(({ id }) => id);
}
const hasDisability = (value: string) => ({ type_of_disabilities: { options_id: { value: { _eq: value } } } });

describe('what has the fact is found', () => {
  it.each([
    ['sách có phụ đề', 'vi', { has_subtitles: { _eq: true } }],
    ['sách nói', 'vi', { has_narration: { _eq: true } }],
    ['easy read', 'en', { is_easy_to_read: { _eq: true } }],
    ['sách dễ đọc', 'vi', { is_easy_to_read: { _eq: true } }],
    ['autism', 'vi', hasDisability('autism')],
    ['autism', 'en', hasDisability('autism')],
    ['khiếm thị', 'vi', hasDisability('vision')],
    [
      'truyện cho bé 3 tuổi',
      'vi',
      { _and: [{ type: { _eq: 'picture_book' } }, { reading_age: { value: { _in: ['0-3', '3-6'] } } }] },
    ],
    ['age 5', 'en', { reading_age: { value: { _eq: '3-6' } } }],
    ['lớp 2', 'vi', { reading_age: { value: { _eq: '6-9' } } }],
  ])('%s', async (searchText, lang, filter) => {
    const expected = await filterIds('documents', filter);
    expect(expected.length).toBeGreaterThan(1);
    expect(await searchIds('documents', lang, searchText)).toEqual(expect.arrayContaining(expected));
  });

  it('sách có ngôn ngữ ký hiệu: what tells of signing, although no clip of the seeds is signed by a person', async () => {
    const { items } = await requestSearch({
      kind: 'documents',
      lang: 'vi',
      q: 'sách có ngôn ngữ ký hiệu',
      limit: '24',
    });
    const titles = items.map(({ title }) => title.text);
    expect(titles).toEqual(expect.arrayContaining(['Lời chào bằng đôi tay', 'Đôi tay biết nói', 'Bíp học buồn vui']));
    expect(await searchIds('documents', 'vi', 'kí hiệu')).toEqual(items.map(({ id }) => id));
  });

  it('autism finds nine documents, as its filter does', async () => {
    expect(await filterIds('documents', hasDisability('autism'))).toHaveLength(9);
    expect((await searchIds('documents', 'vi', 'autism')).length).toBeGreaterThanOrEqual(9);
  });

  it.each(['online event', 'sự kiện trực tuyến'])('%s', async (searchText) => {
    const expected = await filterIds('events', { online_url: { _nnull: true } });
    expect(expected.length).toBeGreaterThan(0);
    expect(await searchIds('events', searchText.startsWith('online') ? 'en' : 'vi', searchText)).toEqual(
      expect.arrayContaining(expected),
    );
  });
});

describe('what was understood', () => {
  const searchFor = (searchText: string, otherParams: Record<string, string> = {}, kind = 'documents', lang = 'vi') =>
    requestSearch({ kind, lang, q: searchText, limit: '24', ...otherParams });

  it('is answered with its words and their place, and can be taken away', async () => {
    const searchText = 'sách có ngôn ngữ ký hiệu cho bé 3 tuổi';
    const bothUnderstood = await searchFor(searchText);
    expect(bothUnderstood.understood).toEqual([
      { text: 'ngôn ngữ ký hiệu', from: 8, to: 24, name: 'sign', value: '1', ages: null },
      { text: '3 tuổi', from: 32, to: 38, name: 'age', value: null, ages: { from: 3, to: 6 } },
    ]);
    const signedHits = await searchFor(searchText, { without: '3 tuổi' });
    expect(signedHits.understood.map(({ text }) => text)).toEqual(['ngôn ngữ ký hiệu']);
    expect(signedHits.items).toEqual((await searchFor('sách có ngôn ngữ ký hiệu')).items);
    const ids = (answer: typeof bothUnderstood) => answer.items.map(({ id }) => id);
    expect(ids(signedHits)).not.toEqual(ids(bothUnderstood));
  });

  it('counts by its words where nothing else is left, and says nothing in quotes', async () => {
    const literalResult = await searchFor('sách nói', { without: 'SACH  nói,sách nói' });
    expect(literalResult.understood).toEqual([]);
    expect(literalResult.total).toBeLessThan((await searchFor('sách nói')).total);
    expect((await searchFor('"ngôn ngữ ký hiệu"')).understood).toEqual([]);
    expect((await searchFor('online event', {}, 'events', 'en')).understood).toMatchObject([
      { name: 'online', value: '1' },
    ]);
  });
});

describe('most of a query', () => {
  it.each([
    ['documents', 'vi', 'bé trai sợ nước không chịu lội sông cùng con trâu', 'Con trâu sợ nước'],
    ['documents', 'en', 'a boy and his buffalo who would not bathe', 'The Buffalo Who Was Afraid of Water'],
    ['mental-health', 'en', 'nervous feelings the night before my exams', 'Butterflies before an exam'],
  ])('%s %s: %s', async (kind, lang, searchText, title) => {
    const { items, corrected } = await requestSearch({ kind, lang, q: searchText });
    expect(items[0]?.title.text).toBe(title);
    expect(corrected).toBeNull();
  });

  it('is not looked for in quotes, beside an exclusion, or for a word nobody wrote', async () => {
    for (const searchText of ['"buffalo who would never bathe"', 'buffalo bathe wouldnt -river', 'xyzzykite']) {
      expect((await requestSearch({ kind: 'documents', lang: 'en', q: searchText })).total, searchText).toBe(0);
    }
  });

  it('counts all that it shows, page by page', async () => {
    const searchText = 'a boy and his buffalo who would not bathe';
    const fullResult = await requestSearch({ kind: 'documents', lang: 'en', q: searchText, limit: '24' });
    expect(fullResult.items).toHaveLength(fullResult.total);
    const secondPage = await requestSearch({ kind: 'documents', lang: 'en', q: searchText, limit: '1', page: '2' });
    expect(secondPage.items.map(({ id }) => id)).toEqual(fullResult.items.slice(1, 2).map(({ id }) => id));
  });
});

it('an item is found by its title in the other language', async () => {
  const { items } = await requestSearch({ kind: 'documents', lang: 'vi', q: 'The Buffalo Who Was Afraid of Water' });
  expect(items.map(({ title }) => title.text)).toEqual(['Con trâu sợ nước']);
});
