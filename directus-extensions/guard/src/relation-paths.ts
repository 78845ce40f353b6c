/**
 * Finds forbidden relation paths in queries of callers without Studio access. Directus checks the fields of a filter, but not the rows on its path.
 * `app_configs?filter[home_news][news_id][author][_starts_with]=A` reveals drafts, and so does `?sort=` (docs/threat-model.md 12 and 21). Pure
 * functions.
 */

/** The part of Directus's schema that the rules use. */
export interface PathSchema {
  readonly collections: Readonly<
    Record<
      string,
      { readonly primary: string; readonly fields: Readonly<Record<string, { alias: boolean }>> } | undefined
    >
  >;
  readonly relations: ReadonlyArray<{
    readonly collection: string;
    readonly field: string;
    readonly related_collection: string | null;
    readonly meta: { readonly one_field?: string | null } | null;
  }>;
}

/** A query that Directus has sanitized. */
export interface PathQuery {
  readonly filter?: unknown;
  readonly sort?: readonly string[] | null;
  readonly deep?: unknown;
  readonly alias?: Readonly<Record<string, string>> | null;
  readonly aggregate?: Readonly<Record<string, readonly string[] | undefined>> | null;
  readonly group?: readonly string[] | null;
}

/** Collections of options. They contain no secret rows. */
const REFERENCE_COLLECTIONS: ReadonlySet<string> = new Set(['languages', 'countries', 'options', 'option_groups']);

/**
 * Returns the first disallowed path of a query, such as `home_news.news_id.author`. Returns undefined if there is none. Allowed are the item's own fields, the
 * fields of its translations, the keys of related items, and the fields of related rows in `REFERENCE_COLLECTIONS`.
 */
export function findClosedPath(schema: PathSchema, collection: string, query: PathQuery): string | undefined {
  const aliases = Object.keys(query.alias ?? {});
  // An alias with the name of a relation is refused. The check would treat the alias as the relation, but Directus resolves the alias.
  const disguisedAlias = aliases.find((name) => findRelationStep(schema, collection, name) !== undefined);
  if (disguisedAlias !== undefined) return disguisedAlias;
  const paths = [
    ...filterPaths(query.filter),
    ...(query.sort ?? []).map((path) => path.replace(/^-/, '').split('.')),
    ...(query.group ?? []).map((path) => path.split('.')),
  ];
  const disallowedPath = paths.find((path) => !isOpen(schema, collection, path));
  return disallowedPath?.join('.') ?? findClosedDeepPath(schema, collection, query.deep);
}

/** Returns a field in `aggregate` or `groupBy` that has no column. Returns undefined if there is none. Directus would respond with 500 to such a field. */
export function findFieldWithoutColumn(schema: PathSchema, collection: string, query: PathQuery): string | undefined {
  const names = [...Object.values(query.aggregate ?? {}).flatMap((list) => list ?? []), ...(query.group ?? [])];
  // Directus looks up collections in a plain object, so its check accepts names of inherited properties, such as "constructor".
  const fields = Object.hasOwn(schema.collections, collection) ? schema.collections[collection]?.fields : undefined;
  return names.find((name) => fields?.[name]?.alias === true);
}

interface Step {
  readonly collection: string;
  /** True if the field contains the key of the related row. False if the related rows contain the key of this row. */
  readonly isKey: boolean;
}

/** Returns the collection that a field leads to, and the direction of the relation. Returns undefined if the field has no relation to a single collection. */
export function findRelationStep(schema: PathSchema, collection: string, field: string): Step | undefined {
  for (const relation of schema.relations) {
    if (relation.collection === collection && relation.field === field) {
      return relation.related_collection === null
        ? undefined
        : { collection: relation.related_collection, isKey: true };
    }
    if (relation.related_collection === collection && relation.meta?.one_field === field) {
      return { collection: relation.collection, isKey: false };
    }
  }
  return undefined;
}

function isOpen(schema: PathSchema, collection: string, path: readonly string[]): boolean {
  const [first = '', second, third] = path;
  // A count of related rows includes hidden rows, so the count is refused. A count of translations is allowed: translations are as visible as their item.
  if (/^count\(/i.test(path.at(-1) ?? '')) return path.length === 1 && first === 'count(translations)';
  if (second === undefined) return true;
  const firstStep = findRelationStep(schema, collection, first);
  if (firstStep === undefined || path.length > 3) return false;
  const isEnd = (step: Step, field: string) =>
    field === schema.collections[step.collection]?.primary || REFERENCE_COLLECTIONS.has(step.collection);
  if (firstStep.isKey) return third === undefined && isEnd(firstStep, second);
  const secondStep = findRelationStep(schema, firstStep.collection, second);
  if (third !== undefined) return secondStep?.isKey === true && isEnd(secondStep, third);
  return first === 'translations' || secondStep?.isKey === true || isEnd(firstStep, second);
}

/** Returns all field paths of a filter. The paths do not contain operators such as `_and`, `_some` and `_eq`. */
export function filterPaths(filter: unknown, path: readonly string[] = []): string[][] {
  if (Array.isArray(filter)) return filter.flatMap((branch) => filterPaths(branch, path));
  if (typeof filter !== 'object' || filter === null) return path.length > 0 ? [[...path]] : [];
  const entries = Object.entries(filter);
  if (entries.length === 0) return path.length > 0 ? [[...path]] : [];
  return entries.flatMap(([key, value]) => {
    if (['_and', '_or', '_some', '_none'].includes(key)) return filterPaths(value, path);
    return key.startsWith('_') ? [[...path]] : filterPaths(value, [...path, key]);
  });
}

/** Returns the first disallowed path inside `deep`, relative to its level. Each level of `deep` has the options of a relation. */
function findClosedDeepPath(schema: PathSchema, collection: string, deep: unknown): string | undefined {
  if (typeof deep !== 'object' || deep === null) return undefined;
  const deepOptions = deep as Record<string, unknown>;
  const nestedQuery: PathQuery = {
    filter: deepOptions._filter,
    sort: deepOptions._sort as readonly string[] | undefined,
    alias: deepOptions._alias as Record<string, string> | undefined,
    group: deepOptions._group as readonly string[] | undefined,
  };
  const disallowedPath = findClosedPath(schema, collection, nestedQuery);
  if (disallowedPath !== undefined) return disallowedPath;
  for (const [field, value] of Object.entries(deepOptions)) {
    if (field.startsWith('_')) continue;
    const step = findRelationStep(schema, collection, field);
    const innerPath = step === undefined ? field : findClosedDeepPath(schema, step.collection, value);
    if (innerPath !== undefined) return innerPath;
  }
  return undefined;
}
