import { describe, expect, it } from 'vitest';
import { eventStatus, nextStatusChange } from './event-status.ts';

const times = { startsAt: '2026-11-21T08:00:00+07:00', endsAt: '2026-11-21T11:00:00+07:00' };
const toTimestamp = (time: string) => Date.parse(`2026-11-21T${time}+07:00`);

describe('event status', () => {
  it.each([
    ['07:59:59', 'upcoming'],
    ['08:00:00', 'live'],
    ['10:59:59', 'live'],
    ['11:00:00', 'over'],
  ])('at %s it is %s', (time, status) => {
    expect(eventStatus(times, toTimestamp(time))).toBe(status);
  });
  it('is the override of an editor, and then never changes with time', () => {
    expect(eventStatus({ ...times, statusOverride: 'over' }, toTimestamp('09:00:00'))).toBe('over');
    expect(nextStatusChange({ ...times, statusOverride: 'over' }, toTimestamp('07:00:00'))).toBeUndefined();
    expect(eventStatus({ ...times, statusOverride: 'nonsense' }, toTimestamp('09:00:00'))).toBe('live');
  });
  it('nextStatusChange returns the time of the next change', () => {
    expect(nextStatusChange(times, toTimestamp('07:00:00'))).toBe(toTimestamp('08:00:00'));
    expect(nextStatusChange(times, toTimestamp('09:00:00'))).toBe(toTimestamp('11:00:00'));
    expect(nextStatusChange(times, toTimestamp('12:00:00'))).toBeUndefined();
  });
});
