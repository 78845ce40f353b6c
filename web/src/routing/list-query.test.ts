import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filtersOf,
  formatListQuery,
  type ListQuery,
  parseListQuery,
  parseListSegment,
  toListSegment,
} from './list-query.ts';

const anyQuery: fc.Arbitrary<ListQuery> = fc.record(
  {
    page: fc.integer({ min: 1, max: 500 }),
    sort: fc.constantFrom('recent' as const, 'oldest' as const),
    category: fc.integer({ min: 1, max: 9_999_999 }),
    status: fc.constantFrom('live' as const, 'upcoming' as const, 'over' as const),
    month: fc.constantFrom('2026-01', '2026-11', '2031-12'),
    author: fc.constantFrom('kim-ngoc-tram', 'x', 'a1-b2'),
    audience: fc.constantFrom('teacher', 'older-student'),
  },
  { requiredKeys: ['page', 'sort'] },
);

describe('list query', () => {
  it('is the same after a round trip through address and segment', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(parseListQuery(new URLSearchParams(formatListQuery(query)))).toEqual(query);
        const segment = toListSegment(query);
        if (segment) expect(parseListSegment(segment)).toEqual(query);
      }),
    );
  });
  it('never fails and stays within its bounds for any address', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (page, sort, anyText) => {
        const filters = { category: anyText, status: anyText, month: anyText, author: anyText, audience: anyText };
        const query = parseListQuery(new URLSearchParams({ page, sort, ...filters }));
        expect(query.page).toBeGreaterThanOrEqual(1);
        expect(query.page).toBeLessThanOrEqual(500);
        expect(['recent', 'oldest']).toContain(query.sort);
      }),
    );
  });
  it.each([
    'page-1',
    'page-02',
    'page-501',
    'sort-best',
    'page-2_sort-oldest',
    'x',
    '',
    'month-2026-13',
    'status-gone',
    'author-A_B',
  ])('refuses the segment %j', (segment) => {
    expect(parseListSegment(segment)).toBeUndefined();
  });
  it('accepts only the filters that the list offers', () => {
    const search = new URLSearchParams('status=live&month=2026-11&author=a-b&audience=teacher&category=3');
    expect(parseListQuery(search, filtersOf('news'))).toEqual({ page: 1, sort: 'recent', category: 3 });
    expect(parseListQuery(search, filtersOf('mentalHealth'))).toEqual({
      page: 1,
      sort: 'recent',
      author: 'a-b',
      audience: 'teacher',
    });
    expect(toListSegment(parseListQuery(search, filtersOf('events')))).toBe('category-3_status-live_month-2026-11');
  });
});
