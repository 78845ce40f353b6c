/** Typed accents narrow a search (docs/decisions/219-typed-accents.md). These queries formerly failed; they run on the seeded content. */
import type { MarkedText, SearchAnswer } from '@hat-nang/model/contracts/search';
import { describe, expect, it } from 'vitest';
import { ask, askSuggestions } from './support.ts';

const asked = (q: string, kind = 'documents', more: Record<string, string> = {}) =>
  ask({ kind, lang: 'vi', q, limit: '24', ...more });
const ids = ({ items }: SearchAnswer) => items.map(({ id }) => id);
const lit = ({ items }: SearchAnswer) =>
  items.flatMap(({ title, snippet }) =>
    [title, snippet].flatMap((text: MarkedText | null) =>
      (text?.marks ?? []).map(([start, end]) => (text?.text ?? '').slice(start, end).toLowerCase()),
    ),
  );

describe('accents that were typed', () => {
  it('toán: mathematics, and no "toàn"', async () => {
    const found = await asked('toán');
    expect(found.total).toBeGreaterThan(0);
    expect(lit(found).filter((text) => text !== 'toán')).toEqual([]);
    expect(found.items.map(({ title }) => title.text)).not.toContain('Sang đường an toàn');
  });

  it('tự: not "tủ" and not "từ"', async () => {
    const found = await asked('tự', 'mental-health');
    expect(found.total).toBeGreaterThan(3);
    expect(new Set(lit(found))).toEqual(new Set(['tự']));
  });

  it('phở: soup, and no "phóng" nor "phố"', async () => {
    const found = await asked('phở');
    expect(new Set(lit(found))).toEqual(new Set(['phở']));
  });

  it('tells how many have other accents, and shows them behind the others when asked', async () => {
    const typed = await asked('phở');
    expect(typed.otherAccents).toBeGreaterThan(0);
    const any = await asked('phở', 'documents', { accents: 'any' });
    expect(any.total).toBe(typed.total + typed.otherAccents);
    expect(any.otherAccents).toBe(0);
    expect(ids(any).slice(0, typed.total)).toEqual(ids(typed));
    const folded = await asked('pho ');
    expect(ids(folded).toSorted()).toEqual(ids(any).toSorted());
  });

  it('finds any accents where none has those that were typed', async () => {
    const found = await asked('cón trầu sờ nước');
    expect(found.items[0]?.title.text).toBe('Con trâu sợ nước');
    expect(found.otherAccents).toBe(0);
  });

  it.each([
    ['kí hiệu', 'ký hiệu'],
    ['hoà nhập', 'hòa nhập'],
    ['bác sỹ', 'bác sĩ'],
  ])('%s is %s', async (one, other) => {
    for (const kind of ['documents', 'news', 'events']) {
      expect(ids(await asked(one, kind))).toEqual(ids(await asked(other, kind)));
    }
    expect((await asked(one, 'documents')).total + (await asked(one, 'events')).total).toBeGreaterThan(0);
  });
});

describe('the last word', () => {
  it('is whole in a search that finds it, and unfinished in suggestions', async () => {
    const found = await asked('pho');
    expect(lit(found).filter((text) => text.startsWith('phon'))).toEqual([]);
    const suggested = await askSuggestions({ lang: 'vi', q: 'con tr' });
    expect(suggested[0]?.title.text).toBe('Con trâu sợ nước');
    // Suggestions also respect typed accents.
    const [first, ...others] = await askSuggestions({ lang: 'vi', q: 'phở' });
    expect(first?.title.text).toBe('Nồi phở lúc bốn giờ sáng');
    expect(others).toEqual([]);
  });
});

describe('operators', () => {
  it('quotes mean a phrase', async () => {
    const [phrase, words] = [await asked('"bản đồ"'), await asked('bản đồ', 'documents', { accents: 'any' })];
    expect(phrase.total).toBeGreaterThan(1);
    expect(phrase.total).toBeLessThan(words.total);
    expect(new Set(lit(phrase))).toEqual(new Set(['bản đồ']));
    // One text contains both words, but not next to each other.
    expect((await asked('"nước trâu"')).total).toBe(0);
  });

  it('-word and -"phrase" exclude', async () => {
    const all = ids(await asked('trâu'));
    const without = ids(await asked('trâu -nước'));
    const with_ = ids(await asked('trâu nước'));
    expect(without.length).toBeGreaterThan(0);
    expect(without.filter((id) => with_.includes(id))).toEqual([]);
    expect([...without, ...with_].toSorted()).toEqual(all.toSorted());
    expect(ids(await asked('trâu -"sợ nước"'))).not.toContain(ids(await asked('con trâu sợ nước'))[0]);
    expect((await asked('-nước')).total).toBe(0);
  });
});

describe('mistakes in several words', () => {
  it.each(['con chau so nuoc', 'kon trau xo nuoc', 'con trauu sợ nướcc'])('%s', async (q) => {
    const found = await asked(q);
    expect(found.corrected).toBe('con trâu sợ nước');
    expect(found.items[0]?.title.text).toBe('Con trâu sợ nước');
  });

  it('leaves a word alone that other sections have', async () => {
    const found = await asked('hoà nhập');
    expect([found.total, found.corrected]).toEqual([0, null]);
  });

  it('two in one long word', async () => {
    const found = await ask({ kind: 'events', lang: 'en', q: 'wheelcahirs' });
    expect(found.corrected).toMatch(/^wheelchairs?$/);
  });
});
