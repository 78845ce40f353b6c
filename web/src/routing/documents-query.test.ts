import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DocumentsQuery,
  documentsFlags,
  documentsTypes,
  formatDocumentsQuery,
  hasDocumentsFilters,
  parseDocumentsQuery,
  parseDocumentsSegment,
  toDocumentsSegment,
} from './documents-query.ts';

const optionArbitrary = fc.constantFrom('0-3', '6-9', '12-plus', 'vision', 'prefer-not-to-say');
const onArbitrary = fc.constant(true);
const anyQuery = fc.record(
  {
    page: fc.integer({ min: 1, max: 500 }),
    sort: fc.constantFrom('recent' as const, 'oldest' as const),
    category: fc.integer({ min: 1, max: 9_999_999 }),
    type: fc.constantFrom(...documentsTypes),
    age: optionArbitrary,
    disability: optionArbitrary,
    language: fc.constantFrom('vi' as const, 'en' as const),
    sign: onArbitrary,
    audio: onArbitrary,
    subtitle: onArbitrary,
    easy: onArbitrary,
  },
  { requiredKeys: ['page', 'sort'] },
) satisfies fc.Arbitrary<DocumentsQuery>;

describe('documents query', () => {
  it('is the same after a round trip through address and segment', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(parseDocumentsQuery(new URLSearchParams(formatDocumentsQuery(query)))).toEqual(query);
        const segment = toDocumentsSegment(query);
        if (segment) expect(parseDocumentsSegment(segment)).toEqual(query);
        else expect(hasDocumentsFilters(query)).toBe(false);
      }),
    );
  });

  it('has a short, readable address', () => {
    const query = { page: 2, sort: 'oldest', category: 3, age: '6-9', sign: true } as const;
    expect(formatDocumentsQuery(query)).toBe('?age=6-9&sign=1&category=3&sort=oldest&page=2');
    expect(toDocumentsSegment(query)).toBe('age-6-9_sign-1_category-3_sort-oldest_page-2');
    expect(formatDocumentsQuery({})).toBe('');
  });

  it('becomes one path segment for any address, and never fails', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('type', 'age', 'disability', 'language', ...documentsFlags), fc.string()),
        (values) => {
          const query = parseDocumentsQuery(new URLSearchParams(values));
          const segment = toDocumentsSegment(query);
          if (segment) {
            expect(segment).toMatch(/^[a-z0-9_-]{1,200}$/);
            expect(parseDocumentsSegment(segment)).toEqual(query);
          }
        },
      ),
    );
  });

  it('drops the filters of other lists', () => {
    const search = new URLSearchParams('status=live&month=2026-11&author=a&audience=teacher&category=3');
    expect(toDocumentsSegment(parseDocumentsQuery(search))).toBe('category-3');
  });

  it.each([
    'page-1',
    'type-novel',
    'sign-0',
    'sign-1_audio-1',
    'language-fr',
    'age-',
    'age-A',
    'x',
    '',
    'sort-oldest_age-6-9',
  ])('refuses the segment %j', (segment) => {
    expect(parseDocumentsSegment(segment)).toBeUndefined();
  });
});
