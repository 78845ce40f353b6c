import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatListQuery, fromListSegment, type ListQuery, parseListQuery, toListSegment } from './list-query.ts';

const anyQuery: fc.Arbitrary<ListQuery> = fc.record(
  {
    page: fc.integer({ min: 1, max: 500 }),
    sort: fc.constantFrom('recent' as const, 'oldest' as const),
    category: fc.integer({ min: 1, max: 9_999_999 }),
  },
  { requiredKeys: ['page', 'sort'] },
);

describe('list query', () => {
  it('survives the address and the inner segment', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(parseListQuery(new URLSearchParams(formatListQuery(query)))).toEqual(query);
        const segment = toListSegment(query);
        if (segment) expect(fromListSegment(segment)).toEqual(query);
      }),
    );
  });
  it('never fails and never leaves its bounds, whatever the address says', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (page, sort, category) => {
        const query = parseListQuery(new URLSearchParams({ page, sort, category }));
        expect(query.page).toBeGreaterThanOrEqual(1);
        expect(query.page).toBeLessThanOrEqual(500);
        expect(['recent', 'oldest']).toContain(query.sort);
      }),
    );
  });
  it.each(['page-1', 'page-02', 'page-501', 'sort-best', 'page-2_sort-oldest', 'x', ''])(
    'refuses the segment %j',
    (segment) => {
      expect(fromListSegment(segment)).toBeUndefined();
    },
  );
});
