import type { SearchKind } from '@hat-nang/model/search-kinds';
import { getCrisisWords } from './crisis-words.ts';

/** How much help a search shows: the whole box, the small one, or none. */
export type CrisisNeed = 'whole' | 'small' | 'none';

/**
 * The help that a search for these words needs. The small box is for ambiguous words, for every search in mental health, and for every search while
 * the list was never read: a false alarm is the smaller harm.
 * @param asked the typed text, and the corrected text that was searched
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
