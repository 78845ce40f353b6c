/** Counts the hits of a search for each filter option (docs/decisions/295-search-filter-counts.md). */
import { type CountsAnswer, MAX_OPTION_COUNT, type SearchRequest } from '@hat-nang/model/contracts/search';
import type { Attempt, OptionConditions } from './attempts.ts';
import type { Choices } from './choices.ts';
import { allOf, type Expression } from './expression.ts';
import { toFilterConditions } from './filter-tokens.ts';
import type { Reader } from './reader.ts';

/** Maximum number of tokens in all expressions of a request. The database needs some microseconds to look up one token. */
const MAX_TOKENS = 2_000;

/**
 * Returns the conditions of the requested options. An option replaces the filter of the same name. An option with an unknown value is left out.
 * @param others further conditions of every hit, which do not come from the filters
 */
export function toOptionConditions(
  request: SearchRequest,
  choices: Choices,
  others: readonly Expression[],
): OptionConditions[] {
  return (request.options ?? []).flatMap(({ name, value }) => {
    const filters = toFilterConditions({ ...request, [name]: name === 'category' ? Number(value) : value }, choices);
    return filters === undefined ? [] : [{ key: `${name}-${value}`, conditions: [...filters, ...others] }];
  });
}

/**
 * Counts the hits of an attempt for each option, up to `MAX_OPTION_COUNT`, in one read.
 * @returns undefined if no option is requested, if the query has quoted phrases (the index cannot check them), or if the expressions have more than
 * `MAX_TOKENS` tokens (for example because of many synonyms)
 */
export async function countHitsByOption(
  reader: Pick<Reader, 'countEach'>,
  { query, tiers, options }: Pick<Attempt, 'query' | 'tiers' | 'options'>,
): Promise<CountsAnswer | undefined> {
  if (options.length === 0 || query.phrases.length > 0) return undefined;
  const expressions = options.map(({ conditions }) => allOf(conditions));
  const optionTokens = expressions.reduce<number>((sum, expression) => sum + countTokens(expression), 0);
  if (optionTokens + options.length * countTokens(tiers.unfiltered) > MAX_TOKENS) return undefined;
  const counts = await reader.countEach(expressions, MAX_OPTION_COUNT, tiers.unfiltered);
  return Object.fromEntries(options.map(({ key }, index) => [key, counts[index] ?? 0]));
}

function countTokens(expression: Expression): number {
  if (typeof expression === 'string') return 1;
  if ('found' in expression) return countTokens(expression.found) + countTokens(expression.without);
  const parts = 'and' in expression ? expression.and : expression.or;
  return parts.reduce<number>((sum, part) => sum + countTokens(part), 0);
}
