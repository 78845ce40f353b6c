import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSorted, listActivities, moveItem, shuffleNumbers } from './activities.ts';
import type { BookActivity, ReaderBook, ReaderPage } from './book.ts';
import { toActivities } from './to-activities.ts';

const ascending = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 6 }).map((numbers) => {
  return numbers.sort((a, b) => a - b);
});

describe('the order of the pictures', () => {
  it('is never right at first, keeps every picture, and is the same for the same book', () => {
    fc.assert(
      fc.property(ascending, fc.nat(), (pages, seed) => {
        const shuffled = shuffleNumbers(pages, seed);
        expect(isSorted(shuffled)).toBe(false);
        expect([...shuffled].sort((a, b) => a - b)).toEqual(pages);
        expect(shuffleNumbers(pages, seed)).toEqual(shuffled);
      }),
    );
    expect(shuffleNumbers([], 1)).toEqual([]);
    expect(shuffleNumbers([4], 1)).toEqual([4]);
  });

  it('can be reached by moves, and a move beyond an end changes nothing', () => {
    expect(moveItem([3, 1, 2], 0, 1)).toEqual([1, 3, 2]);
    expect(moveItem([1, 3, 2], 2, -1)).toEqual([1, 2, 3]);
    expect(moveItem([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
    expect(moveItem([1, 2, 3], 2, 1)).toEqual([1, 2, 3]);
  });
});

const picture = { src: '/a', srcSet: '', width: 4, height: 3, alt: '' };
const textOf = (description: string) => ({ html: '', description, silent: 0, cues: [] });
const pageOf = (number: number, description = `Tranh ${number}`): ReaderPage => ({
  number,
  picture,
  texts: { vi: textOf(description) },
});
const bookOf = (pages: ReaderPage[], activities: BookActivity[] = [], hasOrderActivity = true): ReaderBook => ({
  id: 5,
  type: 'picture_book',
  voice: '',
  editions: {},
  pages,
  activities,
  hasOrderActivity,
});
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const orderedPages = (book: ReaderBook) =>
  listActivities(book, 'vi').flatMap((activity) =>
    activity.kind === 'order' ? activity.pictures.map(({ page }) => page) : [],
  );

describe('the activities of a book', () => {
  it.each([
    [2, []],
    [3, [1, 2, 3]],
    [7, [1, 4, 7]],
    [8, [1, 3, 6, 8]],
    [12, [1, 4, 7, 9, 12]],
    [40, [1, 11, 21, 30, 40]],
  ])('put pictures of a book with %i pages in order', (count, pages) => {
    expect(orderedPages(bookOf(numbersTo(count).map((number) => pageOf(number))))).toEqual(pages);
  });

  it('use only pictures with a description in the reading language, and follow the switch of the editors', () => {
    const pages = [pageOf(1), pageOf(2, ' '), { ...pageOf(3), picture: undefined }, pageOf(4), pageOf(5)];
    expect(orderedPages(bookOf(pages))).toEqual([1, 4, 5]);
    expect(listActivities(bookOf(pages), 'en')).toEqual([]);
    expect(listActivities(bookOf(pages, [], false), 'vi')).toEqual([]);
  });

  it('are offered only in a language that has their text', () => {
    const text = { question: 'Ai?', choices: [{ text: 'A' }, { text: 'B' }] };
    const activity = { id: 1, kind: 'find' as const, page: 2, areas: [], texts: { vi: text } };
    const book = bookOf([pageOf(1), pageOf(2)], [activity]);
    expect(listActivities(book, 'vi')).toEqual([
      { kind: 'find', areas: [], ...text, picture: { page: 2, picture, description: 'Tranh 2' } },
    ]);
    expect(listActivities(book, 'en')).toEqual([]);
  });
});

describe('the rows of activities', () => {
  type Rows = Parameters<typeof toActivities>[0];
  const areas = [
    { left: 0, top: 0, width: 40, height: 40, is_target: true },
    { left: 60, top: 0, width: 40, height: 40 },
  ];
  const choices = [
    { text: 'A', reply: 'Có.' },
    { text: 'B', reply: 'Có.' },
  ];
  const translation = { languages_code: { code: 'vi-VN' }, question: 'Ở đâu?', choices };
  const find = { id: '1', kind: 'find', page_number: 4, areas, translations: [translation] };
  const rawPages = [{ number: 2 }, { number: 4 }] as Parameters<typeof toActivities>[1];
  const convert = (...rows: object[]) => toActivities(rows as Rows, rawPages, [pageOf(1), pageOf(2)]);

  it('become activities, with the number that the reader gives their page', () => {
    expect(convert(find)).toEqual([
      {
        id: 1,
        kind: 'find',
        page: 2,
        areas: areas.map(({ is_target = false, ...area }) => ({ ...area, isTarget: is_target })),
        texts: { vi: { question: 'Ở đâu?', choices } },
      },
    ]);
    expect(convert({ ...find, kind: 'what_would_you_do', page_number: null, areas: null })).toMatchObject([
      { kind: 'what_would_you_do', texts: { vi: { choices } } },
    ]);
  });

  it.each([
    ['another kind', { kind: 'quiz' }],
    ['a page that does not exist', { page_number: 9 }],
    ['no page', { page_number: null }],
    ['areas outside of the picture', { areas: [areas[0], { ...areas[1], left: 61 }] }],
    ['no areas', { areas: null }],
    ['no text', { translations: [] }],
    ['another number of names than areas', { translations: [{ ...translation, choices: [...choices, ...choices] }] }],
    ['choices of another form', { translations: [{ ...translation, choices: 'A, B' }] }],
    ['a text without a language', { translations: [{ ...translation, languages_code: null }] }],
  ])('are left out with %s', (_, change) => {
    expect(convert({ ...find, ...change })).toEqual([]);
  });

  it('may be missing, for example in an older answer', () => {
    expect(toActivities(undefined, [], [])).toEqual([]);
  });
});
