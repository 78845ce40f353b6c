/** Answers `GET /search/suggest`: the best titles of all kinds for the words typed so far. */

import type { Suggestion, SuggestRequest } from '@hat-nang/model/contracts/search';
import { searchKinds } from '@hat-nang/model/search-kinds';
import { correctionsOf } from './corrections.ts';
import { scopeOf } from './expression.ts';
import { marked } from './marks.ts';
import type { FoundEntry } from './reader.ts';
import { type SearchContext, wantedOf } from './search.ts';
import { MOST_ENDINGS, type QueryWords, queryWords, titleTier } from './tiers.ts';
import { wordsOf } from './words.ts';

/** Titles looked at in each kind, the newest. */
const CANDIDATES = 12;

export async function suggest(context: SearchContext, { lang, q, limit }: SuggestRequest): Promise<Suggestion[]> {
  const asked = queryWords(q);
  if (asked.words.length === 0) return [];
  const found = await titlesOf(context, lang, () => [asked]);
  const best =
    found.length > 0
      ? found
      : await titlesOf(context, lang, (scope) => correctionsOf(asked, scope, context.vocabulary).slice(0, 1));
  return best
    .toSorted((a, b) => b.score - a.score || b.entry.key - a.entry.key)
    .slice(0, limit)
    .map(({ entry, query }) => ({
      kind: entry.kind,
      id: entry.item,
      title: marked(entry.title, wantedOf(query)),
      slug: entry.slug,
    }));
}

interface Scored {
  readonly entry: FoundEntry;
  readonly query: QueryWords;
  readonly score: number;
}

/** Titles with these words in every kind; `queries` tells what to look for in a kind. */
async function titlesOf(
  { reader, vocabulary, now }: SearchContext,
  lang: SuggestRequest['lang'],
  queries: (scope: string) => readonly QueryWords[],
): Promise<Scored[]> {
  const asked = searchKinds.flatMap((kind) => {
    const scope = scopeOf(kind, lang);
    const endings = (beginning: string) => vocabulary.startingWith(scope, beginning, MOST_ENDINGS);
    return queries(scope).map((query) => ({ query, tiers: titleTier(query, scope, endings) }));
  });
  const found = await Promise.all(asked.map(({ tiers }) => reader.keys(tiers, 'newest', CANDIDATES)));
  const queryOf = new Map(found.flatMap((keys, index) => keys.map((key) => [key, asked[index]?.query] as const)));
  const entries = await reader.entries([...queryOf.keys()]);
  return entries
    .filter(({ until }) => until === null || until > now())
    .flatMap((entry) => {
      const query = queryOf.get(entry.key);
      return query === undefined ? [] : [{ entry, query, score: scoreOf(entry.title, query) }];
    });
}

/** Words at the beginning of the title, side by side, with the same accents, and a short title. */
function scoreOf(title: string, { words }: QueryWords): number {
  const inTitle = wordsOf(title);
  const first = words[0];
  const start = inTitle.findIndex(({ folded }) => first !== undefined && folded.startsWith(first.folded));
  const isPhrase = words.every((word, index) => inTitle[start + index]?.folded.startsWith(word.folded) === true);
  const exact = words.filter((word) =>
    inTitle.some(({ folded, accented }) => folded === word.folded && (word.accented ?? accented) === accented),
  ).length;
  return (start === 0 && isPhrase ? 4 : 0) + (isPhrase ? 2 : 0) + (exact / words.length) * 3 - inTitle.length / 100;
}
