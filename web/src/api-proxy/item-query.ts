/**
 * Checks the query of a call that reads rows, such as `GET /api/items/…`, before Directus receives it. The guard extension applies the same rules to
 * visitors' requests.
 */
import { findQueryProblem, isUnsafePropertyName } from '@hat-nang/model/http/query-shape';
import { findVisitorQueryProblem, MAX_VISITOR_QUERY_LENGTH } from '@hat-nang/model/http/visitor-query';

/** Maximum length of a forwarded query string, in characters. */
export const maxQueryLength = MAX_VISITOR_QUERY_LENGTH;

interface QueryLevel {
  [name: string]: QueryLevel | string;
}

/** Splits a parameter such as `filter[translations][slug][_eq]` into its names. Undefined for other syntax. */
const parseNames = (parameter: string): string[] | undefined => {
  const [, first, brackets = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(parameter) ?? [];
  return first === undefined
    ? undefined
    : [first, ...[...brackets.matchAll(/\[([^[\]]*)\]/g)].map(([, name]) => name ?? '')];
};

/** Converts levels with numbered names (`_or[0]`, `_or[1]`) to lists, as Directus does. */
const toLists = (level: QueryLevel | string): unknown => {
  if (typeof level === 'string') return level;
  const names = Object.keys(level);
  const innerEntries = names.map((name) => [name, toLists(level[name] as QueryLevel | string)] as const);
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name))) return innerEntries.map(([, value]) => value);
  return Object.fromEntries(innerEntries);
};

const parseQuery = (search: URLSearchParams): Record<string, unknown> | undefined => {
  const rootLevel: QueryLevel = {};
  let listLength = 0;
  for (const [parameter, value] of search) {
    const names = parseNames(parameter);
    const lastName = names?.pop();
    if (!names || lastName === undefined || [...names, lastName].some(isUnsafePropertyName)) return undefined;
    let level = rootLevel;
    for (const name of names) {
      level[name] ??= {};
      const nextLevel = level[name];
      if (typeof nextLevel === 'string') return undefined;
      level = nextLevel;
    }
    // `fields[]=a&fields[]=b` is a list; any other repeated parameter is ambiguous.
    const key = lastName === '' ? String(listLength++) : lastName;
    if (Object.hasOwn(level, key)) return undefined;
    level[key] = value;
  }
  return toLists(rootLevel) as Record<string, unknown>;
};

/** Returns the reason why a query is refused, as a sentence without a full stop. Undefined if the query is allowed. */
export const itemQueryProblem = (search: URLSearchParams): string | undefined => {
  const query = parseQuery(search);
  return query === undefined
    ? 'A parameter is repeated or cannot be parsed'
    : (findQueryProblem(query) ?? findVisitorQueryProblem(query));
};
