/** Converts the filters of a request to conditions on the index. Pure functions. */

import type { SearchFilter, SearchRequest } from '@hat-nang/model/contracts/search';
import type { Choices } from './choices.ts';
import { CATEGORY, filterWord } from './entry-tokens.ts';
import { type Expression, scopeOf, token } from './expression.ts';

export type FilterRequest = Pick<SearchRequest, 'kind'> & Partial<Pick<SearchRequest, SearchFilter>>;

/**
 * Returns the conditions of the filters.
 * @returns undefined if a filter names a category that is not published, or an option that does not exist or is inactive
 */
export function toFilterConditions(
  request: FilterRequest & Pick<SearchRequest, 'lang'>,
  choices: Choices,
): Expression[] | undefined {
  const scope = scopeOf(request.kind, request.lang);
  const words = wordsWithoutCategory(request, choices);
  const { category } = request;
  const filters = words?.map((word) => token(scope, 'f', word));
  return filters && category !== undefined ? [...filters, token(scope, 'c', String(category))] : filters;
}

/** Returns the filters as names of lists (lists.ts). Returns undefined in the same cases as `toFilterConditions`. */
export function filterWords(request: FilterRequest, choices: Choices): string[] | undefined {
  const words = wordsWithoutCategory(request, choices);
  const { category } = request;
  return words && category !== undefined ? [...words, filterWord(CATEGORY, category)] : words;
}

/** Returns the words of all filters except the category. Returns undefined in the same cases as `toFilterConditions`. */
function wordsWithoutCategory(request: FilterRequest, choices: Choices): string[] | undefined {
  const { category, age, disability, audience, level } = request;
  if (category !== undefined && !choices.isCategory(request.kind, category)) return undefined;
  const options = [
    ['age', age === undefined ? null : choices.option('reading_age', age)],
    ['disability', disability === undefined ? null : choices.option('type_of_disabilities', disability)],
    ['audience', audience === undefined ? null : choices.option('target_audience', audience)],
    ['level', level === undefined ? null : choices.option('class_level', level)],
  ] as const;
  if (options.some(([, id]) => id === undefined)) return undefined;
  const words = options.flatMap(([name, id]) => (id === null || id === undefined ? [] : [filterWord(name, id)]));
  for (const name of ['type', 'language', 'status'] as const) {
    const value = request[name];
    if (value !== undefined) words.push(filterWord(name, value));
  }
  for (const flag of ['audio', 'sign', 'subtitle', 'easy'] as const) {
    if (request[flag] !== undefined) words.push(filterWord(flag, 1));
  }
  for (const name of ['month', 'author'] as const) {
    const value = request[name];
    if (value !== undefined) words.push(filterWord(name, value.replaceAll('-', '_')));
  }
  return words;
}
