import { describe, expect, it, vi } from 'vitest';
import { resendClock, startWait, toRemainingWait } from './resend-clock.ts';

describe('the wait for the next code', () => {
  it.each([
    [60_000, 0, { seconds: 60 }],
    [60_000, 59_001, { seconds: 1 }],
    [60_000, 60_000, undefined],
    [0, 60_000, undefined],
    [120_000, 0, { seconds: 120 }],
    [121_000, 0, { minutes: 3 }],
    [3_600_000, 0, { minutes: 60 }],
  ])('until %d, at %d', (end, now, wait) => {
    expect(toRemainingWait(end, now)).toEqual(wait);
  });
  it('is separate for each address, regardless of its case', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const listener = vi.fn();
    const unsubscribe = resendClock.subscribe(listener);
    startWait('Na@example.com');
    startWait(undefined, 7);
    expect(resendClock.getWaitEnd('na@example.com')).toBe(1_060_000);
    expect(resendClock.getWaitEnd(undefined)).toBe(1_007_000);
    expect(resendClock.getWaitEnd('other@example.com')).toBe(0);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    vi.useRealTimers();
  });
});
