import { describe, expect, it } from 'vitest';
import { createMonthFilter, listMonths, toMonth } from './event-filters.ts';

describe('months of the site’s calendar', () => {
  it('begin at midnight in Viet Nam', () => {
    expect(toMonth('2026-10-31T16:59:59Z')).toBe('2026-10');
    expect(toMonth('2026-10-31T17:00:00Z')).toBe('2026-11');
    expect(createMonthFilter('2026-12')).toEqual({
      _and: [{ starts_at: { _lt: '2026-12-31T17:00:00.000Z' } }, { ends_at: { _gte: '2026-11-30T17:00:00.000Z' } }],
    });
  });
  it('are all months that overlap an event, the latest first', () => {
    expect(
      listMonths([
        ['2026-11-30T01:00:00Z', '2027-01-02T01:00:00Z'],
        ['2026-11-03T01:00:00Z', '2026-11-03T02:00:00Z'],
      ]),
    ).toEqual(['2027-01', '2026-12', '2026-11']);
    expect(listMonths([['2020-01-01T01:00:00Z', '2090-01-01T01:00:00Z']])).toHaveLength(12);
  });
});
