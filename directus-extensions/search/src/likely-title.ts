/** Reads the title that a query with mistakes probably means. */
import { adjacentCandidates, findLikelyTitle, type LikelyTitle } from './corrections.ts';
import { allOf, anyOf, type Expression, joinPair, type Scope, token } from './expression.ts';
import type { Reader } from './reader.ts';

/** Maximum number of titles that are read for one expression. */
const MAX_TITLES = 24;

/**
 * Returns the passage of a title that the query probably means, or undefined.
 * @param candidates result of `titleCandidates`
 * @param filters conditions that every title must meet
 */
export async function readLikelyTitle(
  reader: Pick<Reader, 'keys' | 'entries'>,
  scope: Scope,
  candidates: readonly (readonly string[])[],
  filters: readonly Expression[],
): Promise<LikelyTitle | undefined> {
  const readTitles = async (alternatives: readonly (readonly string[])[]) => {
    const conditions = alternatives.map((words) => anyOf(words.map((word) => token(scope, 't', word))));
    const entries = await reader.entries(await reader.keys([allOf([...conditions, ...filters])], 'newest', MAX_TITLES));
    return entries.map(({ title }) => title);
  };
  const titles = await readTitles(candidates);
  const likelyTitle = findLikelyTitle(titles, candidates);
  if (likelyTitle !== undefined || titles.length < MAX_TITLES) return likelyTitle;
  // In a large library many titles have a candidate for each word, but few have them side by side.
  const pairs = adjacentCandidates(candidates).map((each) => each.map(([first, second]) => joinPair(first, second)));
  return findLikelyTitle(await readTitles(pairs), candidates);
}
