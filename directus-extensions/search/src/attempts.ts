import type { SearchRequest } from '@hat-nang/model/contracts/search';
import type { Choices } from './choices.ts';
import { type Expression, type Scope, scopeOf } from './expression.ts';
import { recognizeNeeds, withoutKeys } from './needs.ts';
import type { QueryWords } from './query.ts';
import { toSpans } from './spans.ts';
import type { Synonyms } from './synonyms.ts';
import { MAX_COMPLETIONS, type Match, type Span, type Tiers, tiersOf } from './tiers.ts';
import type { Vocabulary } from './vocabulary.ts';
import { beginningsOf } from './words.ts';

/** A filter option with the conditions that every hit meets after the option is chosen. */
export interface OptionConditions {
  /** Name and value, such as `age-6-9`. */
  readonly key: string;
  readonly conditions: readonly Expression[];
}

/** A query and its expressions for the index. */
export interface Attempt {
  readonly query: QueryWords;
  /** The query without words that its needs make redundant. */
  readonly reducedQuery: QueryWords;
  readonly match: Match;
  readonly tiers: Tiers;
  readonly spans: readonly Span[];
  /** Conditions that every hit must meet. */
  readonly filters: readonly Expression[];
  /** Filter options whose hits are counted. */
  readonly options: readonly OptionConditions[];
}

export type BuildAttempt = (query: QueryWords, match: Match) => Attempt;

/** Creates a function that builds the attempts of one request. Attempts differ in the query and in how its words match. */
export function createAttemptBuilder(
  { vocabulary }: { vocabulary: Vocabulary },
  { kind, lang, without }: SearchRequest,
  {
    choices,
    synonyms,
    filters,
    options,
  }: { choices: Choices; synonyms: Synonyms } & Pick<Attempt, 'filters' | 'options'>,
): BuildAttempt {
  const scope = scopeOf(kind, lang);
  return (query, match) => {
    const { reducedQuery, needs } = recognizeNeeds(query, kind, lang, withoutKeys(without));
    const synonymSpans = (words: QueryWords['words']) => synonyms.spansOf(words, lang);
    // A query with quotes is taken literally, so it gets no synonyms.
    const spans = reducedQuery.phrases.length > 0 ? [] : toSpans(reducedQuery.words, needs, synonymSpans, choices);
    const tiers = tiersOf(reducedQuery, {
      ...{ scope, match, filters, spans },
      completions: completionsOf(vocabulary, scope),
      categories: (word, how) => choices.categoriesNamed(kind, lang, word, how),
    });
    return { query, reducedQuery, match, tiers, spans, filters, options };
  };
}

export const completionsOf = (vocabulary: Vocabulary, scope: Scope) => (beginning: string) =>
  beginningsOf(beginning).flatMap((form) => vocabulary.startingWith(scope, form, MAX_COMPLETIONS));
