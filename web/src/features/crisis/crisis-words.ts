import { setTimeout } from 'node:timers/promises';
import { CrisisWordsDocument, type CrisisWordsQuery } from '@codegen/graphql/graphql';
import { type CrisisLevel, type CrisisWord, createCrisisMatcher } from '@hat-nang/model/crisis-words';
import * as z from 'zod/mini';
import { CmsError, query, uncachedOptions } from '@/cms/query';
import { oncePerProcess } from '@/process-state';

interface LoadedWords {
  words: CrisisWord[];
  findLevel: (text: string) => CrisisLevel | undefined;
}

/** Milliseconds for which the words are cached. The next call after this time reads the words again. */
const maxAgeMs = 3000;
/** Longest wait in milliseconds for a new list while an older list is in memory. After this time, the older list is returned. */
const maxWaitMs = 300;

const cachedState = oncePerProcess('crisis-words', () => ({
  lastWords: undefined as LoadedWords | undefined,
  readAt: Number.NEGATIVE_INFINITY,
  pendingRead: undefined as Promise<LoadedWords> | undefined,
}));

const stringListSchema = z.catch(z.array(z.string()), []);

/** Converts Directus rows to the list for the matcher. A malformed field counts as empty; the other fields of its row still apply. */
export const toCrisisWords = ({ crisis_words }: CrisisWordsQuery): CrisisWord[] =>
  crisis_words.map(({ phrase, variants, doubtful, exceptions }) => ({
    certain: [phrase, ...stringListSchema.parse(variants)],
    doubtful: stringListSchema.parse(doubtful),
    exceptions: stringListSchema.parse(exceptions),
  }));

const readWords = async (): Promise<LoadedWords> => {
  const words = toCrisisWords(await query(CrisisWordsDocument, {}, uncachedOptions));
  cachedState.lastWords = { words, findLevel: createCrisisMatcher(words) };
  cachedState.readAt = Date.now();
  return cachedState.lastWords;
};

/**
 * Returns the crisis words, at most three seconds old. While Directus is slow or down, returns the last list that this process read. Undefined if Directus is
 * down and this process has read no list. Cache tags are not used, because the first visitor after a change would get the old list.
 */
export const getCrisisWords = async (): Promise<LoadedWords | undefined> => {
  if (Date.now() - cachedState.readAt < maxAgeMs) return cachedState.lastWords;
  cachedState.pendingRead ??= readWords().finally(() => {
    cachedState.pendingRead = undefined;
  });
  try {
    const lastWordsAfterWait = cachedState.lastWords && setTimeout(maxWaitMs, cachedState.lastWords);
    return await Promise.race([cachedState.pendingRead, ...(lastWordsAfterWait ? [lastWordsAfterWait] : [])]);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    console.error('crisis words not read:', error.message);
    return cachedState.lastWords;
  }
};
