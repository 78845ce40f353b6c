/**
 * Refuses queries on fields that the caller cannot read. Directus allows filters, sorts, groups and counts by a field that is readable in only some rows
 * (an editor's own e-mail), and applies them to all visible rows; across relations it ignores row conditions. Here a field must be readable in all
 * affected rows. Pure functions.
 */
import { filterPaths, type PathQuery, type PathSchema, stepOf } from './relation-paths.ts';

/** One read permission. `isForAll` is true if it has no row condition. */
export interface ReadRule {
  readonly fields: readonly string[];
  readonly isForAll: boolean;
}

/** The read permissions of a caller, by collection. */
export type ReadRights = ReadonlyMap<string, readonly ReadRule[]>;

/** A query that Directus has sanitised. */
export interface Question extends PathQuery {
  readonly search?: unknown;
}

const hasField = ({ fields }: ReadRule, field: string) => fields.includes('*') || fields.includes(field);

/** Whether the field is readable in every row of the collection that the caller can see. */
function isReadable(rules: readonly ReadRule[], field: string): boolean {
  return rules.some((rule) => rule.isForAll && hasField(rule, field)) || rules.every((rule) => hasField(rule, field));
}

/** Whether the field is readable in every row that exists, which a path through a relation requires. */
function isReadableBehindRelation(rules: readonly ReadRule[], field: string): boolean {
  return rules.some((rule) => rule.isForAll && hasField(rule, field));
}

/**
 * The first path or search on a field that the caller cannot read, such as `user_created.email`, or undefined.
 * @param reach 'relations' also checks paths through relations; 'own' leaves those to another rule
 */
export function unreadablePath(
  schema: PathSchema,
  rights: ReadRights,
  collection: string,
  question: Question,
  reach: 'own' | 'relations',
): string | undefined {
  const paths = [
    ...filterPaths(question.filter),
    ...(question.sort ?? []).map((path) => path.replace(/^-/, '').split('.')),
    ...(question.group ?? []).map((path) => path.split('.')),
    ...Object.values(question.aggregate ?? {}).flatMap((fields) => (fields ?? []).map((field) => field.split('.'))),
  ].filter(([first]) => first !== '*');
  const resolvedPaths = resolveAliases(paths, question.alias ?? {});
  const unreadable = resolvedPaths.find((path) =>
    reach === 'own' ? !isOwnFieldOpen(rights, collection, path) : !isOpen(schema, rights, collection, path),
  );
  if (unreadable !== undefined) return unreadable.join('.');
  if (hasBlindSearch(schema, rights.get(collection) ?? [], collection, question.search)) return 'search';
  return unreadableDeepPath(schema, rights, collection, question.deep, reach);
}

/** The paths as written, and with a leading alias resolved. */
function resolveAliases(paths: readonly string[][], alias: Readonly<Record<string, string>>): string[][] {
  return paths.flatMap((path) => {
    const [first = '', ...rest] = path;
    const target = Object.hasOwn(alias, first) ? alias[first] : undefined;
    return target === undefined ? [path] : [path, [...target.split('.'), ...rest]];
  });
}

/** Removes a function: `year(date_published)` reads `date_published`. */
function fieldOf(name: string): string {
  return /^\w+\((.+)\)$/.exec(name)?.[1] ?? name;
}

function isOwnFieldOpen(rights: ReadRights, collection: string, [first = '']: readonly string[]): boolean {
  return first.startsWith('$FOLLOW(') || isReadable(rights.get(collection) ?? [], fieldOf(first));
}

function isOpen(schema: PathSchema, rights: ReadRights, collection: string, path: readonly string[]): boolean {
  let current = collection;
  let isBehindRelation = false;
  for (const [index, name] of path.entries()) {
    const rules = rights.get(current) ?? [];
    const followed = /^\$FOLLOW\(\s*([^,()\s]+)\s*,\s*([^,()\s]+)/.exec(name);
    const field = followed === null ? fieldOf(name) : undefined;
    const hasRight = isBehindRelation ? isReadableBehindRelation : isReadable;
    if (field !== undefined && !hasRight(rules, field)) return false;
    const step =
      field === undefined ? { collection: followed?.[1] ?? '', isKey: false } : stepOf(schema, current, field);
    const isLast = index === path.length - 1;
    const asksAboutRows = !isLast || step?.isKey === false;
    if (step === undefined || !asksAboutRows) continue;
    const next = path[index + 1];
    // The key of the related row is the value of the field itself.
    if (step.isKey && index + 2 === path.length && next === schema.collections[step.collection]?.primary) return true;
    // A to-many relation reads its rows even if none of their fields is named.
    const pointer = followed?.[2];
    const relatedRules = rights.get(step.collection) ?? [];
    if (!step.isKey && !relatedRules.some((rule) => rule.isForAll)) return false;
    if (pointer !== undefined && !isReadableBehindRelation(relatedRules, pointer)) return false;
    current = step.collection;
    isBehindRelation = true;
  }
  return true;
}

/** Whether Directus's search would read columns that the caller cannot read in every visible row. */
function hasBlindSearch(
  schema: PathSchema,
  rules: readonly ReadRule[],
  collection: string,
  searched: unknown,
): boolean {
  if (searched === undefined || searched === null || searched === '') return false;
  // If rules have row conditions, Directus checks each column by the conditions of its rules, unless a rule covers all columns.
  const isJudgedByColumn = rules.some(({ isForAll }) => !isForAll) && !rules.some(({ fields }) => fields.includes('*'));
  if (isJudgedByColumn) return false;
  const fields = Object.entries(schema.collections[collection]?.fields ?? {});
  return fields.some(([name, { alias }]) => !alias && !isReadable(rules, name));
}

/** Inside `deep`, each level reads its own collection. */
function unreadableDeepPath(
  schema: PathSchema,
  rights: ReadRights,
  collection: string,
  deep: unknown,
  reach: 'own' | 'relations',
): string | undefined {
  if (typeof deep !== 'object' || deep === null) return undefined;
  for (const [field, value] of Object.entries(deep)) {
    if (field.startsWith('_') || typeof value !== 'object' || value === null) continue;
    const step = stepOf(schema, collection, field);
    // Directus refuses fields that are not relations.
    if (step === undefined) continue;
    const level = value as Record<string, unknown>;
    const inner: Question = {
      filter: level._filter,
      sort: level._sort as readonly string[] | undefined,
      alias: level._alias as Record<string, string> | undefined,
      group: level._group as readonly string[] | undefined,
      aggregate: level._aggregate as Record<string, readonly string[]> | undefined,
      search: level._search,
      deep: value,
    };
    const unreadable = unreadablePath(schema, rights, step.collection, inner, reach);
    if (unreadable !== undefined) return `${field}.${unreadable}`;
  }
  return undefined;
}
