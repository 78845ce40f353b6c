/** Counts the items of filter options (docs/decisions/252-filter-counts.md). */

import { type CountsAnswer, type CountsRequest, MAX_OPTION_COUNT } from '@hat-nang/model/contracts/search';
import { languages } from '@hat-nang/model/languages';
import type { Choices } from './choices.ts';
import { allOf, type Expression } from './expression.ts';
import { type FilterRequest, filterWords, toFilterConditions } from './filter-tokens.ts';
import { isUpToDate } from './lists.ts';
import type { Reader } from './reader.ts';

export interface CountContext {
  readonly reader: Pick<Reader, 'query' | 'countEach'>;
  readonly choices: () => Promise<Choices>;
  readonly now: () => number;
}

/**
 * Counts, for each option, the items that match the option and the other filters of the request. All counts take one read.
 * @returns undefined if `isUpToDate` (lists.ts) is false, or if an option or filter has an unknown value. Only Directus can then count.
 */
export async function countOptions(
  { reader, choices: readChoices, now }: CountContext,
  { kind, options, ...filters }: CountsRequest,
): Promise<CountsAnswer | undefined> {
  if (!(await isUpToDate(reader, kind, now()))) return undefined;
  const choices = await readChoices();
  const conditions = options.map(({ name, value }) =>
    conditionOf({ ...filters, kind, [name]: name === 'category' ? Number(value) : value }, choices),
  );
  const knownConditions = conditions.filter((condition) => condition !== undefined);
  // A category or option that was created a second ago may be missing in the cache.
  if (knownConditions.length < conditions.length) return undefined;
  const counts = await reader.countEach(knownConditions, MAX_OPTION_COUNT);
  return Object.fromEntries(options.map(({ name, value }, index) => [`${name}-${value}`, counts[index] ?? 0]));
}

/**
 * Returns what to count for an option: a list, or the matches of an expression. Returns undefined for an unknown value. Documents with a single filter are
 * counted in a list, which is faster.
 */
function conditionOf(request: FilterRequest, choices: Choices): Expression | { readonly list: string } | undefined {
  const [list, ...otherLists] = (request.kind === 'documents' && filterWords(request, choices)) || [];
  if (list !== undefined && otherLists.length === 0) return { list };
  // Every visible item has an entry in every language, so one language counts all items.
  const tokens = toFilterConditions({ ...request, lang: languages[0] }, choices);
  return tokens === undefined || tokens.length === 0 ? undefined : allOf(tokens);
}
