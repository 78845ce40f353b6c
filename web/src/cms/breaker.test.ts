import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Breaker } from './breaker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const setUpBreaker = (probe = vi.fn(async () => false)) => {
  const onOpen = vi.fn();
  return { probe, onOpen, breaker: new Breaker({ probeIntervalMs: 500, probe, onOpen }) };
};

describe('Breaker', () => {
  it('opens once', () => {
    const { breaker, onOpen } = setUpBreaker();
    expect(breaker.isOpen).toBe(false);
    for (let call = 0; call < 5; call++) {
      breaker.open();
      expect(breaker.isOpen).toBe(true);
    }
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('stays open until a probe succeeds', async () => {
    const probe = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('late'));
    const { breaker } = setUpBreaker(probe as never);
    breaker.open();
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
    breaker.open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(probe).toHaveBeenCalledTimes(1);
  });

  it('opens again when it has just closed', async () => {
    const { breaker, onOpen } = setUpBreaker(vi.fn(async () => true));
    breaker.open();
    await vi.advanceTimersByTimeAsync(500);
    expect(breaker.isOpen).toBe(false);
    breaker.open();
    expect([breaker.isOpen, onOpen.mock.calls.length]).toEqual([true, 2]);
  });
});
