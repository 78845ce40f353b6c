import { countsRequest } from '@hat-nang/model/contracts/search';
import { expect, it } from 'vitest';
import type { Choices } from './choices.ts';
import { countOptions } from './filter-counts.ts';
import type { Reader } from './reader.ts';
import { INDEX_VERSION } from './sources.ts';

const choices: Choices = {
  isCategory: (_kind, id) => id === 3,
  option: (group, value) => (group === 'reading_age' && value === '6-9' ? 30 : undefined),
  valuesOf: () => [],
  categoriesNamed: () => [],
};

/** Runs a request with a fake index reader, which returns the counts 1, 2, 3 … Returns the answer and the conditions that were counted. */
const runRequest = async (query: Record<string, string>, isChanging = false) => {
  const wanted: unknown[] = [];
  const reader: Pick<Reader, 'query' | 'countEach'> = {
    query: async () => [{ version: INDEX_VERSION, changing: isChanging ? 1 : 0 }],
    countEach: async (conditions) => {
      wanted.push(...conditions);
      return conditions.map((_, index) => index + 1);
    },
  };
  const context = { reader, choices: async () => choices, now: Date.now };
  return { answer: await countOptions(context, countsRequest.parse(query)), wanted };
};

it('a single filter of documents is a list, several are tokens, and an option replaces the filter of its name', async () => {
  const options = 'type-book,type-study,age-6-9,category-3,sign-1';
  expect(await runRequest({ kind: 'documents', options })).toEqual({
    answer: { 'type-book': 1, 'type-study': 2, 'age-6-9': 3, 'category-3': 4, 'sign-1': 5 },
    wanted: ['type_book', 'type_study', 'age_30', 'category_3', 'sign_1'].map((list) => ({ list })),
  });
  expect((await runRequest({ kind: 'documents', type: 'book', options })).wanted).toEqual([
    { list: 'type_book' },
    { list: 'type_study' },
    { and: ['dvfage_30', 'dvftype_book'] },
    { and: ['dvftype_book', 'dvc3'] },
    { and: ['dvftype_book', 'dvfsign_1'] },
  ]);
});

it('other sections have tokens only', async () => {
  const { wanted } = await runRequest({ kind: 'events', status: 'over', options: 'month-2026-11,category-3' });
  expect(wanted).toEqual([{ and: ['evfstatus_over', 'evfmonth_2026_11'] }, { and: ['evfstatus_over', 'evc3'] }]);
});

it('nothing is counted during a change, or for a value that is not known yet', async () => {
  expect(await runRequest({ kind: 'documents', options: 'sign-1' }, true)).toEqual({ answer: undefined, wanted: [] });
  for (const options of ['sign-1,age-3-6', 'category-4'])
    expect(await runRequest({ kind: 'documents', options })).toEqual({ answer: undefined, wanted: [] });
});

it.each([
  { kind: 'documents' },
  { kind: 'documents', options: '' },
  { kind: 'documents', options: 'banana' },
  { kind: 'documents', options: 'toString-1' },
  { kind: 'documents', options: 'sign-yes' },
  { kind: 'documents', options: 'month-2026-11' },
  { kind: 'news', options: 'category-1', audience: 'teacher' },
])('%o is refused', (query) => expect(countsRequest.safeParse(query).success).toBe(false));
