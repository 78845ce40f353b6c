/** Reads the hits of a quoted query and checks the phrases: the index stores only words and pairs of words. */
import { setImmediate as rest } from 'node:timers/promises';
import type { QueryWords } from './query.ts';
import type { Reader } from './reader.ts';
import type { Match } from './tiers.ts';
import { hasPhrases } from './wanted.ts';

/** Limit of hits that are read. */
export const MOST_READ = 200;
/** Entries per read and characters in total; other requests run between reads. */
const AT_ONCE = 10;
const MOST_CHARACTERS = 3_000_000;

interface WithPhrases {
  /** Keys of entries with every phrase, and keys of entries that were not read. */
  readonly kept: readonly number[];
  readonly dropped: number;
  /** True if every entry was read. */
  readonly isWhole: boolean;
}

export async function withPhrases(
  reader: Pick<Reader, 'entries'>,
  keys: readonly number[],
  query: QueryWords,
  match: Match,
): Promise<WithPhrases> {
  // The index already matches single words exactly.
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
