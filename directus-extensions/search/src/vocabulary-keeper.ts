/**
 * Keeps the vocabulary in memory. The vocabulary is read at the first search, updated after writes of this process, and read again after writes of other
 * processes.
 */
import { setImmediate as waitForEventLoop } from 'node:timers/promises';
import type { Reader } from './reader.ts';
import { Vocabulary, type WordCount } from './vocabulary.ts';

/** Minimum milliseconds between two checks for writes of other processes. Searches trigger the checks. */
const CHECK_INTERVAL_MS = 5_000;
/** Reads the words and the number of writes in one statement, so that both are of the same moment. */
const SELECT_WORDS = `SELECT scope, word, uses, (SELECT "value" FROM search_state WHERE name = 'writes') AS writes FROM search_vocabulary`;

export interface VocabularyKeeper {
  readonly vocabulary: Vocabulary;
  /** Resolves when the words are loaded. */
  ready(): Promise<void>;
  /** Applies the changes of a batch that this process wrote. `writes` is the number of index writes (by all processes), including this batch. */
  changed(counts: readonly WordCount[], writes: number): void;
}

export function createVocabularyKeeper(reader: Reader, now: () => number = Date.now): VocabularyKeeper {
  const vocabulary = new Vocabulary();
  let firstLoad: Promise<void> | undefined;
  let nextCheck = 0;
  /** Number of index writes (by all processes) that the loaded vocabulary includes. */
  let loadedWrites: number | undefined;

  const load = async () => {
    const [state] = await reader.query(`SELECT "value" FROM search_state WHERE name = 'writes'`, []);
    const writeCount = Number(state?.value ?? 0);
    if (loadedWrites === writeCount) return;
    const rows = await reader.query(SELECT_WORDS, []);
    vocabulary.replace(rows as unknown as WordCount[]);
    void vocabulary.prepare(waitForEventLoop);
    loadedWrites = Number(rows[0]?.writes ?? writeCount);
  };

  return {
    vocabulary,
    async ready() {
      // Until the words are loaded, every search waits for them. Later searches use the old words during a reload, and after a failed reload.
      if (loadedWrites === undefined) {
        firstLoad ??= load().finally(() => {
          firstLoad = undefined;
        });
        await firstLoad;
        nextCheck = now() + CHECK_INTERVAL_MS;
      } else if (now() >= nextCheck) {
        nextCheck = now() + CHECK_INTERVAL_MS;
        load().catch(() => undefined);
      }
    },
    changed(counts, writes) {
      // Before the first load there are no words to change. Loaded words may already include this batch.
      if (loadedWrites === undefined || writes <= loadedWrites) return;
      vocabulary.add(counts);
      // If writes of other processes are missing, the next check finds another number and loads all words.
      if (writes === loadedWrites + 1) loadedWrites = writes;
    },
  };
}
