import type { SearchKind } from '@hat-nang/model/search-kinds';
import { getCrisisWords } from './crisis-words.ts';

/** The help box that a search shows: the whole box, the small box, or none. */
export type CrisisNeed = 'whole' | 'small' | 'none';

/**
 * Decides which help box a search shows. An unambiguous crisis word gets the whole box. The small box is for an ambiguous word, for every other search in
 * mental health, and for every text while the list of crisis words is unavailable: a false alarm does less harm than missing help.
 * @param texts the typed text, and the text after spelling correction
 */
export const findCrisisNeed = async (
  kind: SearchKind | 'all',
  texts: readonly (string | undefined)[],
): Promise<CrisisNeed> => {
  const minimum = kind === 'mental-health' ? 'small' : 'none';
  const typedTexts = texts.flatMap((text) => text || []);
  if (typedTexts.length === 0) return minimum;
  const crisisWords = await getCrisisWords();
  if (!crisisWords) return 'small';
  const levels = typedTexts.map(crisisWords.findLevel);
  if (levels.includes('certain')) return 'whole';
  return levels.includes('doubtful') ? 'small' : minimum;
};
