import { describe, expect, it, vi } from 'vitest';
import { keptCounts } from './kept-counts.ts';

describe('kept counts', () => {
  it('counts once per state of the index', async () => {
    const kept = keptCounts();
    const count = vi.fn(async () => 7);
    kept.atState(1);
    expect(await kept.of('a', 10, count)).toBe(7);
    kept.atState(1);
    expect(await kept.of('a', 10, count)).toBe(7);
    expect(count).toHaveBeenCalledTimes(1);
    await kept.of('b', 10, count);
    await kept.of('a', 20, count);
    expect(count).toHaveBeenCalledTimes(3);
    kept.atState(2);
    await kept.of('a', 10, count);
    expect(count).toHaveBeenCalledTimes(4);
  });

  it('caches nothing before the state is known', async () => {
    const kept = keptCounts();
    const count = vi.fn(async () => 7);
    await kept.of('a', 10, count);
    await kept.of('a', 10, count);
    expect(count).toHaveBeenCalledTimes(2);
  });

  it('drops a count that was running while the index was written', async () => {
    const kept = keptCounts();
    kept.atState(1);
    const running = Promise.withResolvers<number>();
    const old = kept.of('a', 10, () => running.promise);
    kept.atState(2);
    running.resolve(7);
    expect(await old).toBe(7);
    expect(await kept.of('a', 10, async () => 8)).toBe(8);
  });

  it('counts again after a failure', async () => {
    const kept = keptCounts();
    kept.atState(1);
    await expect(kept.of('a', 10, () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
    expect(await kept.of('a', 10, async () => 8)).toBe(8);
  });

  it('limits its size, however long the expressions are', async () => {
    const kept = keptCounts();
    kept.atState(1);
    const count = vi.fn(async () => 7);
    await kept.of('first', 10, count);
    for (let n = 0; n < 50; n++) await kept.of(`${n} ${'x'.repeat(50_000)}`, 10, async () => n);
    await kept.of('first', 10, count);
    expect(count).toHaveBeenCalledTimes(2);
  });
});
