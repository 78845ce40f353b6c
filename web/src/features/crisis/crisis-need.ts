import type { SearchKind } from '@hat-nang/model/search-kinds';
import { getCrisisWords } from './crisis-words.ts';

/** How much help is before a search: the whole box, the small one, or none. */
export type CrisisNeed = 'whole' | 'small' | 'none';

/**
 * What a search for these words needs. The small box is before words that may mean something else, before every search for mental health, and
 * before every search at all as long as the list was never read: better once too often.
 * @param asked what was typed, and what was searched for instead of it
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
