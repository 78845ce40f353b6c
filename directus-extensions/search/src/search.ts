/** Answers `GET /search`. docs/decisions/040-search-words.md describes the order of the attempts. */

import {
  type CountsAnswer,
  MAX_TOTAL,
  type SearchAnswer,
  type SearchHit,
  type SearchRequest,
} from '@hat-nang/model/contracts/search';
import { type Attempt, type BuildAttempt, createAttemptBuilder } from './attempts.ts';
import type { Choices } from './choices.ts';
import { findCorrections, formatCorrection, titleCandidates } from './corrections.ts';
import { type CrisisList, crisisCondition, filterSuggestable } from './crisis.ts';
import { scopeOf } from './expression.ts';
import { filterByPhrases, MAX_READ } from './filter-by-phrases.ts';
import { toFilterConditions } from './filter-tokens.ts';
import { termsOf } from './highlight-terms.ts';
import { countHitsByOption, toOptionConditions } from './hit-counts.ts';
import { readLikelyTitle } from './likely-title.ts';
import { highlight, type Terms } from './marks.ts';
import { withoutKeys, withoutNeeds } from './needs.ts';
import { hasAccents, type QueryWords, queryWords, type TypedQuery } from './query.ts';
import type { FoundEntry, Reader } from './reader.ts';
import { listShownNeeds } from './shown-needs.ts';
import type { Synonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { findPartialKeys, rankKeys } from './weighted-search.ts';

export interface SearchContext {
  readonly reader: Reader;
  readonly vocabulary: Vocabulary;
  readonly choices: () => Promise<Choices>;
  readonly synonyms: () => Promise<Synonyms>;
  readonly crisis: () => Promise<CrisisList>;
  readonly now: () => number;
}

const EMPTY_ANSWER: SearchAnswer = {
  broader: [],
  items: [],
  total: 0,
  isTotalExact: true,
  corrected: null,
  otherAccents: 0,
  understood: [],
};
/** With at least this many hits with the typed accents, or one such hit in a title, the search leaves out hits with other accents. */
const ENOUGH_HITS = 3;
/** If there are fewer hits than this number and none is strong, the search tries a similar title, or a part of the query. */
const FEW_HITS = 4;
/** Minimum number of words in a long query. Words of needs do not count. */
const LONG_QUERY_WORDS = 3;
/** Maximum number of hits that are read and ranked by how well they match. */
const MAX_RANKED_BY_READING = 24;

export async function search(context: SearchContext, request: SearchRequest): Promise<SearchAnswer> {
  const excludedNeeds = withoutKeys(request.without);
  const parsedQuery = withoutNeeds(queryWords(request.q), request.kind, request.lang, excludedNeeds);
  if (parsedQuery.words.length === 0) return EMPTY_ANSWER;
  const [choices, synonyms, crisis] = await Promise.all([context.choices(), context.synonyms(), context.crisis()]);
  const requestFilters = toFilterConditions(request, choices);
  if (requestFilters === undefined) return EMPTY_ANSWER;
  const scope = scopeOf(request.kind, request.lang);
  const crisisConditions = crisisCondition({ q: request.q, lang: request.lang, scope }, crisis, synonyms);
  const filters = [...requestFilters, ...crisisConditions];
  const options = toOptionConditions(request, choices, crisisConditions);
  const buildAttempt = createAttemptBuilder(context, request, { choices, synonyms, filters, options });
  const answer =
    (await searchAsTyped(context, request, parsedQuery, buildAttempt)) ??
    (await searchCorrected(context, request, parsedQuery, buildAttempt)) ??
    (await searchPartially(context, request, buildAttempt(parsedQuery, 'whole'))) ??
    (await findNothing(context, buildAttempt(parsedQuery, 'whole')));
  const broaderWords = answer.total === 0 ? synonyms.broaderThan(parsedQuery.words, request.lang) : [];
  const broader = filterSuggestable(broaderWords, request.q, crisis);
  return { ...answer, broader, understood: listShownNeeds(answer.corrected ?? request.q, request, choices) };
}

/** Returns the answer for a search without hits. Its counts show whether the same words have hits with other filter options. */
async function findNothing({ reader }: SearchContext, attempt: Attempt): Promise<SearchAnswer> {
  return { ...EMPTY_ANSWER, ...toCounts(await countHitsByOption(reader, attempt)) };
}

const toCounts = (counts: CountsAnswer | undefined) => (counts === undefined ? {} : { counts });

/** Searches with the typed accents, then with any accents, then with an unfinished last word. Stops at the first attempt that finds enough. */
async function searchAsTyped(
  context: SearchContext,
  request: SearchRequest,
  parsedQuery: QueryWords,
  buildAttempt: BuildAttempt,
  isCorrected = false,
): Promise<SearchAnswer | undefined> {
  const { reader } = context;
  const wholeWordAttempt = buildAttempt(parsedQuery, 'whole');
  const isAccented = hasAccents(wholeWordAttempt.reducedQuery) && request.accents === 'typed';
  const exactAttempt = isAccented ? buildAttempt(parsedQuery, 'exact') : undefined;
  const [allCount, found] = await Promise.all([
    exactAttempt === undefined ? 0 : countHits(context, wholeWordAttempt, request),
    findHits(context, exactAttempt ?? wholeWordAttempt, request),
  ]);
  if (
    exactAttempt !== undefined &&
    found.count > 0 &&
    (await hasEnoughHits(reader, exactAttempt, found.count, allCount))
  ) {
    const betterAnswer = await searchBetterPartially(context, request, exactAttempt, found.count);
    if (betterAnswer !== undefined) return betterAnswer;
    const answer = await readAnswer(context, request, exactAttempt, found);
    return { ...answer, otherAccents: Math.max(0, Math.min(allCount, MAX_TOTAL) - Math.min(found.count, MAX_TOTAL)) };
  }
  const allHits = exactAttempt === undefined ? found : await findHits(context, wholeWordAttempt, request);
  // The person chose "all accents" after seeing the number of hits, so no other title is meant.
  if (allHits.count > 0 && request.accents === 'any' && hasAccents(wholeWordAttempt.reducedQuery))
    return readAnswer(context, request, wholeWordAttempt, allHits);
  if (allHits.count > 0) {
    const mayMeanOtherTitle = !isCorrected && (exactAttempt === undefined || found.count === 0);
    const likelyTitleAnswer =
      mayMeanOtherTitle && (await hasWeakHits(reader, wholeWordAttempt, allHits.count))
        ? await searchLikelyTitle(context, request, parsedQuery, buildAttempt)
        : undefined;
    return (
      likelyTitleAnswer ??
      (await searchBetterPartially(context, request, wholeWordAttempt, allHits.count)) ??
      readAnswer(context, request, wholeWordAttempt, allHits)
    );
  }
  if (!parsedQuery.isOpen) return undefined;
  const beginningAttempt = buildAttempt(parsedQuery, 'beginnings');
  const unfinishedHits = await findHits(context, beginningAttempt, request);
  if (unfinishedHits.count === 0) return undefined;
  const partialAnswer = await searchBetterPartially(context, request, beginningAttempt, unfinishedHits.count);
  return partialAnswer ?? readAnswer(context, request, beginningAttempt, unfinishedHits);
}

async function hasEnoughHits(
  reader: Reader,
  { query, tiers }: Attempt,
  exactCount: number,
  allCount: number,
): Promise<boolean> {
  if (exactCount >= ENOUGH_HITS || exactCount === allCount || query.phrases.length > 0) return true;
  return (await reader.keys([tiers.inTitle], 'newest', 1)).length > 0;
}

/** Checks whether the person may mean another title: there are few hits, none of them is strong, and no need was recognized. */
async function hasWeakHits(reader: Reader, attempt: Attempt, count: number): Promise<boolean> {
  return !attempt.spans.some(({ facts }) => facts !== undefined) && (await hasScatteredHits(reader, attempt, count));
}

async function hasScatteredHits(reader: Reader, { reducedQuery, tiers }: Attempt, count: number): Promise<boolean> {
  if (reducedQuery.words.length < 2 || count >= FEW_HITS) return false;
  return (await reader.keys([tiers.strong], 'newest', 1)).length === 0;
}

/** Searches with a part of the words of a long query that has only few and weak hits. Returns undefined for other queries, or if nothing is found. */
async function searchBetterPartially(
  context: SearchContext,
  request: SearchRequest,
  attempt: Attempt,
  count: number,
): Promise<SearchAnswer | undefined> {
  const wordsOutsideNeeds = attempt.reducedQuery.words.filter(
    (_, index) => !attempt.spans.some(({ facts, from, to }) => facts && index >= from && index < to),
  );
  if (wordsOutsideNeeds.length < LONG_QUERY_WORDS || !(await hasScatteredHits(context.reader, attempt, count)))
    return undefined;
  return searchPartially(context, request, attempt);
}

/** Searches for entries that match a part of the query. Returns undefined for a literal query, and if there are no such entries. */
async function searchPartially(
  context: SearchContext,
  request: SearchRequest,
  attempt: Attempt,
): Promise<SearchAnswer | undefined> {
  if (isLiteral(attempt.query)) return undefined;
  const keys = await findPartialKeys(context, request, attempt);
  if (keys.length === 0) return undefined;
  // The index has no expression for these hits, so they have no counts.
  return readAnswer(context, request, { ...attempt, match: 'whole', options: [] }, { count: keys.length, keys });
}

/** Searches for a title whose words sound like those of the query or are one or two typos away. */
async function searchLikelyTitle(
  context: SearchContext,
  request: SearchRequest,
  parsedQuery: QueryWords,
  buildAttempt: BuildAttempt,
): Promise<SearchAnswer | undefined> {
  const { reader, vocabulary } = context;
  if (isLiteral(parsedQuery) || parsedQuery.words.length < 2) return undefined;
  const scope = scopeOf(request.kind, request.lang);
  const candidates = titleCandidates(parsedQuery, scope, vocabulary);
  const { filters } = buildAttempt(parsedQuery, 'whole');
  const title = await readLikelyTitle(reader, scope, candidates, filters);
  if (title === undefined) return undefined;
  const answer = await searchAsTyped(context, request, { ...parsedQuery, words: title.words }, buildAttempt, true);
  return answer === undefined ? undefined : { ...answer, corrected: title.text, otherAccents: 0 };
}

/** Checks whether a query has quotes or exclusions. Such a query is taken literally. */
function isLiteral({ phrases, excluded }: QueryWords): boolean {
  return phrases.length > 0 || excluded.length > 0;
}

async function searchCorrected(
  context: SearchContext,
  request: SearchRequest,
  parsedQuery: TypedQuery,
  buildAttempt: BuildAttempt,
): Promise<SearchAnswer | undefined> {
  const { reader, vocabulary } = context;
  if (isLiteral(parsedQuery)) return undefined;
  const likelyTitleAnswer = await searchLikelyTitle(context, request, parsedQuery, buildAttempt);
  if (likelyTitleAnswer !== undefined) return likelyTitleAnswer;
  const scope = scopeOf(request.kind, request.lang);
  const corrections = findCorrections(parsedQuery, scope, vocabulary).map((query) => buildAttempt(query, 'whole'));
  // If there are several corrections, one that matches a title is preferred.
  const matchingTitle = await findFirst(
    corrections,
    async ({ tiers }) => (await reader.keys([tiers.inTitle], 'newest', 1)).length > 0,
  );
  // If the vocabulary has all words, only a correction that matches a title counts.
  const hasOnlyKnownWords = parsedQuery.words.every(({ folded }) => vocabulary.uses(scope, folded) > 0);
  const attempts = [...(matchingTitle === undefined ? [] : [matchingTitle]), ...(hasOnlyKnownWords ? [] : corrections)];
  for (const correction of attempts) {
    const found = await findHits(context, correction, request);
    if (found.count === 0) continue;
    const entries = await readPageEntries(context, request, correction, found);
    const correctedText = formatCorrection(request.q, parsedQuery, correction.query, entries.shownEntries);
    return { ...toAnswer(entries, correction, found), corrected: correctedText };
  }
  return undefined;
}

async function findFirst<Item>(
  items: readonly Item[],
  matches: (item: Item) => Promise<boolean>,
): Promise<Item | undefined> {
  for (const item of items) if (await matches(item)) return item;
  return undefined;
}

function countAttempt(reader: Reader, { tiers }: Attempt): Promise<number> {
  return reader.count(tiers.everything, MAX_TOTAL + 1);
}

/** Returns the number of hits. For a query with quotes, hits without the phrases are subtracted. */
async function countHits(context: SearchContext, attempt: Attempt, request: SearchRequest): Promise<number> {
  return attempt.query.phrases.length === 0
    ? countAttempt(context.reader, attempt)
    : (await findHits(context, attempt, request)).count;
}

interface HitKeys {
  readonly count: number;
  /** True if some hits of a quoted phrase were not read. The index alone cannot check a phrase, so the count may be too high. */
  readonly isUpperBound?: boolean;
  /** Keys of the hits, at least up to the end of the requested page. */
  readonly keys: readonly number[];
}

async function findHits(context: SearchContext, attempt: Attempt, request: SearchRequest): Promise<HitKeys> {
  const { reader } = context;
  const { query, match } = attempt;
  const maxKeys = request.page * request.limit;
  // The count comes first, because it is cached. Zero hits need no ranking, and few hits are ranked by reading them.
  const count = await countAttempt(reader, attempt);
  if (count === 0) return { count, keys: [] };
  if (query.phrases.length === 0) {
    const mayRankByReading = count <= MAX_RANKED_BY_READING && request.sort === 'relevance';
    const keys = mayRankByReading
      ? rankKeys(context, request, attempt, count)
      : keysOf(reader, attempt, request, maxKeys);
    return { count, keys: await keys };
  }
  const keys = await keysOf(reader, attempt, request, Math.max(maxKeys, Math.min(count, MAX_READ)));
  const { kept: keptKeys, dropped, isWhole } = await filterByPhrases(reader, keys, query, match);
  const isComplete = isWhole && keys.length >= count;
  return { count: count - dropped, keys: keptKeys, ...(isComplete ? {} : { isUpperBound: true }) };
}

function keysOf(reader: Reader, { tiers }: Attempt, { sort }: SearchRequest, maxKeys: number): Promise<number[]> {
  return sort === 'relevance'
    ? reader.keys(tiers.ranked, 'newest', maxKeys)
    : reader.keys([tiers.everything], sort === 'oldest' ? 'oldest' : 'newest', maxKeys);
}

interface PageEntries {
  readonly shownEntries: readonly FoundEntry[];
  /** Number of entries of this page that have expired but are still in the index. */
  readonly endedCount: number;
  readonly counts: CountsAnswer | undefined;
}

async function readPageEntries(
  { reader, now }: SearchContext,
  { page, limit }: SearchRequest,
  attempt: Attempt,
  { count, keys }: HitKeys,
): Promise<PageEntries> {
  const from = (page - 1) * limit;
  const [entries, counts] = await Promise.all([
    reader.entries(from >= Math.min(count, MAX_TOTAL) ? [] : keys.slice(from, from + limit)),
    countHitsByOption(reader, attempt),
  ]);
  const visibleEntries = entries.filter(({ until }) => until === null || until > now());
  return { shownEntries: visibleEntries, endedCount: entries.length - visibleEntries.length, counts };
}

async function readAnswer(
  context: SearchContext,
  request: SearchRequest,
  attempt: Attempt,
  found: HitKeys,
): Promise<SearchAnswer> {
  return toAnswer(await readPageEntries(context, request, attempt, found), attempt, found);
}

function toAnswer(
  { shownEntries: visibleEntries, endedCount: ended, counts }: PageEntries,
  { reducedQuery, match, spans }: Attempt,
  { count, isUpperBound = false }: HitKeys,
): SearchAnswer {
  const terms = termsOf(reducedQuery, match, spans);
  return {
    items: visibleEntries.map((entry) => toHit(entry, terms)),
    total: Math.min(count, MAX_TOTAL) - ended,
    isTotalExact: count <= MAX_TOTAL && !isUpperBound,
    corrected: null,
    otherAccents: 0,
    broader: [],
    understood: [],
    ...toCounts(counts),
  };
}

function toHit({ item, title, summary, body }: FoundEntry, terms: Terms): SearchHit {
  return { id: item, ...highlight(title, [summary, body], terms) };
}
