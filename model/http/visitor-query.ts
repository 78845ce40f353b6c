/**
 * Limits fields, rows and conditions in the queries of callers without access to the Studio. The site shares these rules with the guard. The rules need no
 * schema, because the site has none. Pure functions.
 */

import { isPlainObject } from './query-shape.ts';
import { collectConditions, type RawQuery, toNameList, toObject } from './raw-query.ts';

/** Limits of one query. `steps` is the maximum number of relations in the path of a field: `pages.translations.text` has two. */
export interface VisitorRules {
  readonly steps: number;
  readonly rows: number;
  /** Maximum number of fields with `deep` parameters. */
  readonly deepFields: number;
}

export const VISITOR_RULES: VisitorRules = { steps: 3, rows: 100, deepFields: 10 };
/**
 * Limits of a member's GraphQL documents. They are higher than `VISITOR_RULES`, because GraphQL names every field, and a query of the site leads from a
 * playlist to the languages of its books.
 */
export const MEMBER_DOCUMENT_RULES: VisitorRules = { steps: 4, rows: 1_000, deepFields: 40 };

/** Maximum length of a query string in characters, which is enough for a hundred ids. */
export const MAX_VISITOR_QUERY_LENGTH = 4_096;
const VISITOR_PARAMETERS: ReadonlySet<string> = new Set([
  ...['fields', 'filter', 'search', 'sort', 'limit', 'offset', 'page', 'deep', 'alias', 'aggregate', 'meta'],
  ...['version', 'versionRaw', 'backlink'],
]);
const MAX_PATHS = 80;
const MAX_SORTS = 5;
const MAX_CONDITIONS = 40;
const MAX_VALUES = 400;
const MAX_LOGIC_DEPTH = 4;
const MAX_ALIASES = 5;
const MAX_OFFSET = 100_000;
const MAX_SEARCH_LENGTH = 100;

/**
 * Explains why a visitor's query is refused.
 * @param query parsed query string, `query` of a body, or arguments of a GraphQL field; its shape must be valid
 * @returns a sentence for the caller, or undefined if the query is allowed
 */
export function findVisitorQueryProblem(query: RawQuery, rules: VisitorRules = VISITOR_RULES): string | undefined {
  const unknownName = Object.keys(query).find((name) => !VISITOR_PARAMETERS.has(name) && !hasSeparateRefusal(name));
  if (unknownName !== undefined) return `"${unknownName}" is not a parameter of this call`;
  return levelProblem(query, '', rules) ?? deepProblem(query.deep, rules) ?? totalProblem(query, rules);
}

function isLongSearch(search: unknown): boolean {
  return typeof search === 'string' && search.length > MAX_SEARCH_LENGTH;
}

/** Checks whether a parameter has a separate refusal text. */
function hasSeparateRefusal(name: string): boolean {
  return name === 'groupBy' || name === 'group';
}

/** Checks one level of the query. `prefix` is `_` inside `deep`. */
function levelProblem(query: RawQuery, prefix: string, rules: VisitorRules): string | undefined {
  const parameter = (name: string) => query[prefix + name];
  if (toNameList(parameter('groupBy')).length + toNameList(parameter('group')).length > 0)
    return '"groupBy" is not offered';
  const functionNames = Object.keys(toObject(parameter('aggregate')));
  if (functionNames.some((name) => name !== 'count')) return '"aggregate" offers "count" only';
  return (
    fieldsProblem(toNameList(parameter('fields')), rules) ??
    numberProblem(parameter('limit'), 'limit', 1, rules.rows) ??
    numberProblem(parameter('offset'), 'offset', 0, MAX_OFFSET) ??
    numberProblem(parameter('page'), 'page', 0, MAX_OFFSET / rules.rows) ??
    sortProblem(toNameList(parameter('sort')), rules) ??
    filterProblem(parameter('filter'), rules) ??
    aliasProblem(parameter('alias')) ??
    (isLongSearch(parameter('search')) ? `"search" takes at most ${MAX_SEARCH_LENGTH} characters` : undefined)
  );
}

