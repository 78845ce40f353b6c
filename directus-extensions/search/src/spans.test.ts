import type { Lang } from '@hat-nang/model/languages';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import { describe, expect, it } from 'vitest';
import { toFts5 } from './expression.ts';
import { recognizeNeeds } from './needs.ts';
import { phraseOf } from './phrases.ts';
import { queryWords } from './query.ts';
import { spansOf } from './spans.ts';
import { synonymsOf } from './synonyms.ts';
import { type Match, tiersOf } from './tiers.ts';

const options = new Map([
  ['reading_age:0-3', 1],
  ['reading_age:3-6', 2],
  ['reading_age:6-9', 3],
  ['type_of_disabilities:autism', 9],
]);
const choices = {
  option: (group: string, value: string) => options.get(`${group}:${value}`),
  valuesOf: (group: string) =>
    [...options.keys()].filter((name) => name.startsWith(group)).map((name) => name.slice(group.length + 1)),
};
const groups = [{ words: ['tự kỷ', 'autism'], language: 'both', relation: 'same', is_active: true }];
const synonyms = await synonymsOf({ query: async () => groups })();

const spans = (q: string, kind: SearchKind = 'documents', lang: Lang = 'vi') => {
  const { reducedQuery, needs } = recognizeNeeds(queryWords(q), kind, lang);
  return {
    counted: reducedQuery,
    spans: spansOf(reducedQuery.words, needs, (words) => synonyms.spansOf(words, lang), choices),
  };
};
const everyTier = (q: string, match: Match, scope: string, kind?: SearchKind) => {
  const found = spans(q, kind);
  const context = { scope, match, spans: found.spans, filters: [], completions: () => [], categories: () => [] };
  return toFts5(tiersOf(found.counted, context).everything);
};

describe('spansOf', () => {
  it('lets facts and synonyms match in place of the words of a need', () => {
    expect(spans('sách cho trẻ tự kỷ').spans).toEqual([
      { from: 0, to: 2, alternatives: [phraseOf('autism')], facts: ['disability_9'] },
    ]);
  });

  it('keeps the synonyms of words beside a need', () => {
    const found = spans('tự kỷ lớp 1', 'events').spans;
    expect(found).toEqual([{ from: 0, to: 2, alternatives: [phraseOf('autism')] }]);
    expect(spans('autism 3 tuổi').spans.map(({ from, to, facts }) => [from, to, facts])).toEqual([
      [0, 1, ['disability_9']],
      [1, 3, ['age_1', 'age_2']],
    ]);
  });

  it('uses only the words when an option is inactive', () => {
    expect(spans('sách cho người điếc').spans).toEqual([]);
  });
});

describe('tiersOf with needs', () => {
  it('matches the fact or the words', () => {
    expect(everyTier('con trâu cho bé 3 tuổi', 'whole', 'dv')).toBe(
      '("dvatrau" AND (("dva3" AND "dvatuoi") OR "dvfage_1" OR "dvfage_2"))',
    );
    expect(everyTier('sự kiện trực tuyến', 'exact', 'ev', 'events')).toBe(
      '(("evytrưc5" AND "evytuyên1") OR "evfonline_1")',
    );
  });

  it('ranks facts below titles and summaries and above the text', () => {
    const { counted: reducedQuery, spans: found } = spans('sách nói');
    const context = { scope: 'dv', match: 'whole' as const, spans: found, filters: [] };
    const ranked = tiersOf(reducedQuery, { ...context, completions: () => [], categories: () => [] }).ranked.map(
      toFts5,
    );
    const first = ranked.findIndex((tier) => tier.includes('dvfaudio_1'));
    expect(ranked.slice(0, first).at(-1)).toBe('("dvssach" AND "dvsnoi")');
    expect(ranked.slice(0, first).filter((tier) => tier.includes('"dva'))).toEqual([]);
    const factTier = '((("dvtsach" OR "dvssach") AND ("dvtnoi" OR "dvsnoi")) OR "dvfaudio_1")';
    // Texts with both the fact and the words rank above texts with only the fact.
    expect(ranked.slice(first, first + 2)).toEqual([`(${factTier} AND ("dvasach" AND "dvanoi"))`, factTier]);
    expect(ranked[first + 2]).toBe('("dvysach1" AND "dvynoi1" AND "dvasach_noi")');
  });
});
