import { expect, it, vi } from 'vitest';
import type { Reader } from './reader.ts';
import { createVocabularyKeeper } from './vocabulary-keeper.ts';

/** Returns a keeper with a fake index reader that fails while `isDown` is true. */
function createKeeper() {
  const state = { isDown: false, now: 0, writes: 1, words: [] as string[] };
  const reader = {
    query: async (sql: string) => {
      if (state.isDown) throw new Error('the database does not answer');
      return sql.includes('search_vocabulary')
        ? state.words.map((word) => ({ scope: 'dv', word, uses: 3, writes: state.writes }))
        : [{ value: state.writes }];
    },
  } as unknown as Reader;
  return { state, keeper: createVocabularyKeeper(reader, () => state.now) };
}

it('retries a first load that failed at the next search', async () => {
  const { state, keeper } = createKeeper();
  state.isDown = true;
  await expect(keeper.ready()).rejects.toThrow('does not answer');
  state.isDown = false;
  await expect(keeper.ready()).resolves.toBeUndefined();
});

it('uses the old words while a reload fails, and loads the new ones afterwards', async () => {
  const { state, keeper } = createKeeper();
  await keeper.ready();
  state.isDown = true;
  state.now = 6_000;
  await expect(keeper.ready()).resolves.toBeUndefined();
  state.now = 6_500;
  await expect(keeper.ready()).resolves.toBeUndefined();
});

it('counts a batch once, whether a load has included it or not', async () => {
  const { state, keeper } = createKeeper();
  const uses = () => keeper.vocabulary.uses('dv', 'trau');
  const batch = [{ scope: 'dv', word: 'trau', uses: 1 }];
  state.words = ['trau'];
  await keeper.ready();
  keeper.changed(batch, 1);
  expect(uses()).toBe(3);
  keeper.changed(batch, 2);
  expect(uses()).toBe(4);
  // Another process has written number 3.
  keeper.changed(batch, 4);
  expect(uses()).toBe(5);
  Object.assign(state, { writes: 4, now: 6_000 });
  await keeper.ready();
  await vi.waitFor(() => expect(uses()).toBe(3));
});
