import { describe, expect, it } from 'vitest';
import { matchAgesAt, overlapsAges, shownAges } from './ages.ts';
import { queryWords } from './query.ts';

const findAges = (query: string) => {
  const { words } = queryWords(query);
  const ages = words.map((_, index) => matchAgesAt(words, index)).find((candidate) => candidate !== undefined);
  return ages === undefined ? undefined : [ages.from, ages.to, ages.endIndex];
};

describe('agesAt', () => {
  it.each([
    ['truyện cho bé 3 tuổi', 3, 3, 5],
    ['truyen cho be 3 tuoi', 3, 3, 5],
    ['bé ba tuổi', 3, 3, 3],
    ['3-6 tuổi', 3, 6, 3],
    ['từ 3 đến 6 tuổi', 3, 6, 5],
    ['sách dưới 6 tuổi', 0, 5, 4],
    ['trên 12 tuổi', 12, 99, 3],
    ['sách lớp 2', 7, 8, 3],
    ['lop 5 ', 10, 11, 2],
    ['age 5', 5, 5, 2],
    ['ages 3 to 6', 3, 6, 4],
    ['aged 6–9', 6, 9, 3],
    ['books for 3 year olds', 3, 3, 5],
    ['a five-year-old', 5, 5, 4],
    ['under 6 years', 0, 5, 3],
    ['grade 5', 10, 11, 2],
    ['teen', 12, 17, 1],
    ['truyện tuổi teen', 12, 17, 3],
    ['mẫu giáo', 3, 5, 2],
    ['mau giao', 3, 5, 2],
    ['preschool books', 3, 5, 1],
  ])('%s', (query, from, to, end) => {
    expect(findAges(query)).toEqual([from, to, end]);
  });

  it.each([
    'mười bạn đom đóm',
    'lớp 2B',
    'lớp 13',
    'lớp học',
    'nồi phở lúc bốn giờ sáng',
    'tuổi thơ',
    'Hà Nội 2026',
    '100',
    'number eight',
    'page 5',
  ])('no age: %s', (query) => {
    expect(findAges(query)).toBeUndefined();
  });
});

describe('overlapsAges', () => {
  const options = ['0-3', '3-6', '6-9', '9-12', '12-plus'];
  const overlappingOptions = (from: number, to = from) =>
    options.filter((option) => overlapsAges(option, { from, to }));

  it('accepts every option whose age range overlaps', () => {
    expect(overlappingOptions(5)).toEqual(['3-6']);
    expect(overlappingOptions(3)).toEqual(['0-3', '3-6']);
    expect(overlappingOptions(10, 11)).toEqual(['9-12']);
    expect(overlappingOptions(12, 99)).toEqual(['12-plus']);
    expect(overlappingOptions(3, 5)).toEqual(['3-6']);
    expect(overlappingOptions(3, 6)).toEqual(['3-6']);
    expect(overlappingOptions(5, 7)).toEqual(['3-6', '6-9']);
    expect(overlapsAges('under-6', { from: 5, to: 5 })).toBe(true);
    expect(overlapsAges('under-6', { from: 6, to: 6 })).toBe(false);
    expect(overlapsAges('any', { from: 6, to: 6 })).toBe(false);
  });
});

it('shownAges returns the option that contains a single age', () => {
  const options = ['0-3', '3-6', '6-9', '9-12', '12-plus'];
  expect(shownAges({ from: 3, to: 3 }, options)).toEqual({ from: 3, to: 6 });
  expect(shownAges({ from: 5, to: 5 }, options)).toEqual({ from: 3, to: 6 });
  expect(shownAges({ from: 13, to: 13 }, options)).toEqual({ from: 12, to: 99 });
  expect(shownAges({ from: 3, to: 8 }, options)).toEqual({ from: 3, to: 8 });
  expect(shownAges({ from: 5, to: 5 }, [])).toEqual({ from: 5, to: 5 });
});
