import { describe, expect, it } from 'vitest';
import { clientKey, memoryRateStore } from './rate-limit.ts';

describe('memoryRateStore', () => {
  it('lets a burst through, then as much as comes back', async () => {
    const store = memoryRateStore({ burst: 3, perSecond: 2 });
    for (let i = 0; i < 3; i++) expect(await store.take('a', 1, 0)).toEqual({ allowed: true });
    expect(await store.take('a', 1, 0)).toEqual({ allowed: false, retryAfterSeconds: 1 });
    expect(await store.take('b', 1, 0)).toEqual({ allowed: true });
    expect(await store.take('a', 1, 500)).toEqual({ allowed: true });
    expect(await store.take('a', 1, 500)).toMatchObject({ allowed: false });
  });

  it('says how long to wait for what is missing', async () => {
    const store = memoryRateStore({ burst: 10, perSecond: 0.5 });
    await store.take('a', 10, 0);
    expect(await store.take('a', 4, 0)).toEqual({ allowed: false, retryAfterSeconds: 8 });
  });

  it('gives tokens back, never beyond the burst', async () => {
    const store = memoryRateStore({ burst: 2, perSecond: 1 });
    await store.take('a', 2, 0);
    await store.give('a', 1);
    expect(await store.take('a', 1, 0)).toEqual({ allowed: true });
    await store.give('a', 100);
    expect(await store.take('a', 3, 0)).toMatchObject({ allowed: false });
  });

  it('does not count backwards when the clock does', async () => {
    const store = memoryRateStore({ burst: 1, perSecond: 1 });
    await store.take('a', 1, 10_000);
    expect(await store.take('a', 1, 0)).toMatchObject({ allowed: false });
  });

  it('forgets the client unseen for longest, and only that one', async () => {
    const store = memoryRateStore({ burst: 1, perSecond: 1 }, 2);
    await store.take('a', 1, 0);
    await store.take('b', 1, 0);
    await store.take('a', 1, 0);
    await store.take('c', 1, 0);
    expect(await store.take('a', 1, 0)).toMatchObject({ allowed: false });
    expect(await store.take('b', 1, 0)).toEqual({ allowed: true });
  });
});

describe('clientKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(clientKey(address)).toBe(key);
  });
});
