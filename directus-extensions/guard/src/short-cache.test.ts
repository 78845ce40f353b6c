import { expect, it } from 'vitest';
import { isCurrent } from './current-rights.ts';
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
    () => state.time,
  );
  return { state, read: () => cache.get('x', undefined), forget: cache.forget };
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

it.each([
  [{ role: 'a' }, { role: 'a', status: 'active' }, true],
  [{ role: null }, { role: null, status: 'active' }, true],
  [{}, { role: null, status: 'active' }, true],
  [{ role: 'a' }, { role: 'b', status: 'active' }, false],
  [{ role: 'a' }, { role: null, status: 'active' }, false],
  [{ role: 'a' }, { role: 'a', status: 'suspended' }, false],
  [{ role: 'a' }, undefined, false],
])('%j with row %j is current: %s', (caller, row, expected) => {
  expect(isCurrent(caller, row)).toBe(expected);
});
