/** Reads hits of a query with quotes, to see whether the phrases are there: the index knows words and pairs of words only. */
import { setImmediate as rest } from 'node:timers/promises';
import type { QueryWords } from './query.ts';
import type { Reader } from './reader.ts';
import type { Match } from './tiers.ts';
import { hasPhrases } from './wanted.ts';

/** So many hits are read at most. */
export const MOST_READ = 200;
/** Entries that are read at once, and characters that are looked at in all; after each read other requests come in. */
const AT_ONCE = 10;
const MOST_CHARACTERS = 3_000_000;

interface WithPhrases {
  /** The keys without those in which a phrase does not stand; those that were not read stay. */
  readonly kept: readonly number[];
  readonly dropped: number;
  /** Every one of them was read. */
  readonly isWhole: boolean;
}

export async function withPhrases(
  reader: Pick<Reader, 'entries'>,
  keys: readonly number[],
  query: QueryWords,
  match: Match,
): Promise<WithPhrases> {
  // A word on its own is in the index as it is written.
  if (query.phrases.every(([from, to]) => to - from === 1)) return { kept: keys, dropped: 0, isWhole: true };
  const kept: number[] = [];
  let characters = 0;
  let at = 0;
  for (; at < Math.min(keys.length, MOST_READ) && characters < MOST_CHARACTERS; at += AT_ONCE) {
    const entries = await reader.entries(keys.slice(at, Math.min(at + AT_ONCE, MOST_READ)));
    for (const entry of entries) {
      characters += entry.body.length;
      if (hasPhrases(entry, query, match)) kept.push(entry.key);
    }
    await rest();
  }
  const read = Math.min(at, keys.length, MOST_READ);
  return { kept: [...kept, ...keys.slice(read)], dropped: read - kept.length, isWhole: read === keys.length };
}
