/** Reads entries to see how much of a query each contains: the index only knows whether they contain its words. */
import type { SearchRequest } from '@hat-nang/model/contracts/search';
import { all, any, type Expression, type Scope, scopeOf } from './expression.ts';
import { bestOf, byWorth, factConditions, isLongEnough, type LooseQuery, looseOf, looseTiers } from './loose.ts';
import type { QueryWords } from './query.ts';
import type { Reader } from './reader.ts';
import type { Span, Tiers } from './tiers.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Limit of partly matching entries that are read. */
const MOST_COMPARED = 60;
/** Limit of entries per query for a fact. */
const MOST_KNOWN = 200;

interface Asking {
  readonly reader: Pick<Reader, 'keys' | 'entries'>;
  readonly vocabulary: Vocabulary;
}
interface Weighed {
  readonly counted: QueryWords;
  readonly tiers: Tiers;
  readonly spans: readonly Span[];
  /** Conditions on every hit. */
  readonly filters: readonly Expression[];
}

/** Ranks a small number of hits: those with a matching title first, then those that contain more of the query. @param count number of all hits */
export async function weighedKeys(
  { reader, vocabulary }: Asking,
  { kind, lang }: SearchRequest,
  { counted, tiers, spans }: Weighed,
  count: number,
): Promise<number[]> {
  // Reading the later tiers would double the cost and only decide the order of equal hits.
  const [keys, named] = await Promise.all([
    reader.keys([tiers.everything], 'newest', count),
    count === 1 ? Promise.resolve<number[]>([]) : reader.keys(tiers.named, 'newest', count),
  ]);
  const rest = keys.filter((key) => !named.includes(key));
  if (rest.length < 2) return [...named, ...rest];
  const scope = scopeOf(kind, lang);
  const loose = looseOf(counted, spans, { lang, scope, vocabulary });
  const entries = await reader.entries(rest);
  const best = byWorth(loose, entries, await factsAmong(reader, loose, scope, tiers.everything));
  return [...named, ...best.map(({ key }) => key)];
}

/** Entries that contain most of the query, best first. Empty if a part of the query would be meaningless. */
export async function keysInPart(
  { reader, vocabulary }: Asking,
  { kind, lang, sort }: SearchRequest,
  { counted, tiers, spans, filters }: Weighed,
): Promise<number[]> {
  const scope = scopeOf(kind, lang);
  const loose = looseOf(counted, spans, { lang, scope, vocabulary });
  if (!isLongEnough(loose)) return [];
  const parts = looseTiers(loose, scope, filters);
  if (parts.length === 0) return [];
  const entries = await reader.entries(await reader.keys([tiers.everything, ...parts], 'newest', MOST_COMPARED));
  const best = bestOf(loose, entries, await factsAmong(reader, loose, scope, any(parts)));
  const keys = best.map(({ key }) => key);
  return sort === 'relevance' ? keys : keys.sort((a, b) => (sort === 'oldest' ? a - b : b - a));
}

/** Looks up which entries have facts that the query asks for. */
async function factsAmong(
  reader: Asking['reader'],
  loose: LooseQuery,
  scope: Scope,
  among: Expression,
): Promise<(key: number) => ReadonlySet<Span>> {
  const facts = await Promise.all(
    factConditions(loose, scope).map(async ({ span, fact }) => ({
      span,
      known: new Set(await reader.keys([all([among, fact])], 'newest', MOST_KNOWN)),
    })),
  );
  return (key) => new Set(facts.filter(({ known }) => known.has(key)).map(({ span }) => span));
}
