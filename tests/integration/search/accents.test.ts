/** Tests that typed accents narrow a search (docs/decisions/219-typed-accents.md). The queries formerly failed. They run on the seeded content. */
import type { MarkedText, SearchAnswer } from '@hat-nang/model/contracts/search';
import { describe, expect, it } from 'vitest';
import { requestSearch, requestSuggestions } from './support.ts';

const searchFor = (searchText: string, kind = 'documents', otherParams: Record<string, string> = {}) =>
  requestSearch({ kind, lang: 'vi', q: searchText, limit: '24', ...otherParams });
const ids = ({ items }: SearchAnswer) => items.map(({ id }) => id);
const markedTexts = ({ items }: SearchAnswer) =>
  items.flatMap(({ title, snippet }) =>
    [title, snippet].flatMap((text: MarkedText | null) =>
      (text?.marks ?? []).map(([start, end]) => (text?.text ?? '').slice(start, end).toLowerCase()),
    ),
  );

describe('accents that were typed', () => {
  it('toán: mathematics, and no "toàn"', async () => {
    const result = await searchFor('toán');
    expect(result.total).toBeGreaterThan(0);
    expect(markedTexts(result).filter((text) => text !== 'toán')).toEqual([]);
    expect(result.items.map(({ title }) => title.text)).not.toContain('Sang đường an toàn');
  });

  it('tự: not "tủ" and not "từ"', async () => {
    const result = await searchFor('tự', 'mental-health');
    expect(result.total).toBeGreaterThan(3);
    expect(new Set(markedTexts(result))).toEqual(new Set(['tự']));
  });

  it('phở: soup, and no "phóng" nor "phố"', async () => {
    const result = await searchFor('phở');
    expect(new Set(markedTexts(result))).toEqual(new Set(['phở']));
  });

  it('tells how many have other accents, and shows them behind the others when asked', async () => {
    const typedResult = await searchFor('phở');
    expect(typedResult.otherAccents).toBeGreaterThan(0);
    const resultWithAnyAccents = await searchFor('phở', 'documents', { accents: 'any' });
    expect(resultWithAnyAccents.total).toBe(typedResult.total + typedResult.otherAccents);
    expect(resultWithAnyAccents.otherAccents).toBe(0);
    expect(ids(resultWithAnyAccents).slice(0, typedResult.total)).toEqual(ids(typedResult));
    const withoutAccents = await searchFor('pho ');
    expect(ids(withoutAccents).toSorted()).toEqual(ids(resultWithAnyAccents).toSorted());
  });

  it('finds any accents where none has those that were typed', async () => {
    const result = await searchFor('cón trầu sờ nước');
    expect(result.items[0]?.title.text).toBe('Con trâu sợ nước');
    expect(result.otherAccents).toBe(0);
  });

  it.each([
    ['kí hiệu', 'ký hiệu'],
    ['hoà nhập', 'hòa nhập'],
    ['bác sỹ', 'bác sĩ'],
  ])('%s is %s', async (firstSpelling, secondSpelling) => {
    for (const kind of ['documents', 'news', 'events']) {
      expect(ids(await searchFor(firstSpelling, kind))).toEqual(ids(await searchFor(secondSpelling, kind)));
    }
    expect(
      (await searchFor(firstSpelling, 'documents')).total + (await searchFor(firstSpelling, 'events')).total,
    ).toBeGreaterThan(0);
  });
});

describe('the last word', () => {
  it('is whole in a search that finds it, and unfinished in suggestions', async () => {
    const result = await searchFor('pho');
    expect(markedTexts(result).filter((text) => text.startsWith('phon'))).toEqual([]);
    const suggested = await requestSuggestions({ lang: 'vi', q: 'con tr' });
    expect(suggested[0]?.title.text).toBe('Con trâu sợ nước');
    // Suggestions respect typed accents, too.
    const [first, ...others] = await requestSuggestions({ lang: 'vi', q: 'phở' });
    expect(first?.title.text).toBe('Nồi phở lúc bốn giờ sáng');
    expect(others).toEqual([]);
  });
});

describe('operators', () => {
  it('quotes mean a phrase', async () => {
    const [phrase, words] = [await searchFor('"bản đồ"'), await searchFor('bản đồ', 'documents', { accents: 'any' })];
    expect(phrase.total).toBeGreaterThan(1);
    expect(phrase.total).toBeLessThan(words.total);
    expect(new Set(markedTexts(phrase))).toEqual(new Set(['bản đồ']));
    // A text contains both words, but not next to each other in this order.
    expect((await searchFor('"nước trâu"')).total).toBe(0);
  });

  it('-word and -"phrase" exclude', async () => {
    const allIds = ids(await searchFor('trâu'));
    const idsWithoutWater = ids(await searchFor('trâu -nước'));
    const idsWithWord = ids(await searchFor('trâu nước'));
    expect(idsWithoutWater.length).toBeGreaterThan(0);
    expect(idsWithoutWater.filter((id) => idsWithWord.includes(id))).toEqual([]);
    expect([...idsWithoutWater, ...idsWithWord].toSorted()).toEqual(allIds.toSorted());
    expect(ids(await searchFor('trâu -"sợ nước"'))).not.toContain(ids(await searchFor('con trâu sợ nước'))[0]);
    expect((await searchFor('-nước')).total).toBe(0);
  });
});

describe('mistakes in several words', () => {
  it.each(['con chau so nuoc', 'kon trau xo nuoc', 'con trauu sợ nướcc'])('%s', async (searchText) => {
    const result = await searchFor(searchText);
    expect(result.corrected).toBe('con trâu sợ nước');
    expect(result.items[0]?.title.text).toBe('Con trâu sợ nước');
  });

  it('leaves a word alone that other sections have', async () => {
    const result = await searchFor('hoà nhập');
    expect([result.total, result.corrected]).toEqual([0, null]);
  });

  it('two in one long word', async () => {
    const result = await requestSearch({ kind: 'events', lang: 'en', q: 'wheelcahirs' });
    expect(result.corrected).toMatch(/^wheelchairs?$/);
  });
});
