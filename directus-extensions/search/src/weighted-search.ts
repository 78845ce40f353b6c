/** Reads entries to measure how much of a query each entry contains. The index knows only whether an entry contains a word. */
import type { SearchRequest } from '@hat-nang/model/contracts/search';
import { allOf, anyOf, type Expression, type Scope, scopeOf } from './expression.ts';
import {
  bestMatches,
  factConditions,
  isLongEnough,
  type PartialQuery,
  partialTiers,
  rankByScore,
  toPartialQuery,
} from './partial-match.ts';
import type { QueryWords } from './query.ts';
import type { Reader } from './reader.ts';
import type { Span, Tiers } from './tiers.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Maximum number of partly matching entries that are read. */
const MAX_READ = 60;
/** Maximum number of entries that are looked up for the facts of one span. */
const MAX_FACT_KEYS = 200;

interface RankingContext {
  readonly reader: Pick<Reader, 'keys' | 'entries'>;
  readonly vocabulary: Vocabulary;
}
interface RankedQuery {
  readonly reducedQuery: QueryWords;
  readonly tiers: Tiers;
  readonly spans: readonly Span[];
  /** Conditions that every hit must meet. */
  readonly filters: readonly Expression[];
}

/**
 * Ranks a small number of hits. Hits in the title tiers come first, then the other hits, those with more of the query first.
 * @param count number of all hits
 */
export async function rankKeys(
  { reader, vocabulary }: RankingContext,
  { kind, lang }: SearchRequest,
  { reducedQuery, tiers, spans }: RankedQuery,
  count: number,
): Promise<number[]> {
  // Tiers after the title tiers are not read. Reading these tiers would double the cost, and only decide the order of hits with equal scores.
  const [keys, keysWithTitle] = await Promise.all([
    reader.keys([tiers.everything], 'newest', count),
    count === 1 ? Promise.resolve<number[]>([]) : reader.keys(tiers.titleTiers, 'newest', count),
  ]);
  const otherKeys = keys.filter((key) => !keysWithTitle.includes(key));
  if (otherKeys.length < 2) return [...keysWithTitle, ...otherKeys];
  const scope = scopeOf(kind, lang);
  const partialQuery = toPartialQuery(reducedQuery, spans, { lang, scope, vocabulary });
  const entries = await reader.entries(otherKeys);
  const bestEntries = rankByScore(
    partialQuery,
    entries,
    await readFacts(reader, partialQuery, scope, tiers.everything),
  );
  return [...keysWithTitle, ...bestEntries.map(({ key }) => key)];
}

/** Returns the keys of entries that match enough of the query, in the requested order. Returns none if the query has too few words. */
export async function findPartialKeys(
  { reader, vocabulary }: RankingContext,
  { kind, lang, sort }: SearchRequest,
  { reducedQuery, tiers, spans, filters }: RankedQuery,
): Promise<number[]> {
  const scope = scopeOf(kind, lang);
  const partialQuery = toPartialQuery(reducedQuery, spans, { lang, scope, vocabulary });
  if (!isLongEnough(partialQuery)) return [];
  const parts = partialTiers(partialQuery, scope, filters);
  if (parts.length === 0) return [];
  const entries = await reader.entries(await reader.keys([tiers.everything, ...parts], 'newest', MAX_READ));
  const bestEntries = bestMatches(partialQuery, entries, await readFacts(reader, partialQuery, scope, anyOf(parts)));
  const keys = bestEntries.map(({ key }) => key);
  return sort === 'relevance' ? keys : keys.sort((a, b) => (sort === 'oldest' ? a - b : b - a));
}

/** Looks up which entries have facts that the query asks for. */
async function readFacts(
  reader: RankingContext['reader'],
  partialQuery: PartialQuery,
  scope: Scope,
  condition: Expression,
): Promise<(key: number) => ReadonlySet<Span>> {
  const facts = await Promise.all(
    factConditions(partialQuery, scope).map(async ({ span, fact }) => ({
      span,
      keysWithFact: new Set(await reader.keys([allOf([condition, fact])], 'newest', MAX_FACT_KEYS)),
    })),
  );
  return (key) => new Set(facts.filter(({ keysWithFact }) => keysWithFact.has(key)).map(({ span }) => span));
}
