import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { delayRefusal } from './refusal-delay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Checks whether a promise has settled by now. */
const isDone = async (work: Promise<void>) => {
  let done = false;
  void work.then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return done;
};

describe('delayRefusal', () => {
  it('waits 200 ms', async () => {
    const work = delayRefusal();
    await vi.advanceTimersByTimeAsync(199);
    expect(await isDone(work)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isDone(work)).toBe(true);
  });

  it('delays at most a thousand refusals, and further ones later', async () => {
    const all = Array.from({ length: 1_000 }, () => delayRefusal());
    expect(await isDone(delayRefusal())).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    await Promise.all(all);
    const next = delayRefusal();
    expect(await isDone(next)).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    await next;
  });
});
