/**
 * Reads the hits of a quoted query and checks their phrases. The index cannot check a phrase of three or more words, because it stores only words and pairs
 * of words.
 */
import { setImmediate as waitForEventLoop } from 'node:timers/promises';
import { hasPhrases } from './highlight-terms.ts';
import type { QueryWords } from './query.ts';
import type { Reader } from './reader.ts';
import type { Match } from './tiers.ts';

/** Maximum number of hits that are read. */
export const MAX_READ = 200;
/** Number of entries per read. Other requests run between two reads. */
const READ_SIZE = 10;
/** Number of characters of all bodies after which no more entries are read. */
const MAX_CHARACTERS = 3_000_000;

interface PhraseFilterResult {
  /** Keys of entries with every phrase, and keys of entries that were not read. */
  readonly kept: readonly number[];
  readonly dropped: number;
  /** True if the phrases of every entry were checked, here or by the index. */
  readonly isWhole: boolean;
}

export async function filterByPhrases(
  reader: Pick<Reader, 'entries'>,
  keys: readonly number[],
  query: QueryWords,
  match: Match,
): Promise<PhraseFilterResult> {
  // The index stores single words, so the search has already checked phrases of one word.
  if (query.phrases.every(([from, to]) => to - from === 1)) return { kept: keys, dropped: 0, isWhole: true };
  const matchingKeys: number[] = [];
  let characters = 0;
  let start = 0;
  for (; start < Math.min(keys.length, MAX_READ) && characters < MAX_CHARACTERS; start += READ_SIZE) {
    const entries = await reader.entries(keys.slice(start, Math.min(start + READ_SIZE, MAX_READ)));
    for (const entry of entries) {
      characters += entry.body.length;
      if (hasPhrases(entry, query, match)) matchingKeys.push(entry.key);
    }
    await waitForEventLoop();
  }
  const readCount = Math.min(start, keys.length, MAX_READ);
  return {
    kept: [...matchingKeys, ...keys.slice(readCount)],
    dropped: readCount - matchingKeys.length,
    isWhole: readCount === keys.length,
  };
}
