/**
 * Finds fields in a query that the caller cannot read. Directus allows filters, sorts, groups and counts by a field that is readable in only some rows (an
 * editor's own e-mail), and applies them to all visible rows. Across relations Directus ignores row conditions. Here a field must be readable in all affected
 * rows. Pure functions.
 */
import { filterPaths, findRelationStep, type PathQuery, type PathSchema } from './relation-paths.ts';

/** One read permission. `isForAll` is true if it has no row condition. */
export interface ReadRule {
  readonly fields: readonly string[];
  readonly isForAll: boolean;
}

/** The read permissions of a caller, by collection. */
export type ReadRights = ReadonlyMap<string, readonly ReadRule[]>;

/** A query that Directus has sanitized. */
export interface SanitizedQuery extends PathQuery {
  readonly search?: unknown;
}

const hasField = ({ fields }: ReadRule, field: string) => fields.includes('*') || fields.includes(field);

/** Checks whether the field is readable in every row of the collection that the caller can see. */
function isReadable(rules: readonly ReadRule[], field: string): boolean {
  return rules.some((rule) => rule.isForAll && hasField(rule, field)) || rules.every((rule) => hasField(rule, field));
}

/** Checks whether the field is readable in every existing row. Fields behind a relation must be, because Directus ignores row conditions there. */
function isReadableBehindRelation(rules: readonly ReadRule[], field: string): boolean {
  return rules.some((rule) => rule.isForAll && hasField(rule, field));
}

/**
 * Returns the first path to a field that the caller cannot read, such as `user_created.email`, or `search` if a search reads such a field. Returns undefined
 * if there is none.
 * @param reach 'relations' checks whole paths; 'own' checks only the first field of a path, because relation-paths.ts checks the rest
 */
export function findUnreadablePath(
  schema: PathSchema,
  rights: ReadRights,
  collection: string,
  query: SanitizedQuery,
  reach: 'own' | 'relations',
): string | undefined {
  const paths = [
    ...filterPaths(query.filter),
    ...(query.sort ?? []).map((path) => path.replace(/^-/, '').split('.')),
    ...(query.group ?? []).map((path) => path.split('.')),
    ...Object.values(query.aggregate ?? {}).flatMap((fields) => (fields ?? []).map((field) => field.split('.'))),
  ].filter(([first]) => first !== '*');
  const resolvedPaths = resolveAliases(paths, query.alias ?? {});
  const unreadable = resolvedPaths.find((path) =>
    reach === 'own' ? !isOwnFieldOpen(rights, collection, path) : !isOpen(schema, rights, collection, path),
  );
  if (unreadable !== undefined) return unreadable.join('.');
  if (hasBlindSearch(schema, rights.get(collection) ?? [], collection, query.search)) return 'search';
  return findUnreadableDeepPath(schema, rights, collection, query.deep, reach);
}

/** Returns each path as written. For a path that begins with an alias, also returns the path with the alias resolved. */
function resolveAliases(paths: readonly string[][], alias: Readonly<Record<string, string>>): string[][] {
  return paths.flatMap((path) => {
    const [first = '', ...rest] = path;
    const target = Object.hasOwn(alias, first) ? alias[first] : undefined;
    return target === undefined ? [path] : [path, [...target.split('.'), ...rest]];
  });
}

/** Removes a function from a name: `year(date_published)` reads `date_published`. */
function fieldOf(name: string): string {
  return /^\w+\((.+)\)$/.exec(name)?.[1] ?? name;
}

function isOwnFieldOpen(rights: ReadRights, collection: string, [first = '']: readonly string[]): boolean {
  return first.startsWith('$FOLLOW(') || isReadable(rights.get(collection) ?? [], fieldOf(first));
}

