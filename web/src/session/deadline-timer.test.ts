import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeadlineTimer } from './deadline-timer.ts';

const day = 24 * 60 * 60_000;

describe('a deadline', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is reported once, at its time', () => {
    const reached = vi.fn();
    const timer = createDeadlineTimer(reached);
    timer.set(Date.now() + 15 * 60_000);
    vi.advanceTimersByTime(15 * 60_000 - 1);
    expect(reached).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reached).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(day);
    expect(reached).toHaveBeenCalledTimes(1);
  });
  it('may be 30 days in the future, longer than the limit of a browser timer', () => {
    const reached = vi.fn();
    const waitTimes: number[] = [];
    const real = globalThis.setTimeout;
    vi.stubGlobal('setTimeout', (work: () => void, wait: number) => {
      waitTimes.push(wait);
      return real(work, wait);
    });
    const timer = createDeadlineTimer(reached);
    timer.set(Date.now() + 30 * day - 30_000);
    vi.advanceTimersByTime(30 * day - 30_001);
    expect(reached).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reached).toHaveBeenCalledTimes(1);
    expect(Math.max(...waitTimes)).toBeLessThanOrEqual(day);
    vi.unstubAllGlobals();
  });
  it('that passed during sleep is reported at the next check', () => {
    const reached = vi.fn();
    const timer = createDeadlineTimer(reached);
    timer.set(Date.now() + day);
    vi.setSystemTime(Date.now() + 2 * day);
    timer.check();
    expect(reached).toHaveBeenCalledTimes(1);
    timer.check();
    expect(reached).toHaveBeenCalledTimes(1);
  });
  it('can be cancelled, moved, and infinite', () => {
    const reached = vi.fn();
    const timer = createDeadlineTimer(reached);
    timer.set(Date.now() + 1000);
    timer.clear();
    timer.set(Number.POSITIVE_INFINITY);
    vi.advanceTimersByTime(60 * day);
    expect(reached).not.toHaveBeenCalled();
    timer.set(Date.now() + 1000);
    timer.set(Date.now() + 5000);
    vi.advanceTimersByTime(4999);
    expect(reached).not.toHaveBeenCalled();
  });
});
