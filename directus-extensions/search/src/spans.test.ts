import type { Lang } from '@hat-nang/model/languages';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import { describe, expect, it } from 'vitest';
import { toFts5 } from './expression.ts';
import { recognizeNeeds } from './needs.ts';
import { phraseOf } from './phrases.ts';
import { queryWords } from './query.ts';
import { toSpans } from './spans.ts';
import { createSynonymsReader } from './synonyms.ts';
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
const synonyms = await createSynonymsReader({ query: async () => groups })();

const spans = (q: string, kind: SearchKind = 'documents', lang: Lang = 'vi') => {
  const { reducedQuery, needs } = recognizeNeeds(queryWords(q), kind, lang);
  return {
    counted: reducedQuery,
    spans: toSpans(reducedQuery.words, needs, (words) => synonyms.spansOf(words, lang), choices),
  };
};
const everyTier = (q: string, match: Match, scope: string, kind?: SearchKind) => {
  const spanResult = spans(q, kind);
  const context = { scope, match, spans: spanResult.spans, filters: [], completions: () => [], categories: () => [] };
  return toFts5(tiersOf(spanResult.counted, context).everything);
};

describe('spansOf', () => {
  it('lets facts and synonyms match in place of the words of a need', () => {
    expect(spans('sách cho trẻ tự kỷ').spans).toEqual([
      { from: 0, to: 2, alternatives: [phraseOf('autism')], facts: ['disability_9'] },
    ]);
  });

  it('keeps the synonyms of words beside a need', () => {
    const spanResult = spans('tự kỷ lớp 1', 'events').spans;
    expect(spanResult).toEqual([{ from: 0, to: 2, alternatives: [phraseOf('autism')] }]);
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
    const { counted: reducedQuery, spans: spanResult } = spans('sách nói');
    const context = { scope: 'dv', match: 'whole' as const, spans: spanResult, filters: [] };
    const rankedTiers = tiersOf(reducedQuery, { ...context, completions: () => [], categories: () => [] }).ranked.map(
      toFts5,
    );
    const firstFactTier = rankedTiers.findIndex((tier) => tier.includes('dvfaudio_1'));
    expect(rankedTiers.slice(0, firstFactTier).at(-1)).toBe('("dvssach" AND "dvsnoi")');
    expect(rankedTiers.slice(0, firstFactTier).filter((tier) => tier.includes('"dva'))).toEqual([]);
    const factTier = '((("dvtsach" OR "dvssach") AND ("dvtnoi" OR "dvsnoi")) OR "dvfaudio_1")';
    // Texts with both the fact and the words rank above texts with only the fact.
    expect(rankedTiers.slice(firstFactTier, firstFactTier + 2)).toEqual([
      `(${factTier} AND ("dvasach" AND "dvanoi"))`,
      factTier,
    ]);
    expect(rankedTiers[firstFactTier + 2]).toBe('("dvysach1" AND "dvynoi1" AND "dvasach_noi")');
  });
});
