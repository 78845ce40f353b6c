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
    const onDeadline = vi.fn();
    const timer = createDeadlineTimer(onDeadline);
    timer.set(Date.now() + 15 * 60_000);
    vi.advanceTimersByTime(15 * 60_000 - 1);
    expect(onDeadline).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onDeadline).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(day);
    expect(onDeadline).toHaveBeenCalledTimes(1);
  });
  it('may be 30 days in the future, longer than the limit of a browser timer', () => {
    const onDeadline = vi.fn();
    const waitTimes: number[] = [];
    const realSetTimeout = globalThis.setTimeout;
    vi.stubGlobal('setTimeout', (work: () => void, wait: number) => {
      waitTimes.push(wait);
      return realSetTimeout(work, wait);
    });
    const timer = createDeadlineTimer(onDeadline);
    timer.set(Date.now() + 30 * day - 30_000);
    vi.advanceTimersByTime(30 * day - 30_001);
    expect(onDeadline).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onDeadline).toHaveBeenCalledTimes(1);
    expect(Math.max(...waitTimes)).toBeLessThanOrEqual(day);
    vi.unstubAllGlobals();
  });
  it('that passed during sleep is reported at the next check', () => {
    const onDeadline = vi.fn();
    const timer = createDeadlineTimer(onDeadline);
    timer.set(Date.now() + day);
    vi.setSystemTime(Date.now() + 2 * day);
    timer.check();
    expect(onDeadline).toHaveBeenCalledTimes(1);
    timer.check();
    expect(onDeadline).toHaveBeenCalledTimes(1);
  });
  it('can be cancelled, moved, and infinite', () => {
    const onDeadline = vi.fn();
    const timer = createDeadlineTimer(onDeadline);
    timer.set(Date.now() + 1000);
    timer.clear();
    timer.set(Number.POSITIVE_INFINITY);
    vi.advanceTimersByTime(60 * day);
    expect(onDeadline).not.toHaveBeenCalled();
    timer.set(Date.now() + 1000);
    timer.set(Date.now() + 5000);
    vi.advanceTimersByTime(4999);
    expect(onDeadline).not.toHaveBeenCalled();
  });
});
