import { expect, it } from 'vitest';
import type { FilterGroup } from '@/components/ui/filter-panel';
import { addCounts } from './filter-counts.ts';

const toChoice = (key: string, isChosen = false) => ({ key, label: key, url: `/${key}`, isChosen });
const groups: FilterGroup[] = [
  { key: 'type', title: 'Type', choices: [toChoice('type-book'), toChoice('type-study', true)] },
  { key: 'age', title: 'Age', choices: [toChoice('age-0-3'), toChoice('age-3-6')] },
  { key: 'language', title: 'Language', choices: [toChoice('language-vi')] },
];
const countsOf = (counts: Record<string, number>) =>
  addCounts(groups, counts).map(({ choices }) => choices.map(({ key, count }) => [key, count]));

it('options that lead to nothing are left out, and so is a filter without options', () => {
  expect(countsOf({ 'type-book': 4, 'type-study': 2, 'age-0-3': 0, 'age-3-6': 0, 'language-vi': 6 })).toEqual([
    [
      ['type-book', 4],
      ['type-study', 2],
    ],
    [['language-vi', 6]],
  ]);
});

it('a selected option stays, so that it can be removed', () => {
  expect(countsOf({ 'type-book': 0, 'type-study': 0, 'age-0-3': 0, 'age-3-6': 1, 'language-vi': 0 })).toEqual([
    [['type-study', 0]],
    [['age-3-6', 1]],
  ]);
});

it('an option whose number is not known stays', () => {
  expect(countsOf({ 'type-book': 3 })[1]).toEqual([
    ['age-0-3', undefined],
    ['age-3-6', undefined],
  ]);
});
