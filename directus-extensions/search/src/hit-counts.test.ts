import { type SearchRequest, searchRequest } from '@hat-nang/model/contracts/search';
import { expect, it } from 'vitest';
import type { Choices } from './choices.ts';
import type { Expression } from './expression.ts';
import { toFts5 } from './expression.ts';
import { toFilterConditions } from './filter-tokens.ts';
import { countHitsByOption, toOptionConditions } from './hit-counts.ts';
import { queryWords } from './query.ts';
import type { Reader } from './reader.ts';
import { type Span, tiersOf } from './tiers.ts';

const choices: Choices = {
  isCategory: (_kind, id) => id === 3,
  option: (group, value) => (group === 'reading_age' && value === '6-9' ? 30 : undefined),
  valuesOf: () => [],
  categoriesNamed: () => [],
};
const others = ['dvasafe'];

/** Counts with a fake index reader, which returns the counts 1, 2, 3 … Returns the answer and the expressions that were counted. */
async function countOptions(params: Record<string, string>, spans: readonly Span[] = []) {
  const request: SearchRequest = searchRequest.parse({ kind: 'documents', lang: 'vi', ...params });
  const counted: string[] = [];
  const reader: Pick<Reader, 'countEach'> = {
    countEach: async (wanted, _limit, within = '') => {
      counted.push(...wanted.map((each) => `${toFts5(within)} ${toFts5(each as Expression)}`));
      return wanted.map((_, index) => index + 1);
    },
  };
  const query = queryWords(request.q);
  const filters = [...(toFilterConditions(request, choices) ?? []), ...others];
  const tiers = tiersOf(query, {
    ...{ scope: 'dv', match: 'whole', filters, spans },
    completions: () => [],
    categories: () => [],
  });
  const options = toOptionConditions(request, choices, others);
  return { answer: await countHitsByOption(reader, { query, tiers, options }), counted };
}

it('counts each option with the words and the other filters, in place of the filter of its name', async () => {
  const options = 'type-book,type-study,sign-1,age-6-9,category-3';
  expect(await countOptions({ q: 'trâu ', type: 'book', options })).toEqual({
    answer: { 'type-book': 1, 'type-study': 2, 'sign-1': 3, 'age-6-9': 4, 'category-3': 5 },
    counted: [
      '"dvatrau" ("dvftype_book" AND "dvasafe")',
      '"dvatrau" ("dvftype_study" AND "dvasafe")',
      '"dvatrau" ("dvftype_book" AND "dvfsign_1" AND "dvasafe")',
      '"dvatrau" ("dvfage_30" AND "dvftype_book" AND "dvasafe")',
      '"dvatrau" ("dvftype_book" AND "dvc3" AND "dvasafe")',
    ],
  });
});

it('keeps the exclusions of the query', async () => {
  expect((await countOptions({ q: 'trâu -meo ', options: 'sign-1' })).counted).toEqual([
    '("dvatrau" NOT "dvameo") ("dvfsign_1" AND "dvasafe")',
  ]);
});

it('gives an unknown option no number', async () => {
  expect((await countOptions({ q: 'trâu ', options: 'age-99,category-4,sign-1' })).answer).toEqual({ 'sign-1': 1 });
});

it('counts nothing without options, for a phrase, and for a query with too many tokens', async () => {
  const nothing = { answer: undefined, counted: [] };
  expect(await countOptions({ q: 'trâu ' })).toEqual(nothing);
  expect(await countOptions({ q: '"con trâu"', options: 'sign-1' })).toEqual(nothing);
  const alternatives = Array.from({ length: 1_000 }, (_, index) => queryWords(`t${index} `).words);
  const spans = [{ from: 0, to: 1, alternatives }];
  expect((await countOptions({ q: 'trâu ', options: 'sign-1' }, spans)).answer).toEqual({ 'sign-1': 1 });
  expect(await countOptions({ q: 'trâu ', options: 'sign-1,audio-1' }, spans)).toEqual(nothing);
});

it.each([
  { kind: 'documents', options: 'banana' },
  { kind: 'documents', options: 'month-2026-11' },
  { kind: 'news', options: 'audience-teacher' },
])('%o is refused', (params) => expect(searchRequest.safeParse({ lang: 'vi', q: 'a', ...params }).success).toBe(false));
