import { describe, expect, it } from 'vitest';
import { formatEventTimes } from './event-times.ts';

describe('when an event takes place', () => {
  it('one day, in the time of the site', () => {
    const times = { startsAt: '2026-11-23T02:00:00Z', endsAt: '2026-11-23T03:30:00Z' };
    expect(formatEventTimes('en', times)).toBe('Monday, 23 November 2026, 09:00 – 10:30');
    expect(formatEventTimes('vi', times)).toMatch(/^Thứ Hai.*23 tháng 11.*2026, 09:00 – 10:30$/);
  });
  it('several days, midnight in Viet Nam between them', () => {
    const times = { startsAt: '2026-11-23T16:00:00Z', endsAt: '2026-11-23T18:00:00Z' };
    expect(formatEventTimes('en', times, 'medium')).toBe('23 Nov 2026, 23:00 – 24 Nov 2026, 01:00');
  });
});
