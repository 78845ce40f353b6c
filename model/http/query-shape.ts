/**
 * Validates the shape of a query before Directus reads it. Directus 11.17.4 reads `deep` in a promise that it does not await, so one anonymous
 * `?deep[a][_filter]=x` ends the process. Other shapes cause a 500: `meta[a]=b`, `aggregate=foo`, `fields[0][a]=1` (docs/threat-model.md 1 and 10).
 */

/** Maximum nesting of a query. Deeper nesting has no use and overflows the stack of recursive code later. */
const MAX_DEPTH = 30;
const MAX_NODES = 10_000;
/** Maximum value of numeric parameters. The limit keeps `page * limit` within a 64-bit integer, which both databases need. */
const MAX_NUMBER = 1_000_000_000;
const MAX_SEARCH_LENGTH = 2_000;

/** `prototype` and the property names of Object.prototype. Directus looks up names in plain objects, so these names would find functions. */
const UNSAFE_NAMES: ReadonlySet<string> = new Set(['prototype', ...Object.getOwnPropertyNames(Object.prototype)]);
const FOLLOW_PATTERN = /^\$FOLLOW\([^(),]+,[^(),]+(,[^(),]+)?\)$/;
const LIST_OPERATORS: ReadonlySet<string> = new Set(['_in', '_nin', '_between', '_nbetween']);
const GEOMETRY_OPERATORS: ReadonlySet<string> = new Set([
  '_intersects',
  '_nintersects',
  '_intersects_bbox',
  '_nintersects_bbox',
]);

type Checker = (value: unknown, name: string) => string | undefined;

/** Checkers of the parameters' values. Directus ignores parameters that are not listed. */
const CHECKERS: Readonly<Record<string, Checker>> = {
  fields: nameListProblem,
  groupBy: groupByProblem,
  group: groupByProblem,
  sort: nameListProblem,
  meta: nameListProblem,
  aggregate: aggregateProblem,
  filter: filterOrJsonProblem,
  alias: aliasProblem,
  deep: deepProblem,
  limit: (value, name) => integerProblem(value, name, -1),
  offset: (value, name) => integerProblem(value, name, 0),
  page: (value, name) => integerProblem(value, name, 0),
  search: searchProblem,
  version: textProblem,
  versionRaw: textOrBooleanProblem,
  export: textProblem,
  backlink: textOrBooleanProblem,
  access_token: textProblem,
};

/**
 * Explains why the shape of a query is invalid. Does not check permissions.
 * @param query parsed query string, or `query` of a body
 * @returns a sentence for the caller, or undefined if the shape is valid
 */
