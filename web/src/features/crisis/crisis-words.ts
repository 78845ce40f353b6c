import { setTimeout } from 'node:timers/promises';
import { CrisisWordsDocument, type CrisisWordsQuery } from '@codegen/graphql/graphql';
import { type CrisisLevel, type CrisisWord, crisisMatcher } from '@hat-nang/model/crisis-words';
import { z } from 'zod';
import { CmsError, query, uncached } from '@/cms/query';
import { oncePerProcess } from '@/process-state';

interface LoadedWords {
  words: CrisisWord[];
  findLevel: (text: string) => CrisisLevel | undefined;
}

/** Milliseconds for which the words are cached. An editor's change takes effect after this time. */
const maxAgeMs = 3000;
/** Longest wait for a new list in milliseconds. After that, the cached list is used. */
const maxWaitMs = 300;

const state = oncePerProcess('crisis-words', () => ({
  lastWords: undefined as LoadedWords | undefined,
  readAt: Number.NEGATIVE_INFINITY,
  pendingRead: undefined as Promise<LoadedWords> | undefined,
}));

const stringList = z.array(z.string()).catch([]);

/** Converts Directus rows to the list for the matcher. A malformed field counts as empty; the other fields of its row still apply. */
export const toCrisisWords = ({ crisis_words }: CrisisWordsQuery): CrisisWord[] =>
  crisis_words.map(({ phrase, variants, doubtful, exceptions }) => ({
    certain: [phrase, ...stringList.parse(variants)],
    doubtful: stringList.parse(doubtful),
    exceptions: stringList.parse(exceptions),
  }));

const readWords = async (): Promise<LoadedWords> => {
  const words = toCrisisWords(await query(CrisisWordsDocument, {}, uncached));
  state.lastWords = { words, findLevel: crisisMatcher(words) };
  state.readAt = Date.now();
  return state.lastWords;
};

/**
 * Returns the crisis words, at most three seconds old. While Directus is down, returns the last list that this process read, or undefined. The cache
 * expires by time. With a cache tag, the first visitor after a change would get the old list.
 */
export const getCrisisWords = async (): Promise<LoadedWords | undefined> => {
  if (Date.now() - state.readAt < maxAgeMs) return state.lastWords;
  state.pendingRead ??= readWords().finally(() => {
    state.pendingRead = undefined;
  });
  try {
    const cachedAfterWait = state.lastWords && setTimeout(maxWaitMs, state.lastWords);
    return await Promise.race([state.pendingRead, ...(cachedAfterWait ? [cachedAfterWait] : [])]);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    console.error('crisis words not read:', error.message);
    return state.lastWords;
  }
};
