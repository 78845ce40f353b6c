import type { Lang } from '@hat-nang/model/languages';
import { describe, expect, it } from 'vitest';
import { toFts5 } from './expression.ts';
import {
  bestMatches,
  factConditions,
  isLongEnough,
  partialTiers,
  rankByScore,
  toPartialQuery,
} from './partial-match.ts';
import { phraseOf } from './phrases.ts';
import { queryWords } from './query.ts';
import type { FoundEntry } from './reader.ts';
import type { Span } from './tiers.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary();
vocabulary.add(
  Object.entries({
    con: 90,
    buffalo: 2,
    afraid: 4,
    water: 30,
    river: 20,
    bathe: 3,
    bathing: 2,
    trau: 3,
    so: 9,
    nuoc: 40,
  }).flatMap(([word, uses]) => ['de', 'dv'].map((scope) => ({ scope, word, uses }))),
);
const toQuery = (lang: Lang, query: string, spans: readonly Span[] = []) =>
  toPartialQuery(queryWords(query), spans, { lang, scope: `d${lang.charAt(0)}`, vocabulary });
let keys = 0;
const entry = (title: string, summary = '', body = ''): FoundEntry => ({
  ...{ key: ++keys, kind: 'documents', item: keys, lang: 'en', until: null, slug: '', author: '' },
  ...{ title, summary, body },
});
const noFacts = () => new Set<Span>();
const titles = (entries: readonly FoundEntry[]) => entries.map(({ title }) => title);

describe('isLongEnough', () => {
  it('needs two meaningful English words or three Vietnamese syllables', () => {
    expect(isLongEnough(toQuery('en', 'buffalo river'))).toBe(true);
    expect(isLongEnough(toQuery('en', 'buffalo'))).toBe(false);
    expect(isLongEnough(toQuery('en', 'the buffalo'))).toBe(false);
    expect(isLongEnough(toQuery('vi', 'trâu nước'))).toBe(false);
    expect(isLongEnough(toQuery('vi', 'trâu sợ nước'))).toBe(true);
  });
});

describe('looseTiers', () => {
  it('combines the parts, rarest words first, and keeps the filters', () => {
    const [first, ...others] = partialTiers(toQuery('en', 'buffalo water'), 'de', ['defsign_1']).map(toFts5);
    expect(first).toBe('("deabuffalo" AND "deawater" AND "defsign_1")');
    expect(others).toEqual(['("deabuffalo" AND "defsign_1")', '("deawater" AND "defsign_1")']);
  });

  it('matches other forms, synonyms and facts in place of a word', () => {
    const span: Span = { from: 0, to: 1, alternatives: [phraseOf('ox')], facts: ['type_book'] };
    const [both] = partialTiers(toQuery('en', 'buffalo bathe', [span]), 'de', []).map(toFts5);
    expect(both).toContain('"deaox"');
    expect(both).toContain('"deftype_book"');
    expect(both).toContain('("deabathe" OR "deabathing")');
  });
});

describe('bestMatches', () => {
  it('ranks entries that contain more of the query higher, and drops those that contain too little', () => {
    const [all, most, little] = [
      entry('A', '', 'The buffalo was afraid of water.'),
      entry('B', '', 'A buffalo, not afraid.'),
      entry('C', '', 'Water and water again.'),
    ];
    expect(titles(bestMatches(toQuery('en', 'buffalo afraid water'), [little, most, all], noFacts))).toEqual([
      'A',
      'B',
    ]);
  });

  it('drops entries with only one syllable of a Vietnamese query, however rare', () => {
    expect(bestMatches(toQuery('vi', 'trâu sợ nước'), [entry('A', '', 'Con trâu.')], noFacts)).toEqual([]);
    expect(titles(bestMatches(toQuery('vi', 'trâu sợ nước'), [entry('B', '', 'Con trâu sợ.')], noFacts))).toEqual([
      'B',
    ]);
  });
});

describe('rankByScore', () => {
  const rankedTitles = (
    query: string,
    entries: readonly FoundEntry[],
    lang: Lang = 'en',
    spans: readonly Span[] = [],
  ) => titles(rankByScore(toQuery(lang, query, spans), entries, noFacts));

  it('weighs titles over summaries over texts, and repeated words over single ones', () => {
    const entries = [
      entry('A', '', 'buffalo'),
      entry('B', '', 'buffalo buffalo'),
      entry('C', 'buffalo'),
      entry('D buffalo'),
    ];
    expect(rankedTitles('buffalo', entries)).toEqual(['D buffalo', 'C', 'B', 'A']);
  });

  it('weighs adjacent words over scattered ones', () => {
    const entries = [entry('A', '', 'afraid and of the buffalo'), entry('B', '', 'an afraid buffalo')];
    expect(rankedTitles('afraid buffalo', entries)).toEqual(['B', 'A']);
  });

  it('weighs matching accents over other accents', () => {
    expect(rankedTitles('trâu', [entry('A', '', 'trấu'), entry('B', '', 'trâu')], 'vi')).toEqual(['B', 'A']);
  });

  it('counts a synonym only where its words are adjacent', () => {
    const span: Span = { from: 0, to: 1, alternatives: [phraseOf('water ox')] };
    const entries = [entry('A', '', 'ox in the water'), entry('B', '', 'a water ox'), entry('C', '', 'a buffalo')];
    expect(rankedTitles('buffalo', entries, 'en', [span])).toEqual(['C', 'B', 'A']);
  });

  it('counts a fact, and keeps the order of equal entries', () => {
    const span: Span = { from: 0, to: 1, alternatives: [], facts: ['sign_1'] };
    const partialQuery = toQuery('en', 'afraid', [span]);
    const [first, second, entryWithFact] = [entry('A'), entry('B'), entry('C')];
    const factsOf = (key: number) => new Set(key === entryWithFact.key ? [span] : []);
    expect(titles(rankByScore(partialQuery, [first, second, entryWithFact], factsOf))).toEqual(['C', 'A', 'B']);
    expect(factConditions(partialQuery, 'de')).toEqual([{ span, fact: 'defsign_1' }]);
  });
});

it('weighs the beginning of a long text, and all texts of many entries', () => {
  const partialQuery = toQuery('en', 'buffalo river');
  const farEntry = entry('', '', `${'x '.repeat(20_000)}buffalo river`);
  const nearEntry = entry('', '', 'buffalo river');
  expect(bestMatches(partialQuery, [farEntry, nearEntry], noFacts)).toEqual([nearEntry]);
  const manyEntries = Array.from({ length: 60 }, () => entry('', '', `buffalo river ${'word '.repeat(30_000)}`));
  expect(bestMatches(partialQuery, manyEntries, noFacts)).toHaveLength(60);
});