function fieldsProblem(paths: readonly string[], { steps }: VisitorRules): string | undefined {
  if (paths.length > MAX_PATHS) return `"fields" takes at most ${MAX_PATHS} names`;
  const names = paths.map((path) => path.split('.'));
  if (names.some((path) => path.length > steps + 1)) return `"fields" follows at most ${steps} relations`;
  const hasInnerWildcard = names.some((path) => path.slice(0, -1).some((name) => name.includes('*')));
  return hasInnerWildcard ? '"fields" takes "*" as the last part of a name only' : undefined;
}

function numberProblem(value: unknown, name: string, minimum: number, maximum: number): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return number >= minimum && number <= maximum ? undefined : `"${name}" must be from ${minimum} to ${maximum}`;
}

function sortProblem(paths: readonly string[], { steps }: VisitorRules): string | undefined {
  if (paths.length > MAX_SORTS) return `"sort" takes at most ${MAX_SORTS} names`;
  return paths.some((path) => path.split('.').length > steps + 1)
    ? `"sort" follows at most ${steps} relations`
    : undefined;
}

function filterProblem(filter: unknown, { steps }: VisitorRules): string | undefined {
  const conditions = collectConditions(filter);
  if (conditions.length > MAX_CONDITIONS) return `"filter" takes at most ${MAX_CONDITIONS} conditions`;
  if (conditions.reduce((sum, { values }) => sum + values, 0) > MAX_VALUES)
    return `"filter" takes at most ${MAX_VALUES} values`;
  if (conditions.some(({ depth }) => depth > MAX_LOGIC_DEPTH))
    return `"filter" nests "_and" and "_or" at most ${MAX_LOGIC_DEPTH} deep`;
  const isTooDeep = conditions.some(({ path }) => path.length > steps + 1);
  if (isTooDeep) return `"filter" follows at most ${steps} relations`;
  // Directus reads the values of `$CURRENT_USER.role.users…` from the database before any other check, so such variables are refused.
  return hasDeepVariable(filter) ? '"filter" must not read through "$CURRENT_…"' : undefined;
}

function hasDeepVariable(filter: unknown): boolean {
  const text = typeof filter === 'string' ? filter : JSON.stringify(filter ?? '');
  return /\$CURRENT_\w+\./.test(text);
}

function aliasProblem(alias: unknown): string | undefined {
  return Object.keys(toObject(alias)).length > MAX_ALIASES ? `"alias" takes at most ${MAX_ALIASES} names` : undefined;
}

function deepProblem(deep: unknown, rules: VisitorRules, depth = 1): string | undefined {
  for (const [name, level] of Object.entries(toObject(deep))) {
    if (name.startsWith('_')) continue;
    if (depth > rules.steps) return `"deep" follows at most ${rules.steps} relations`;
    if (!isPlainObject(level)) continue;
    const unknownName = Object.keys(level).find((key) => key.startsWith('_') && !isDeepParameter(key));
    if (unknownName !== undefined) return `"deep" must not use "${unknownName}"`;
    const problem = levelProblem(level, '_', rules) ?? deepProblem(level, rules, depth + 1);
    if (problem !== undefined) return `${problem} (in "deep")`;
  }
  return undefined;
}

function isDeepParameter(name: string): boolean {
  const plainName = name.slice(1);
  return plainName !== 'deep' && (VISITOR_PARAMETERS.has(plainName) || hasSeparateRefusal(plainName));
}

/** Checks the totals of all levels, because many small levels cost as much as a large one. */
function totalProblem(query: RawQuery, { deepFields }: VisitorRules): string | undefined {
  let deepFieldCount = 0;
  let conditions = collectConditions(query.filter).length;
  let aliases = Object.keys(toObject(query.alias)).length;
  const pendingNodes: unknown[] = [toObject(query.deep)];
  for (let level = pendingNodes.pop(); level !== undefined; level = pendingNodes.pop()) {
    if (!isPlainObject(level)) continue;
    conditions += collectConditions(level._filter).length;
    aliases += Object.keys(toObject(level._alias)).length;
    for (const [name, inner] of Object.entries(level)) {
      if (name.startsWith('_')) continue;
      deepFieldCount += 1;
      pendingNodes.push(inner);
    }
  }
  if (deepFieldCount > deepFields) return `"deep" takes at most ${deepFields} fields`;
  if (conditions > MAX_CONDITIONS) return `A query takes at most ${MAX_CONDITIONS} conditions`;
  return aliases > MAX_ALIASES ? `A query takes at most ${MAX_ALIASES} aliases` : undefined;
}
