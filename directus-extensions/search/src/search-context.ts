import { choicesOf } from './choices.ts';
import { crisisListOf } from './crisis.ts';
import type { Reader } from './reader.ts';
import type { SearchContext } from './search.ts';
import { synonymsOf } from './synonyms.ts';

/** What a search needs, by the lists of one database and the clock of this machine. */
export const searchContext = (reader: Reader, vocabulary: SearchContext['vocabulary']): SearchContext => ({
  reader,
  vocabulary,
  choices: choicesOf(reader),
  synonyms: synonymsOf(reader),
  crisis: crisisListOf(reader),
  now: Date.now,
});
