import { describe, expect, it, vi } from 'vitest';
import { createCountCache } from './count-cache.ts';

describe('kept counts', () => {
  it('counts once per state of the index', async () => {
    const counts = createCountCache();
    const count = vi.fn(async () => 7);
    counts.atState(1);
    expect(await counts.getOrCount('a', 10, count)).toBe(7);
    counts.atState(1);
    expect(await counts.getOrCount('a', 10, count)).toBe(7);
    expect(count).toHaveBeenCalledTimes(1);
    await counts.getOrCount('b', 10, count);
    await counts.getOrCount('a', 20, count);
    expect(count).toHaveBeenCalledTimes(3);
    counts.atState(2);
    await counts.getOrCount('a', 10, count);
    expect(count).toHaveBeenCalledTimes(4);
  });

  it('caches nothing before the state is known', async () => {
    const counts = createCountCache();
    const count = vi.fn(async () => 7);
    await counts.getOrCount('a', 10, count);
    await counts.getOrCount('a', 10, count);
    expect(count).toHaveBeenCalledTimes(2);
  });

  it('drops a count that was running while the index was written', async () => {
    const counts = createCountCache();
    counts.atState(1);
    const pendingResult = Promise.withResolvers<number>();
    const staleCount = counts.getOrCount('a', 10, () => pendingResult.promise);
    counts.atState(2);
    pendingResult.resolve(7);
    expect(await staleCount).toBe(7);
    expect(await counts.getOrCount('a', 10, async () => 8)).toBe(8);
  });

  it('counts again after a failure', async () => {
    const counts = createCountCache();
    counts.atState(1);
    await expect(counts.getOrCount('a', 10, () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
    expect(await counts.getOrCount('a', 10, async () => 8)).toBe(8);
  });

  it('limits its size, however long the expressions are', async () => {
    const counts = createCountCache();
    counts.atState(1);
    const count = vi.fn(async () => 7);
    await counts.getOrCount('first', 10, count);
    for (let index = 0; index < 50; index++)
      await counts.getOrCount(`${index} ${'x'.repeat(50_000)}`, 10, async () => index);
    await counts.getOrCount('first', 10, count);
    expect(count).toHaveBeenCalledTimes(2);
  });
});
