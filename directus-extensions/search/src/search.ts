/** Answers `GET /search` (docs/specification.md §2 "Search"). docs/decisions/040-search-words.md describes the order of the attempts. */

import { MAX_TOTAL, type SearchAnswer, type SearchHit, type SearchRequest } from '@hat-nang/model/contracts/search';
import type { Choices } from './choices.ts';
import { correctionsOf, meantInTitles, meantTitle, shownCorrection } from './corrections.ts';
import { type CrisisList, crisisCondition, offered } from './crisis.ts';
import { all, any, type Expression, type Scope, scopeOf, token } from './expression.ts';
import { filterTokens } from './filter-tokens.ts';
import { highlighted, type Wanted } from './marks.ts';
import { understood, withoutKeys, withoutNeeds } from './needs.ts';
import { hasAccents, type QueryWords, queryWords } from './query.ts';
import { MOST_READ, withPhrases } from './read-phrases.ts';
import type { FoundEntry, Reader } from './reader.ts';
import { shownNeeds } from './shown-needs.ts';
import { spansOf } from './spans.ts';
import type { Synonyms } from './synonyms.ts';
import { type Match, MOST_ENDINGS, type Span, type Tiers, tiersOf } from './tiers.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wantedOf } from './wanted.ts';
import { keysInPart, weighedKeys } from './weighed.ts';
import { beginningsOf } from './words.ts';

export interface SearchContext {
  readonly reader: Reader;
  readonly vocabulary: Vocabulary;
  readonly choices: () => Promise<Choices>;
  readonly synonyms: () => Promise<Synonyms>;
  readonly crisis: () => Promise<CrisisList>;
  readonly now: () => number;
}

const NOTHING: SearchAnswer = {
  broader: [],
  items: [],
  total: 0,
  isTotalExact: true,
  corrected: null,
  otherAccents: 0,
  understood: [],
};
/** With this many hits that have the typed accents, or one in a title, hits with other accents are left out. */
const ENOUGH = 3;
/** With fewer hits than this and no strong one, the search looks for a title that the person may have meant. */
const FEW = 4;
const MOST_TITLES = 24;
/** From this many words on, besides the needs, a query is long. */
const LONG = 3;
/** Up to this many hits are read and ranked by how well they match. */
const MOST_WEIGHED = 24;

/** A query and its expressions for the index. */
interface Try {
  readonly query: QueryWords;
  /** The query without words that its needs make redundant. */
  readonly counted: QueryWords;
  readonly match: Match;
  readonly tiers: Tiers;
  readonly spans: readonly Span[];
  /** Conditions on every hit. */
  readonly filters: readonly Expression[];
}

export async function search(context: SearchContext, request: SearchRequest): Promise<SearchAnswer> {
  const without = withoutKeys(request.without);
  const asked = withoutNeeds(queryWords(request.q), request.kind, request.lang, without);
  if (asked.words.length === 0) return NOTHING;
  const [choices, synonyms, crisis] = await Promise.all([context.choices(), context.synonyms(), context.crisis()]);
  const chosen = filterTokens(request, choices);
  if (chosen === undefined) return NOTHING;
  const scope = scopeOf(request.kind, request.lang);
  const filters = [...chosen, ...crisisCondition({ q: request.q, lang: request.lang, scope }, crisis, synonyms)];
  const tryOf = triesOf(context, request, { choices, synonyms, filters });
  const answer =
    (await asTyped(context, request, asked, tryOf)) ??
    (await mended(context, request, asked, tryOf)) ??
    (await inPart(context, request, tryOf(asked, 'whole'))) ??
    NOTHING;
  const wider = answer.total === 0 ? synonyms.broaderThan(asked.words, request.lang) : [];
  const broader = offered(wider, request.q, crisis);
  return { ...answer, broader, understood: shownNeeds(answer.corrected ?? request.q, request, choices) };
}

type TryOf = (query: QueryWords, match: Match) => Try;

function triesOf(
  { vocabulary }: SearchContext,
  { kind, lang, without }: SearchRequest,
  { choices, synonyms, filters }: { choices: Choices; synonyms: Synonyms; filters: readonly Expression[] },
): TryOf {
  const scope = scopeOf(kind, lang);
  return (query, match) => {
    const { counted, needs } = understood(query, kind, lang, withoutKeys(without));
    const inOtherWords = (words: QueryWords['words']) => synonyms.spansOf(words, lang);
    // Quoted words have no synonyms.
    const spans = counted.phrases.length > 0 ? [] : spansOf(counted.words, needs, inOtherWords, choices);
    const tiers = tiersOf(counted, {
      ...{ scope, match, filters, spans },
      endings: endingsOf(vocabulary, scope),
      categories: (word, how) => choices.categoriesNamed(kind, lang, word, how),
    });
    return { query, counted, match, tiers, spans, filters };
  };
}

export const endingsOf = (vocabulary: Vocabulary, scope: Scope) => (beginning: string) =>
  beginningsOf(beginning).flatMap((each) => vocabulary.startingWith(scope, each, MOST_ENDINGS));

