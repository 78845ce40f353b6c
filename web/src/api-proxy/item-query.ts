/** Checks the query of `GET /api/items/…` before Directus receives it. The guard extension applies the same rule to visitors' requests. */
import { isUnsafeName, queryProblem } from '@hat-nang/model/http/query-shape';
import { MAX_VISITOR_QUERY, visitorProblem } from '@hat-nang/model/http/visitor-query';

/** Maximum length of a forwarded query string, in characters. */
export const maxQueryLength = MAX_VISITOR_QUERY;

interface Level {
  [name: string]: Level | string;
}

/** Splits `filter[translations][slug][_eq]` into its names. Undefined for other syntax. */
const parseNames = (parameter: string): string[] | undefined => {
  const [, first, brackets = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(parameter) ?? [];
  return first === undefined
    ? undefined
    : [first, ...[...brackets.matchAll(/\[([^[\]]*)\]/g)].map(([, name]) => name ?? '')];
};

/** Converts levels with numbered names (`_or[0]`, `_or[1]`) to lists, as Directus does. */
const toLists = (level: Level | string): unknown => {
  if (typeof level === 'string') return level;
  const names = Object.keys(level);
  const inner = names.map((name) => [name, toLists(level[name] as Level | string)] as const);
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name))) return inner.map(([, value]) => value);
  return Object.fromEntries(inner);
};

const parseQuery = (search: URLSearchParams): Record<string, unknown> | undefined => {
  const root: Level = {};
  let count = 0;
  for (const [parameter, value] of search) {
    const names = parseNames(parameter);
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
  return toLists(root) as Record<string, unknown>;
};

/** Returns the reason why a query is refused, as a sentence. Undefined if the query is allowed. */
export const itemQueryProblem = (search: URLSearchParams): string | undefined => {
  const query = parseQuery(search);
  return query === undefined
    ? 'A parameter is repeated or cannot be parsed'
    : (queryProblem(query) ?? visitorProblem(query));
};
