import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Breaker } from './breaker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const setUpBreaker = (probe = vi.fn(async () => false)) => {
  const onOpen = vi.fn();
  return { probe, onOpen, breaker: new Breaker({ threshold: 5, probeIntervalMs: 500, probe, onOpen }) };
};
const recordFailures = (breaker: Breaker, times: number) => {
  for (let attempt = 0; attempt < times; attempt++) breaker.recordFailure();
};

describe('Breaker', () => {
  it('opens after five failures in a row, once', () => {
    const { breaker, onOpen } = setUpBreaker();
    recordFailures(breaker, 4);
    expect(breaker.isOpen).toBe(false);
    breaker.recordFailure();
    expect(breaker.isOpen).toBe(true);
    recordFailures(breaker, 5);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('resets the count of failures after a success', () => {
    const { breaker } = setUpBreaker();
    recordFailures(breaker, 4);
    breaker.recordSuccess();
    recordFailures(breaker, 4);
    expect(breaker.isOpen).toBe(false);
  });

  it('stays open until a probe succeeds, even when late responses arrive', async () => {
    const probe = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('late'));
    const { breaker } = setUpBreaker(probe as never);
    recordFailures(breaker, 5);
    breaker.recordSuccess();
    await vi.advanceTimersByTimeAsync(1000);
    expect([probe.mock.calls.length, breaker.isOpen]).toEqual([2, true]);
    probe.mockResolvedValue(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(breaker.isOpen).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(probe).toHaveBeenCalledTimes(3);
  });

  it('never runs two probes at once', async () => {
    const probe = vi.fn(() => new Promise<boolean>(() => undefined));
    const { breaker } = setUpBreaker(probe as never);
    recordFailures(breaker, 5);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(probe).toHaveBeenCalledTimes(1);
  });

  it('opens again after one failure when it has just closed; a success resets the count', async () => {
    const { breaker, onOpen } = setUpBreaker(vi.fn(async () => true));
    recordFailures(breaker, 5);
    await vi.advanceTimersByTimeAsync(500);
    breaker.recordFailure();
    expect([breaker.isOpen, onOpen.mock.calls.length]).toEqual([true, 2]);
    await vi.advanceTimersByTimeAsync(500);
    breaker.recordSuccess();
    recordFailures(breaker, 4);
    expect(breaker.isOpen).toBe(false);
  });
});
