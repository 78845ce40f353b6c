import { describe, expect, it } from 'vitest';
import { formatEventDays, formatEventMoment, formatEventTimes } from './event-times.ts';

describe('the formatted time of an event', () => {
  it('contains one day, in the time zone of the site', () => {
    const times = { startsAt: '2026-11-23T02:00:00Z', endsAt: '2026-11-23T03:30:00Z' };
    expect(formatEventTimes(times)).toBe('9:00 – 10:30, 23/11/2026');
    expect(formatEventDays('en', times)).toBe('Monday');
    expect(formatEventDays('vi', times)).toBe('Thứ Hai');
  });
  it('contains the year once for several days, which are separated by midnight in Viet Nam', () => {
    expect(formatEventTimes({ startsAt: '2026-11-22T01:00:00Z', endsAt: '2026-11-24T10:00:00Z' })).toBe(
      '8:00, 22/11 – 17:00, 24/11/2026',
    );
    const nightTimes = { startsAt: '2026-11-23T16:00:00Z', endsAt: '2026-11-23T18:00:00Z' };
    expect(formatEventTimes(nightTimes)).toBe('23:00, 23/11 – 1:00, 24/11/2026');
    expect(formatEventDays('en', nightTimes)).toBe('Monday – Tuesday');
  });
  it('of a deadline is one moment', () => {
    expect(formatEventMoment('2026-11-24T10:00:00Z')).toBe('17:00, 24/11/2026');
  });
  it('contains both years around New Year', () => {
    expect(formatEventTimes({ startsAt: '2026-12-31T13:00:00Z', endsAt: '2026-12-31T18:05:00Z' })).toBe(
      '20:00, 31/12/2026 – 1:05, 1/1/2027',
    );
  });
});
