import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { delayRefusal } from './refusal-delay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Checks whether a promise has settled by now. */
const isDone = async (promise: Promise<void>) => {
  let hasSettled = false;
  void promise.then(() => {
    hasSettled = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return hasSettled;
};

describe('delayRefusal', () => {
  it('waits 200 ms', async () => {
    const promise = delayRefusal();
    await vi.advanceTimersByTimeAsync(199);
    expect(await isDone(promise)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isDone(promise)).toBe(true);
  });

  it('delays at most a thousand refusals, and further ones later', async () => {
    const delays = Array.from({ length: 1_000 }, () => delayRefusal());
    expect(await isDone(delayRefusal())).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    await Promise.all(delays);
    const nextDelay = delayRefusal();
    expect(await isDone(nextDelay)).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    await nextDelay;
  });
});
