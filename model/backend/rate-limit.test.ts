import { describe, expect, it } from 'vitest';
import { createMemoryRateStore } from './rate-limit.ts';

describe('createMemoryRateStore', () => {
  it('allows a burst, then only as much as is refilled', async () => {
    const store = createMemoryRateStore({ burst: 3, perSecond: 2 });
    for (let i = 0; i < 3; i++) expect(await store.take('a', 1, 0)).toEqual({ allowed: true });
    expect(await store.take('a', 1, 0)).toEqual({ allowed: false, retryAfterSeconds: 1 });
    expect(await store.take('b', 1, 0)).toEqual({ allowed: true });
    expect(await store.take('a', 1, 500)).toEqual({ allowed: true });
    expect(await store.take('a', 1, 500)).toMatchObject({ allowed: false });
  });

  it('returns how long to wait for the missing tokens', async () => {
    const store = createMemoryRateStore({ burst: 10, perSecond: 0.5 });
    await store.take('a', 10, 0);
    expect(await store.take('a', 4, 0)).toEqual({ allowed: false, retryAfterSeconds: 8 });
  });

  it('returns tokens, but never beyond the burst', async () => {
    const store = createMemoryRateStore({ burst: 2, perSecond: 1 });
    await store.take('a', 2, 0);
    await store.give('a', 1);
    expect(await store.take('a', 1, 0)).toEqual({ allowed: true });
    await store.give('a', 100);
    expect(await store.take('a', 3, 0)).toMatchObject({ allowed: false });
  });

  it('ignores a clock that goes backwards', async () => {
    const store = createMemoryRateStore({ burst: 1, perSecond: 1 });
    await store.take('a', 1, 10_000);
    expect(await store.take('a', 1, 0)).toMatchObject({ allowed: false });
  });

  it('evicts only the least recently seen client', async () => {
    const store = createMemoryRateStore({ burst: 1, perSecond: 1 }, 2);
    await store.take('a', 1, 0);
    await store.take('b', 1, 0);
    await store.take('a', 1, 0);
    await store.take('c', 1, 0);
    expect(await store.take('a', 1, 0)).toMatchObject({ allowed: false });
    expect(await store.take('b', 1, 0)).toEqual({ allowed: true });
  });
});