function isOpen(schema: PathSchema, rights: ReadRights, collection: string, path: readonly string[]): boolean {
  let currentCollection = collection;
  let isBehindRelation = false;
  for (const [index, name] of path.entries()) {
    const rules = rights.get(currentCollection) ?? [];
    const followMatch = /^\$FOLLOW\(\s*([^,()\s]+)\s*,\s*([^,()\s]+)/.exec(name);
    const field = followMatch === null ? fieldOf(name) : undefined;
    const hasRight: typeof isReadable = isBehindRelation ? isReadableBehindRelation : isReadable;
    if (field !== undefined && !hasRight(rules, field)) return false;
    const step =
      field === undefined
        ? { collection: followMatch?.[1] ?? '', isKey: false }
        : findRelationStep(schema, currentCollection, field);
    const isLast = index === path.length - 1;
    const readsRelatedRows = !isLast || step?.isKey === false;
    if (step === undefined || !readsRelatedRows) continue;
    const nextField = path[index + 1];
    // The key of the related row is also the value of this field, so the path does not need the related row.
    if (step.isKey && index + 2 === path.length && nextField === schema.collections[step.collection]?.primary)
      return true;
    // A path with a to-many relation reads the related rows, even if the path ends at the relation.
    const followedField = followMatch?.[2];
    const relatedRules = rights.get(step.collection) ?? [];
    if (!step.isKey && !relatedRules.some((rule) => rule.isForAll)) return false;
    if (followedField !== undefined && !isReadableBehindRelation(relatedRules, followedField)) return false;
    // The activity row of a revision has the collection of the revision. Row conditions on the collection therefore hold for both or for neither.
    const isActivityOfRevision: boolean = currentCollection === 'directus_revisions' && field === 'activity';
    isBehindRelation = !isActivityOfRevision || relatedRules.length === 0;
    currentCollection = step.collection;
  }
  return true;
}

/** Checks whether Directus's search would read a column that the caller cannot read in every visible row. */
function hasBlindSearch(
  schema: PathSchema,
  rules: readonly ReadRule[],
  collection: string,
  searchText: unknown,
): boolean {
  if (searchText === undefined || searchText === null || searchText === '') return false;
  // If a rule has row conditions and no rule covers all columns, Directus's search skips unreadable columns and applies row conditions to the others.
  // Otherwise the search reads all columns of all visible rows.
  const isJudgedByColumn = rules.some(({ isForAll }) => !isForAll) && !rules.some(({ fields }) => fields.includes('*'));
  if (isJudgedByColumn) return false;
  const fields = Object.entries(schema.collections[collection]?.fields ?? {});
  return fields.some(([name, { alias }]) => !alias && !isReadable(rules, name));
}

/** Returns the first unreadable path inside `deep`. Each level of `deep` has the options of a relation. */
function findUnreadableDeepPath(
  schema: PathSchema,
  rights: ReadRights,
  collection: string,
  deep: unknown,
  reach: 'own' | 'relations',
): string | undefined {
  if (typeof deep !== 'object' || deep === null) return undefined;
  for (const [field, value] of Object.entries(deep)) {
    if (field.startsWith('_') || typeof value !== 'object' || value === null) continue;
    const step = findRelationStep(schema, collection, field);
    // Directus refuses fields that are not relations, so they are skipped.
    if (step === undefined) continue;
    const nestedQuery = value as Record<string, unknown>;
    const nestedSanitizedQuery: SanitizedQuery = {
      filter: nestedQuery._filter,
      sort: nestedQuery._sort as readonly string[] | undefined,
      alias: nestedQuery._alias as Record<string, string> | undefined,
      group: nestedQuery._group as readonly string[] | undefined,
      aggregate: nestedQuery._aggregate as Record<string, readonly string[]> | undefined,
      search: nestedQuery._search,
      deep: value,
    };
    const unreadable = findUnreadablePath(schema, rights, step.collection, nestedSanitizedQuery, reach);
    if (unreadable !== undefined) return `${field}.${unreadable}`;
  }
  return undefined;
}
