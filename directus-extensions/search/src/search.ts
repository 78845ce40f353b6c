/** Answers `GET /search` (specification, section 2 "Search"). */

import { MAX_TOTAL, type SearchAnswer, type SearchHit, type SearchRequest } from '@hat-nang/model/contracts/search';
import type { Choices } from './choices.ts';
import { correctionsOf, shownCorrection } from './corrections.ts';
import { type Expression, scopeOf } from './expression.ts';
import { filterTokens } from './filter-tokens.ts';
import { marked, snippetOf, type Wanted } from './marks.ts';
import type { FoundEntry, Reader } from './reader.ts';
import { MOST_ENDINGS, type QueryWords, queryWords, type Tiers, tiersOf } from './tiers.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface SearchContext {
  readonly reader: Reader;
  readonly vocabulary: Vocabulary;
  readonly choices: () => Promise<Choices>;
  readonly now: () => number;
}

const NOTHING: SearchAnswer = { items: [], total: 0, isTotalExact: true, corrected: null };

export async function search(context: SearchContext, request: SearchRequest): Promise<SearchAnswer> {
  const asked = queryWords(request.q);
  if (asked.words.length === 0) return NOTHING;
  const choices = await context.choices();
  const filters = filterTokens(request, choices);
  if (filters === undefined) return NOTHING;
  const { scope, tiersFor } = tiersFrom(context, request, choices, filters);

  const { answer } = await answerTo(context, request, asked, tiersFor(asked));
  if (answer.total > 0) return answer;
  const corrections = correctionsOf(asked, scope, context.vocabulary).map((mended) => ({
    mended,
    tiers: tiersFor(mended),
  }));
  // Of several words that may be meant, the one with which there is a title.
  for (const correction of corrections) {
    const [title] = await context.reader.keys([correction.tiers.inTitle], 'newest', 1);
    if (title === undefined) continue;
    corrections.unshift(correction);
    break;
  }
  for (const { mended, tiers } of corrections) {
    const { answer: found, entries } = await answerTo(context, request, mended, tiers);
    if (found.total > 0) return { ...found, corrected: shownCorrection(request.q, asked, mended, entries) };
  }
  return NOTHING;
}

function tiersFrom(
  { vocabulary }: SearchContext,
  { kind, lang }: Pick<SearchRequest, 'kind' | 'lang'>,
  choices: Choices,
  filters: readonly Expression[],
) {
  const scope = scopeOf(kind, lang);
  const tierContext = {
    scope,
    filters,
    endings: (beginning: string) => vocabulary.startingWith(scope, beginning, MOST_ENDINGS),
    categories: (folded: string, isBeginning: boolean) => choices.categoriesNamed(kind, lang, folded, isBeginning),
  };
  return { scope, tiersFor: (asked: QueryWords) => tiersOf(asked, tierContext) };
}

async function answerTo(
  { reader, now }: SearchContext,
  request: SearchRequest,
  asked: QueryWords,
  tiers: Tiers,
): Promise<{ answer: SearchAnswer; entries: FoundEntry[] }> {
  const from = (request.page - 1) * request.limit;
  // Side by side: of an unfinished word's hits the count takes as long as the ranking.
  const [counted, found] = await Promise.all([
    reader.count(tiers.everything, MAX_TOTAL + 1),
    request.sort === 'relevance'
      ? reader.keys(tiers.ranked, 'newest', from + request.limit)
      : reader.keys([tiers.everything], request.sort === 'oldest' ? 'oldest' : 'newest', from + request.limit),
  ]);
  const total = Math.min(counted, MAX_TOTAL);
  const entries = await reader.entries(from >= total ? [] : found.slice(from));
  const wanted = wantedOf(asked);
  // An item whose time ends in this second may still be in the index.
  const shown = entries.filter(({ until }) => until === null || until > now());
  const answer = {
    items: shown.map((entry) => toHit(entry, wanted)),
    total: total - (entries.length - shown.length),
    isTotalExact: counted <= MAX_TOTAL,
    corrected: null,
  };
  return { answer, entries: shown };
}

export function wantedOf({ words, isOpen }: QueryWords): Wanted {
  const folded = words.map((word) => word.folded);
  const accented = words.flatMap((word) => word.accented ?? []);
  return { words: new Set(folded), accented: new Set(accented), beginning: isOpen ? folded.at(-1) : undefined };
}

function toHit({ item, title, summary, body }: FoundEntry, wanted: Wanted): SearchHit {
  return { id: item, title: marked(title, wanted), snippet: snippetOf([summary, body], wanted) };
}