/** Searches with the typed accents, then with any accents, then with an unfinished last word; stops at the first that finds enough. */
async function asTyped(
  context: SearchContext,
  request: SearchRequest,
  asked: QueryWords,
  tryOf: TryOf,
  isMended = false,
): Promise<SearchAnswer | undefined> {
  const { reader } = context;
  const whole = tryOf(asked, 'whole');
  const isAccented = hasAccents(whole.counted) && request.accents === 'typed';
  const exact = isAccented ? tryOf(asked, 'exact') : undefined;
  const [inAll, found] = await Promise.all([
    exact === undefined ? 0 : countAll(context, whole, request),
    foundBy(context, exact ?? whole, request),
  ]);
  if (exact !== undefined && found.count > 0 && (await isEnough(reader, exact, found.count, inAll))) {
    const inPart = await betterInPart(context, request, exact, found.count);
    if (inPart !== undefined) return inPart;
    const answer = await answerOf(context, request, exact, found);
    return { ...answer, otherAccents: Math.max(0, Math.min(inAll, MAX_TOTAL) - Math.min(found.count, MAX_TOTAL)) };
  }
  const all = exact === undefined ? found : await foundBy(context, whole, request);
  // The person chose all accents after seeing their number, so no other title is meant.
  if (all.count > 0 && request.accents === 'any' && hasAccents(whole.counted))
    return answerOf(context, request, whole, all);
  if (all.count > 0) {
    const isMeant = !isMended && (exact === undefined || found.count === 0);
    const meant =
      isMeant && (await isWeak(reader, whole, all.count))
        ? await meantByTitle(context, request, asked, tryOf)
        : undefined;
    return meant ?? (await betterInPart(context, request, whole, all.count)) ?? answerOf(context, request, whole, all);
  }
  if (!asked.isOpen) return undefined;
  const longer = tryOf(asked, 'beginnings');
  const unfinished = await foundBy(context, longer, request);
  if (unfinished.count === 0) return undefined;
  const inPart = await betterInPart(context, request, longer, unfinished.count);
  return inPart ?? answerOf(context, request, longer, unfinished);
}

async function isEnough(reader: Reader, { query, tiers }: Try, inExact: number, inAll: number): Promise<boolean> {
  if (inExact >= ENOUGH || inExact === inAll || query.phrases.length > 0) return true;
  return (await reader.keys([tiers.inTitle], 'newest', 1)).length > 0;
}

/** Few hits, none with adjacent words: another title may be meant, unless a need was recognized. */
async function isWeak(reader: Reader, tried: Try, count: number): Promise<boolean> {
  return !tried.spans.some(({ facts }) => facts !== undefined) && (await isScattered(reader, tried, count));
}

async function isScattered(reader: Reader, { counted, tiers }: Try, count: number): Promise<boolean> {
  if (counted.words.length < 2 || count >= FEW) return false;
  return (await reader.keys([tiers.strong], 'newest', 1)).length === 0;
}

/** For a long query whose words are scattered in a few texts, entries that match most of it may be better. */
async function betterInPart(
  context: SearchContext,
  request: SearchRequest,
  tried: Try,
  count: number,
): Promise<SearchAnswer | undefined> {
  const free = tried.counted.words.filter(
    (_, index) => !tried.spans.some(({ facts, from, to }) => facts && index >= from && index < to),
  );
  if (free.length < LONG || !(await isScattered(context.reader, tried, count))) return undefined;
  return inPart(context, request, tried);
}

/** Entries that match most of the query, when too few match all of it. */
async function inPart(context: SearchContext, request: SearchRequest, tried: Try): Promise<SearchAnswer | undefined> {
  if (isLiteral(tried.query)) return undefined;
  const keys = await keysInPart(context, request, tried);
  if (keys.length === 0) return undefined;
  return answerOf(context, request, { ...tried, match: 'whole' }, { count: keys.length, keys });
}

/** Searches for a title that sounds like the query or is a few typos away from it. */
async function meantByTitle(
  context: SearchContext,
  request: SearchRequest,
  asked: QueryWords,
  tryOf: TryOf,
): Promise<SearchAnswer | undefined> {
  const { reader, vocabulary } = context;
  if (isLiteral(asked) || asked.words.length < 2) return undefined;
  const scope = scopeOf(request.kind, request.lang);
  const meant = meantInTitles(asked, scope, vocabulary);
  const { filters } = tryOf(asked, 'whole');
  const inTitle = all([...meant.map((words) => any(words.map((word) => token(scope, 't', word)))), ...filters]);
  const entries = await reader.entries(await reader.keys([inTitle], 'newest', MOST_TITLES));
  const title = meantTitle(
    entries.map((entry) => entry.title),
    meant,
  );
  if (title === undefined) return undefined;
  const answer = await asTyped(context, request, { ...asked, words: title.words }, tryOf, true);
  return answer === undefined ? undefined : { ...answer, corrected: title.text, otherAccents: 0 };
}

/** A query with quotes or exclusions is taken literally. */
function isLiteral({ phrases, excluded }: QueryWords): boolean {
  return phrases.length > 0 || excluded.length > 0;
}

