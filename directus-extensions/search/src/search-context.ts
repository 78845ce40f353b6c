import { choicesOf } from './choices.ts';
import { crisisListOf } from './crisis.ts';
import type { Reader } from './reader.ts';
import type { SearchContext } from './search.ts';
import { synonymsOf } from './synonyms.ts';

/** Creates the context of a search from a database and the system clock. */
export const searchContext = (reader: Reader, vocabulary: SearchContext['vocabulary']): SearchContext => ({
  reader,
  vocabulary,
  choices: choicesOf(reader),
  synonyms: synonymsOf(reader),
  crisis: crisisListOf(reader),
  now: Date.now,
});
