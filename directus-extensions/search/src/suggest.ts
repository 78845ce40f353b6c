/** Answers `GET /search/suggest`: the best titles of all kinds for the words typed so far. */

import type { Suggestion, SuggestRequest } from '@hat-nang/model/contracts/search';
import { searchKinds } from '@hat-nang/model/search-kinds';
import { completionsOf } from './attempts.ts';
import { findCorrections } from './corrections.ts';
import { scopeOf } from './expression.ts';
import { termsOf } from './highlight-terms.ts';
import { beginsAsWritten, markText } from './marks.ts';
import { picturesOf } from './pictures.ts';
import { hasAccents, type QueryWords, queryWords } from './query.ts';
import type { FoundEntry } from './reader.ts';
import type { SearchContext } from './search.ts';
import { titleTier } from './tiers.ts';
import { exactForm, wordsOf } from './words.ts';

/** Maximum number of titles that are compared in each kind. Among equally good titles, the newest are taken. */
const MAX_CANDIDATES = 12;
/** Maximum number of suggestions per section, so that no section fills the list. */
const MAX_PER_KIND = 2;

export async function suggest(context: SearchContext, { lang, q, limit }: SuggestRequest): Promise<Suggestion[]> {
  const typedQuery = queryWords(q);
  const crisis = await context.crisis();
  // A person who writes a certain crisis word gets the help box instead of suggestions. Titles with a certain crisis word are never suggested.
  if (typedQuery.words.length === 0 || crisis.levelOf(q) === 'certain') return [];
  const foundTitles = await titlesOf(context, lang, () => [typedQuery]);
  const bestTitles =
    foundTitles.length > 0
      ? foundTitles
      : await titlesOf(context, lang, (scope) => findCorrections(typedQuery, scope, context.vocabulary).slice(0, 1));
  // If a title has the typed accents, titles with other accents are left out.
  const typedTitles = bestTitles.filter(({ entry, query }) => isAsTyped(entry.title, query));
  const sortedTitles = (typedTitles.length > 0 ? typedTitles : bestTitles).toSorted(
    (a, b) => b.score - a.score || b.entry.key - a.entry.key,
  );
  const offeredTitles = chooseFirst(sortedTitles, limit, ({ title }) => crisis.levelOf(title) !== 'certain');
  const pictureOf = await picturesOf(
    context.reader,
    offeredTitles.map(({ entry }) => entry),
    MAX_PER_KIND,
  );
  return offeredTitles.map(({ entry, query }) => ({
    kind: entry.kind,
    id: entry.item,
    title: markText(entry.title, termsOf(query, query.isOpen ? 'beginnings' : 'whole', [])),
    slug: entry.slug,
    picture: pictureOf(entry),
  }));
}

interface ScoredTitle {
  readonly entry: FoundEntry;
  readonly query: QueryWords;
  readonly score: number;
}

/** Returns the first `limit` titles that may be suggested, at most `MAX_PER_KIND` of each kind. Checks no other titles, because a check takes long. */
function chooseFirst(
  titles: readonly ScoredTitle[],
  limit: number,
  maySuggest: (entry: FoundEntry) => boolean,
): ScoredTitle[] {
  const chosenTitles: ScoredTitle[] = [];
  for (const title of titles) {
    const { kind } = title.entry;
    const isKindFull = chosenTitles.filter(({ entry }) => entry.kind === kind).length >= MAX_PER_KIND;
    if (!isKindFull && maySuggest(title.entry)) chosenTitles.push(title);
    if (chosenTitles.length >= limit) break;
  }
  return chosenTitles;
}

/** Returns titles of every kind. `toQueries` returns the queries for a scope. */
async function titlesOf(
  { reader, vocabulary, now }: SearchContext,
  lang: SuggestRequest['lang'],
  toQueries: (scope: string) => readonly QueryWords[],
): Promise<ScoredTitle[]> {
  const lookups = searchKinds.flatMap((kind) => {
    const scope = scopeOf(kind, lang);
    const completions = completionsOf(vocabulary, scope);
    return toQueries(scope).map((query) => ({ query, tiers: titleTier(query, { scope, completions }) }));
  });
  const foundTitles = await Promise.all(lookups.map(({ tiers }) => reader.keys(tiers, 'newest', MAX_CANDIDATES)));
  const queryByKey = new Map(
    foundTitles.flatMap((keys, index) => keys.map((key) => [key, lookups[index]?.query] as const)),
  );
  const entries = await reader.entries([...queryByKey.keys()]);
  return entries
    .filter(({ until }) => until === null || until > now())
    .flatMap((entry) => {
      const query = queryByKey.get(entry.key);
      return query === undefined ? [] : [{ entry, query, score: scoreOf(entry.title, query) }];
    });
}

/** Scores a title. Words at the beginning of the title, adjacent words, equal accents and a short title score higher. */
function scoreOf(title: string, { words }: QueryWords): number {
  const titleWords = wordsOf(title);
  const firstWord = words[0];
  const startIndex = titleWords.findIndex(
    ({ folded }) => firstWord !== undefined && folded.startsWith(firstWord.folded),
  );
  const isPhrase = words.every(
    (word, index) => titleWords[startIndex + index]?.folded.startsWith(word.folded) === true,
  );
  const exactCount = words.filter((word) =>
    titleWords.some(({ folded, accented }) => folded === word.folded && (word.accented ?? accented) === accented),
  ).length;
  return (
    (startIndex === 0 && isPhrase ? 4 : 0) +
    (isPhrase ? 2 : 0) +
    (exactCount / words.length) * 3 -
    titleWords.length / 100
  );
}

/** Checks whether the title has every word of the query with its accents. The last word of an open query can be a prefix. True for a query without accents. */
function isAsTyped(title: string, query: QueryWords): boolean {
  if (!hasAccents(query)) return true;
  const titleWords = wordsOf(title);
  return query.words.every((word, index) => {
    const isLastWord = query.isOpen && index === query.words.length - 1;
    return titleWords.some(
      (titleWord) =>
        exactForm(titleWord) === exactForm(word) ||
        (isLastWord && titleWord.folded.startsWith(word.folded) && beginsAsWritten(titleWord, word)),
    );
  });
}
