import { setTimeout } from 'node:timers/promises';
import { CrisisWordsDocument, type CrisisWordsQuery } from '@codegen/graphql/graphql';
import { type CrisisLevel, type CrisisWord, crisisMatcher } from '@hat-nang/model/crisis-words';
import { z } from 'zod';
import { CmsError, query, uncached } from '@/cms/query';
import { oncePerProcess } from '@/process-state';

interface KnownWords {
  words: CrisisWord[];
  levelOf: (text: string) => CrisisLevel | undefined;
}

/** Milliseconds for which the words are cached. An editor's change takes effect after this time. */
const freshFor = 3000;
/** Maximum wait in milliseconds for a new list. After it the cached list is used. */
const maxWaitMs = 300;

const state = oncePerProcess('crisis-words', () => ({
  known: undefined as KnownWords | undefined,
  readAt: Number.NEGATIVE_INFINITY,
  reading: undefined as Promise<KnownWords> | undefined,
}));

const texts = z.array(z.string()).catch([]);

/** Converts Directus rows to the matcher's list. A malformed field counts as empty, and the other fields of its row still apply. */
export const toCrisisWords = ({ crisis_words }: CrisisWordsQuery): CrisisWord[] =>
  crisis_words.map(({ phrase, variants, doubtful, exceptions }) => ({
    certain: [phrase, ...texts.parse(variants)],
    doubtful: texts.parse(doubtful),
    exceptions: texts.parse(exceptions),
  }));

const read = async (): Promise<KnownWords> => {
  const words = toCrisisWords(await query(CrisisWordsDocument, {}, uncached));
  state.known = { words, levelOf: crisisMatcher(words) };
  state.readAt = Date.now();
  return state.known;
};

/**
 * Returns the crisis words, at most three seconds old. While Directus is down, returns the last list that this process read, or undefined. The cache
 * expires by time, not by tag: with a tag the first visitor after a change would get the old list.
 */
export const getCrisisWords = async (): Promise<KnownWords | undefined> => {
  if (Date.now() - state.readAt < freshFor) return state.known;
  state.reading ??= read().finally(() => {
    state.reading = undefined;
  });
  try {
    const older = state.known && setTimeout(maxWaitMs, state.known);
    return await Promise.race([state.reading, ...(older ? [older] : [])]);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    console.error('crisis words not read:', error.message);
    return state.known;
  }
};
