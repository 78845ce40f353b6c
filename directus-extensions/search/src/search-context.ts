import { createChoicesReader } from './choices.ts';
import { createCrisisReader } from './crisis.ts';
import type { Reader } from './reader.ts';
import type { SearchContext } from './search.ts';
import { createSynonymsReader } from './synonyms.ts';

/** Creates the context of a search from a reader, a vocabulary and the system clock. */
export const createSearchContext = (reader: Reader, vocabulary: SearchContext['vocabulary']): SearchContext => ({
  reader,
  vocabulary,
  choices: createChoicesReader(reader),
  synonyms: createSynonymsReader(reader),
  crisis: createCrisisReader(reader),
  now: Date.now,
});
