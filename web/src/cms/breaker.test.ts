import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Breaker } from './breaker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const make = (probe = vi.fn(async () => false)) => {
  const onOpen = vi.fn();
  return { probe, onOpen, breaker: new Breaker({ threshold: 5, probeEvery: 500, probe, onOpen }) };
};
const fail = (breaker: Breaker, times: number) => {
  for (let number = 0; number < times; number++) breaker.failed();
};

describe('Breaker', () => {
  it('opens after five failures in a row, once', () => {
    const { breaker, onOpen } = make();
    fail(breaker, 4);
    expect(breaker.isOpen).toBe(false);
    breaker.failed();
    expect(breaker.isOpen).toBe(true);
    fail(breaker, 5);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('a success between them starts the count again', () => {
    const { breaker } = make();
    fail(breaker, 4);
    breaker.succeeded();
    fail(breaker, 4);
    expect(breaker.isOpen).toBe(false);
  });

  it('stays open while the probe gets no answer, whatever late answers come, and closes at the first one it gets', async () => {
    const probe = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('late'));
    const { breaker } = make(probe as never);
    fail(breaker, 5);
    breaker.succeeded();
    await vi.advanceTimersByTimeAsync(1000);
    expect([probe.mock.calls.length, breaker.isOpen]).toEqual([2, true]);
    probe.mockResolvedValue(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(breaker.isOpen).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(probe).toHaveBeenCalledTimes(3);
  });

  it('never has two probes under way', async () => {
    const probe = vi.fn(() => new Promise<boolean>(() => undefined));
    const { breaker } = make(probe as never);
    fail(breaker, 5);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(probe).toHaveBeenCalledTimes(1);
  });

  it('after it closed, one failure opens it again; a success forgets the old ones', async () => {
    const { breaker, onOpen } = make(vi.fn(async () => true));
    fail(breaker, 5);
    await vi.advanceTimersByTimeAsync(500);
    breaker.failed();
    expect([breaker.isOpen, onOpen.mock.calls.length]).toEqual([true, 2]);
    await vi.advanceTimersByTimeAsync(500);
    breaker.succeeded();
    fail(breaker, 4);
    expect(breaker.isOpen).toBe(false);
  });
});