export function findQueryProblem(query: unknown): string | undefined {
  if (!isPlainObject(query)) return '"query" must be an object';
  const querySizeProblem = sizeProblem(query);
  if (querySizeProblem !== undefined) return querySizeProblem;
  for (const [name, value] of Object.entries(query)) {
    const problem = isAbsent(value) ? undefined : checkerOf(name)?.(value, name);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Checks whether a parameter counts as absent. The Studio sends `search: null` and an empty `filter=` for absent parameters. Directus accepts both. */
function isAbsent(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function checkerOf(name: string): Checker | undefined {
  return Object.hasOwn(CHECKERS, name) ? CHECKERS[name] : undefined;
}

/** Checks whether a value is a plain object (no array, no null). */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Limits nesting and size, and refuses NUL characters, which PostgreSQL cannot store. */
function sizeProblem(root: unknown): string | undefined {
  const pendingNodes: Array<{ value: unknown; depth: number }> = [{ value: root, depth: 0 }];
  for (let count = 0; pendingNodes.length > 0; count++) {
    const node = pendingNodes.pop();
    if (node === undefined) break;
    if (count > MAX_NODES || node.depth > MAX_DEPTH) return 'The query is too large';
    if (typeof node.value === 'string' && node.value.includes('\u0000')) return 'The query holds a NUL character';
    if (typeof node.value !== 'object' || node.value === null) continue;
    for (const [key, value] of Object.entries(node.value)) {
      if (key.includes('\u0000')) return 'The query holds a NUL character';
      pendingNodes.push({ value, depth: node.depth + 1 });
    }
  }
  return undefined;
}

function isScalar(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function nameListProblem(value: unknown, name: string): string | undefined {
  const names: unknown[] = Array.isArray(value) ? value : [value];
  if (!names.every((entry) => typeof entry === 'string')) return `"${name}" must be a string or a list of strings`;
  return names.some(usesUnsafeName) ? `"${name}" names what no item has` : undefined;
}

/** Checks whether a list of field names such as `author.name,-title` contains an unsafe name. */
function usesUnsafeName(list: string): boolean {
  return list.split(/[^\w$]+/).some(isUnsafePropertyName);
}

/** Checks whether a name is in `UNSAFE_NAMES`. Such a name is invalid for collections and fields. */
export function isUnsafePropertyName(name: string): boolean {
  return UNSAFE_NAMES.has(name);
}

function groupByProblem(value: unknown, name: string): string | undefined {
  return Array.isArray(value) && value.length === 0 ? `"${name}" must not be empty` : nameListProblem(value, name);
}

function integerProblem(value: unknown, name: string, minimum: number): string | undefined {
  const isWholeNumber = typeof value === 'number' ? Number.isInteger(value) : /^-?\d{1,16}$/.test(String(value));
  const isSimple = typeof value === 'number' || typeof value === 'string';
  if (isSimple && isWholeNumber && Number(value) >= minimum && Number(value) <= MAX_NUMBER) return undefined;
  return `"${name}" must be a whole number from ${minimum} on`;
}

function textProblem(value: unknown, name: string): string | undefined {
  return typeof value === 'string' ? undefined : `"${name}" must be a string`;
}

function textOrBooleanProblem(value: unknown, name: string): string | undefined {
  return typeof value === 'boolean' ? undefined : textProblem(value, name);
}

function searchProblem(value: unknown, name: string): string | undefined {
  if (typeof value !== 'string') return `"${name}" must be a string`;
  return value.length > MAX_SEARCH_LENGTH ? `"${name}" is too long` : undefined;
}

/** Parses a parameter that may be JSON text. Returns undefined unless the value is an object, or JSON of an object that `sizeProblem` accepts. */
function parseObject(value: unknown): Record<string, unknown> | undefined {
  let parsed = value;
  if (typeof value === 'string') {
    try {
      parsed = JSON.parse(value);
    } catch {
      return undefined;
    }
  }
  if (!isPlainObject(parsed)) return undefined;
  return value === parsed || sizeProblem(parsed) === undefined ? parsed : undefined;
}

function aggregateProblem(value: unknown, name: string): string | undefined {
  const functions = parseObject(value);
  if (functions === undefined) return `"${name}" must be an object`;
  for (const [operation, fields] of Object.entries(functions)) {
    const problem = nameListProblem(fields, name);
    if (problem !== undefined) return problem;
    const hasWildcard = String(fields).split(',').includes('*');
    if (hasWildcard && operation !== 'count' && operation !== 'countAll')
      return `"${operation}" in "${name}" needs a field`;
  }
  return undefined;
}

function aliasProblem(value: unknown, name: string): string | undefined {
  const names = parseObject(value);
  const hasTextTargets = names !== undefined && Object.values(names).every((target) => typeof target === 'string');
  return hasTextTargets ? undefined : `"${name}" must be an object of strings`;
}

function filterOrJsonProblem(value: unknown, name: string): string | undefined {
  const filter = parseObject(value);
  return filter === undefined ? `"${name}" must be an object` : filterProblem(filter, name);
}

function filterProblem(filter: Record<string, unknown>, name: string): string | undefined {
  for (const [key, value] of Object.entries(filter)) {
    const problem = filterEntryProblem(key, value, name);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function filterEntryProblem(key: string, value: unknown, name: string): string | undefined {
  if (UNSAFE_NAMES.has(key)) return `"${name}" must not use "${key}"`;
  if (key === '_and' || key === '_or') {
    if (!Array.isArray(value)) return `"${key}" in "${name}" must be a list`;
    for (const part of value) {
      if (!isPlainObject(part)) return `"${key}" in "${name}" must be a list of objects`;
      const problem = filterProblem(part, name);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  if (key.startsWith('$FOLLOW') && !FOLLOW_PATTERN.test(key)) return `"${name}" must not use "${key}"`;
  if (GEOMETRY_OPERATORS.has(key)) return undefined;
  if (LIST_OPERATORS.has(key)) {
    const values = isPlainObject(value) || Array.isArray(value) ? Object.values(value) : [value];
    return values.every(isScalar) ? undefined : `"${key}" in "${name}" must be a list of plain values`;
  }
  if (isPlainObject(value)) return filterProblem(value, name);
  return isScalar(value) ? undefined : `"${key}" in "${name}" must be a plain value or an object`;
}

/** Checks `deep`, which nests fields. Keys that start with `_` are parameters of that level. All other keys are fields. */
function deepProblem(value: unknown, name: string): string | undefined {
  const level = parseObject(value);
  if (level === undefined) return `"${name}" must be an object`;
  for (const [key, inner] of Object.entries(level)) {
    if (key === '' || UNSAFE_NAMES.has(key)) return `"${name}" must not use "${key}"`;
    const problem = key.startsWith('_') ? deepParameter(key, inner, name) : deepLevel(key, inner, name);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function deepParameter(key: string, value: unknown, name: string): string | undefined {
  const checker = key === '_access_token' ? undefined : checkerOf(key.slice(1));
  if (checker === undefined) return `"${name}" must not use "${key}"`;
  return isAbsent(value) ? undefined : checker(value, `${name}.${key}`);
}

function deepLevel(key: string, value: unknown, name: string): string | undefined {
  if (!isPlainObject(value)) return `"${name}.${key}" must be an object`;
  return deepProblem(value, `${name}.${key}`);
}