async function mended(
  context: SearchContext,
  request: SearchRequest,
  asked: QueryWords,
  tryOf: TryOf,
): Promise<SearchAnswer | undefined> {
  const { reader, vocabulary } = context;
  if (isLiteral(asked)) return undefined;
  const meant = await meantByTitle(context, request, asked, tryOf);
  if (meant !== undefined) return meant;
  const scope = scopeOf(request.kind, request.lang);
  const corrections = correctionsOf(asked, scope, vocabulary).map((query) => tryOf(query, 'whole'));
  // Among several corrections, the one that matches a title.
  const titled = await firstOf(
    corrections,
    async ({ tiers }) => (await reader.keys([tiers.inTitle], 'newest', 1)).length > 0,
  );
  // If the vocabulary has all words, a correction counts only if it matches a title.
  const isKnown = asked.words.every(({ folded }) => vocabulary.uses(scope, folded) > 0);
  const tried = [...(titled === undefined ? [] : [titled]), ...(isKnown ? [] : corrections)];
  for (const correction of tried) {
    const found = await foundBy(context, correction, request);
    if (found.count === 0) continue;
    const entries = await shownEntries(context, request, found);
    const corrected = shownCorrection(request.q, asked, correction.query, entries.shown);
    return { ...toAnswer(entries, correction, found), corrected };
  }
  return undefined;
}

async function firstOf<Item>(
  items: readonly Item[],
  holds: (item: Item) => Promise<boolean>,
): Promise<Item | undefined> {
  for (const item of items) if (await holds(item)) return item;
  return undefined;
}

function countOf(reader: Reader, { tiers }: Try): Promise<number> {
  return reader.count(tiers.everything, MAX_TOTAL + 1);
}

/** The number of hits that a result list would show. */
async function countAll(context: SearchContext, tried: Try, request: SearchRequest): Promise<number> {
  return tried.query.phrases.length === 0
    ? countOf(context.reader, tried)
    : (await foundBy(context, tried, request)).count;
}

interface Found {
  readonly count: number;
  /** True if some hits of a quoted phrase were not read; the index stores only words and pairs of words. */
  readonly isAtMost?: boolean;
  /** At least the keys up to the end of the requested page. */
  readonly keys: readonly number[];
}

async function foundBy(context: SearchContext, tried: Try, request: SearchRequest): Promise<Found> {
  const { reader } = context;
  const { query, match } = tried;
  const most = request.page * request.limit;
  // Counts first: the count is cached, zero hits need no ranking, and few hits are ranked by reading them.
  const count = await countOf(reader, tried);
  if (count === 0) return { count, keys: [] };
  if (query.phrases.length === 0) {
    const isFew = count <= MOST_WEIGHED && request.sort === 'relevance';
    const keys = isFew ? weighedKeys(context, request, tried, count) : keysOf(reader, tried, request, most);
    return { count, keys: await keys };
  }
  const keys = await keysOf(reader, tried, request, Math.max(most, Math.min(count, MOST_READ)));
  const { kept, dropped, isWhole } = await withPhrases(reader, keys, query, match);
  const isAll = isWhole && keys.length >= count;
  return { count: count - dropped, keys: kept, ...(isAll ? {} : { isAtMost: true }) };
}

function keysOf(reader: Reader, { tiers }: Try, { sort }: SearchRequest, most: number): Promise<number[]> {
  return sort === 'relevance'
    ? reader.keys(tiers.ranked, 'newest', most)
    : reader.keys([tiers.everything], sort === 'oldest' ? 'oldest' : 'newest', most);
}

interface Entries {
  readonly shown: readonly FoundEntry[];
  /** Number of entries that expired but are still in the index. */
  readonly ended: number;
}

async function shownEntries(
  { reader, now }: SearchContext,
  { page, limit }: SearchRequest,
  { count, keys }: Found,
): Promise<Entries> {
  const from = (page - 1) * limit;
  const entries = await reader.entries(from >= Math.min(count, MAX_TOTAL) ? [] : keys.slice(from, from + limit));
  const shown = entries.filter(({ until }) => until === null || until > now());
  return { shown, ended: entries.length - shown.length };
}

async function answerOf(
  context: SearchContext,
  request: SearchRequest,
  tried: Try,
  found: Found,
): Promise<SearchAnswer> {
  return toAnswer(await shownEntries(context, request, found), tried, found);
}

function toAnswer(
  { shown, ended }: Entries,
  { counted, match, spans }: Try,
  { count, isAtMost = false }: Found,
): SearchAnswer {
  const wanted = wantedOf(counted, match, spans);
  return {
    items: shown.map((entry) => toHit(entry, wanted)),
    total: Math.min(count, MAX_TOTAL) - ended,
    isTotalExact: count <= MAX_TOTAL && !isAtMost,
    corrected: null,
    otherAccents: 0,
    broader: [],
    understood: [],
  };
}

function toHit({ item, title, summary, body }: FoundEntry, wanted: Wanted): SearchHit {
  return { id: item, ...highlighted(title, [summary, body], wanted) };
}
