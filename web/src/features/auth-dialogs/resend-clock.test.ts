import { describe, expect, it, vi } from 'vitest';
import { codeSent, resendClock, waitOf } from './resend-clock.ts';

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
    expect(waitOf(end, now)).toEqual(wait);
  });
  it('is separate for each address, regardless of its case', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const listener = vi.fn();
    const stop = resendClock.subscribe(listener);
    codeSent('Na@example.com');
    codeSent(undefined, 7);
    expect(resendClock.endOf('na@example.com')).toBe(1_060_000);
    expect(resendClock.endOf(undefined)).toBe(1_007_000);
    expect(resendClock.endOf('other@example.com')).toBe(0);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    vi.useRealTimers();
  });
});
