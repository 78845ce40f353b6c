import type { SearchKind } from '@hat-nang/model/search-kinds';
import { getCrisisWords } from './crisis-words.ts';

/** The help box that a search shows: the whole box, the small box, or none. */
export type CrisisNeed = 'whole' | 'small' | 'none';

/**
 * Decides which help box a search shows. The small box appears for ambiguous words, for all searches in mental health, and for all searches if
 * the list of crisis words is unavailable: a false alarm does less harm than missing help.
 * @param asked the typed text, and the text after spelling correction
 */
export const crisisNeed = async (
  kind: SearchKind | 'all',
  asked: readonly (string | undefined)[],
): Promise<CrisisNeed> => {
  const least = kind === 'mental-health' ? 'small' : 'none';
  const given = asked.flatMap((text) => text || []);
  if (given.length === 0) return least;
  const known = await getCrisisWords();
  if (!known) return 'small';
  const levels = given.map(known.levelOf);
  if (levels.includes('certain')) return 'whole';
  return levels.includes('doubtful') ? 'small' : least;
};
