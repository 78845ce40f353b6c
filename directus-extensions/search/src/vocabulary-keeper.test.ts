import { expect, it } from 'vitest';
import type { Reader } from './reader.ts';
import { createVocabularyKeeper } from './vocabulary-keeper.ts';

/** Returns a keeper with a fake index reader that fails while `isDown` is true. */
function createKeeper() {
  const state = { isDown: false, now: 0, writes: 1, words: [] as string[] };
  const reader = {
    query: async (sql: string) => {
      if (state.isDown) throw new Error('the database does not answer');
      return sql.includes('search_state')
        ? [{ value: state.writes }]
        : state.words.map((word) => ({ scope: 'dv', word, uses: 3 }));
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
