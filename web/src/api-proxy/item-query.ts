/** Checks the query of `GET /api/items/…` before Directus receives it, by the rule that Directus's own guard applies to visitors. */
import { isUnsafeName, queryProblem } from '@hat-nang/model/http/query-shape';
import { MAX_VISITOR_QUERY, visitorProblem } from '@hat-nang/model/http/visitor-query';

/** Maximum length of a forwarded query string, in characters. */
export const longestQuery = MAX_VISITOR_QUERY;

interface Level {
  [name: string]: Level | string;
}

/** Names in brackets, as in `filter[translations][slug][_eq]`; undefined for other syntax. */
const namesOf = (parameter: string): string[] | undefined => {
  const [, first, brackets = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(parameter) ?? [];
  return first === undefined
    ? undefined
    : [first, ...[...brackets.matchAll(/\[([^[\]]*)\]/g)].map(([, name]) => name ?? '')];
};

/** Directus reads `_or[0]`, `_or[1]` as a list. */
const withLists = (level: Level | string): unknown => {
  if (typeof level === 'string') return level;
  const names = Object.keys(level);
  const inner = names.map((name) => [name, withLists(level[name] as Level | string)] as const);
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name))) return inner.map(([, value]) => value);
  return Object.fromEntries(inner);
};

const read = (search: URLSearchParams): Record<string, unknown> | undefined => {
  const root: Level = {};
  let count = 0;
  for (const [parameter, value] of search) {
    const names = namesOf(parameter);
    const last = names?.pop();
    if (!names || last === undefined || [...names, last].some(isUnsafeName)) return undefined;
    let level = root;
    for (const name of names) {
      level[name] ??= {};
      const next = level[name];
      if (typeof next === 'string') return undefined;
      level = next;
    }
    // `fields[]=a&fields[]=b` is a list; any other repeated parameter is ambiguous.
    const key = last === '' ? String(count++) : last;
    if (Object.hasOwn(level, key)) return undefined;
    level[key] = value;
  }
  return withLists(root) as Record<string, unknown>;
};

/** Why a query is refused, as a sentence; undefined when it is allowed. */
export const itemQueryProblem = (search: URLSearchParams): string | undefined => {
  const query = read(search);
  return query === undefined
    ? 'A parameter comes twice or is not readable'
    : (queryProblem(query) ?? visitorProblem(query));
};
