import { expect, it } from 'vitest';
import { createShortCache } from './short-cache.ts';

/** Creates a cache whose reads are counted and can fail, with a fake clock. */
function fixture() {
  const state = { value: 'first', reads: 0, time: 0 };
  const cache = createShortCache(
    async (_key: string, _source: undefined) => {
      state.reads++;
      const { value } = state;
      if (value === 'broken') throw new Error('no database');
      return value;
    },
    { now: () => state.time, maxEntries: 2 },
  );
  return { state, read: (key = 'x') => cache.get(key, undefined), forget: cache.forget };
}

it('reads a value once per second, however many callers request it', async () => {
  const { state, read } = fixture();
  await Promise.all([read(), read()]);
  state.time = 999;
  await read();
  expect(state.reads).toBe(1);
  state.time = 1000;
  state.value = 'second';
  expect(await read()).toBe('second');
  expect(state.reads).toBe(2);
});

it('forgets at once, including pending reads', async () => {
  const { state, read, forget } = fixture();
  const pendingRead = read();
  forget();
  state.value = 'second';
  expect(await pendingRead).toBe('first');
  expect(await read()).toBe('second');
});

it('does not cache a failure', async () => {
  const { state, read } = fixture();
  state.value = 'broken';
  await expect(read()).rejects.toThrow('no database');
  state.value = 'mended';
  expect(await read()).toBe('mended');
});

it('empties itself when it is full', async () => {
  const { state, read } = fixture();
  await read('x');
  await read('y');
  await read('z');
  await read('z');
  expect(state.reads).toBe(3);
  await read('x');
  expect(state.reads).toBe(4);
});

it('does not let a transaction wait for a read outside of it', async () => {
  const pendingReads: Array<() => void> = [];
  const cache = createShortCache(
    (_key: string, source: string) =>
      new Promise<string>((resolve) => {
        pendingReads.push(() => resolve(source));
      }),
  );
  const outside = [cache.get('x', 'database'), cache.get('x', 'database')];
  const inside = cache.get('x', 'transaction');
  expect(pendingReads).toHaveLength(2);
  pendingReads[1]?.();
  expect(await inside).toBe('transaction');
  pendingReads[0]?.();
  expect(await Promise.all(outside)).toEqual(['database', 'database']);
  await cache.get('x', 'another');
  expect(pendingReads).toHaveLength(2);
});
