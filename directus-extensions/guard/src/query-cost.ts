/**
 * Estimates the cost of a read before Directus expands its fields. The number of fields grows with each level of `fields=*.*.*`: ten levels blocked a process
 * for 4 min 20 s. Pure functions.
 */
import { collectConditions, type RawQuery, toNameList, toObject } from '@hat-nang/model/http/raw-query';
import type { PathSchema } from './relation-paths.ts';

/** The part of Directus's schema that the estimate uses. */
export interface CostSchema extends PathSchema {
  readonly collections: Readonly<
    Record<string, (NonNullable<PathSchema['collections'][string]> & { readonly singleton?: boolean }) | undefined>
  >;
}

export interface Cost {
  /** Number of fields and relations after the expansion of wildcards, plus conditions and sort keys. The number of rows does not matter. */
  readonly fields: number;
  /** Estimate of the values that Directus reads, processes and sends: fields × rows over all levels, plus the cost of joins, conditions and searches. */
  readonly cells: number;
}

/** `DEFAULT_ROWS`: rows of a list without `limit` (Directus's default). `MAX_ROWS`: rows of a list with `limit=-1` (QUERY_LIMIT_MAX). */
const DEFAULT_ROWS = 100;
const MAX_ROWS = 10_000;
/**
 * Assumed rows of a system collection with `limit=-1`. System collections (permissions, translations, presets …) are small, and the Studio reads them in full.
 */
const MAX_SYSTEM_ROWS = 1_000;
/** Assumed rows of a nested list, as a share of its limit. Nested lists rarely reach their limit. */
const NESTED_ROW_SHARE = 0.1;
/** Cost in cells of each relation in the path of a condition or sort key. The database joins a table for each such relation. */
const JOIN_CELLS = 100;
const CONDITION_CELLS = 10;
const SEARCH_CELLS = 500;

interface RelationStep {
  readonly collection: string | undefined;
  readonly isMany: boolean;
}

type RelationSteps = ReadonlyMap<string, RelationStep>;

const stepsOfSchemas = new WeakMap<CostSchema, Map<string, Map<string, RelationStep>>>();

/** Returns the relations of a collection by field. The relations are cached per schema object, which Directus caches too. */
function stepsOf(schema: CostSchema, collection: string): RelationSteps {
  let cachedSteps = stepsOfSchemas.get(schema);
  if (cachedSteps === undefined) {
    cachedSteps = new Map();
    for (const { collection: from, field, related_collection: to, meta } of schema.relations) {
      addStep(cachedSteps, from, field, { collection: to ?? undefined, isMany: false });
      if (to !== null && meta?.one_field) addStep(cachedSteps, to, meta.one_field, { collection: from, isMany: true });
    }
    stepsOfSchemas.set(schema, cachedSteps);
  }
  return cachedSteps.get(collection) ?? new Map();
}

function addStep(
  stepsByCollection: Map<string, Map<string, RelationStep>>,
  collection: string,
  field: string,
  step: RelationStep,
): void {
  const steps = stepsByCollection.get(collection) ?? new Map<string, RelationStep>();
  stepsByCollection.set(collection, steps.set(field, step));
}

/** Returns the number of rows that a limit allows. A negative or invalid limit counts as `maxRows`, and no limit as `DEFAULT_ROWS`. */
function rowsOf(limit: unknown, maxRows: number): number {
  if (limit === undefined || limit === null || limit === '') return DEFAULT_ROWS;
  const rows = typeof limit === 'number' || typeof limit === 'string' ? Number(limit) : Number.NaN;
  return Number.isFinite(rows) && rows >= 0 ? rows : maxRows;
}

/** Values that stay constant across the levels of an estimate. */
interface EstimateContext {
  readonly schema: CostSchema;
  readonly cachedCosts: Map<string, Cost>;
}

/**
 * Estimates a read of a collection.
 * @param collection an unknown collection counts as having no relations
 * @param isOne true if the read returns at most one item (by key, or a singleton)
 */
export function costOf(schema: CostSchema, collection: string, query: RawQuery, isOne = false): Cost {
  const maxRows = collection.startsWith('directus_') ? MAX_SYSTEM_ROWS : MAX_ROWS;
  const isAggregating = Object.keys(toObject(query.aggregate)).length > 0;
  const groupFields = [...toNameList(query.groupBy), ...toNameList(query.group)];
  const paths = isAggregating || groupFields.length > 0 ? groupFields : fieldPaths(query.fields);
  const isSingle = isOne || schema.collections[collection]?.singleton === true;
  const rows = isSingle || (isAggregating && groupFields.length === 0) ? 1 : rowsOf(query.limit, maxRows);
  const context = { schema, cachedCosts: new Map<string, Cost>() };
  const rowCost = selectionCost(context, collection, paths, toObject(query.deep), toObject(query.alias));
  const extraCost = conditionCost(query);
  return { fields: rowCost.fields + extraCost.fields, cells: rowCost.cells * rows + extraCost.cells };
}

/** Returns the paths in `fields`. If `fields` has no path, or a blank path, all fields of the collection (`*`) are added. */
function fieldPaths(fields: unknown): string[] {
  const entries = (Array.isArray(fields) ? fields : [fields]).flatMap((entry) =>
    typeof entry === 'string' ? entry.split(',') : [],
  );
  const hasAllFields = entries.length === 0 || entries.some((entry) => entry.trim() === '');
  return hasAllFields ? ['*', ...toNameList(fields)] : toNameList(fields);
}

/** Returns the cost of a selection: its fields, and the cells per row of its collection. */
function selectionCost(
  context: EstimateContext,
  collection: string | undefined,
  paths: readonly string[],
  deep: Readonly<Record<string, unknown>>,
  alias: Readonly<Record<string, unknown>>,
): Cost {
  const hasNoOptions = Object.keys(deep).length === 0 && Object.keys(alias).length === 0;
  const key = `${collection} ${paths.join()}`;
  const cachedCost = hasNoOptions ? context.cachedCosts.get(key) : undefined;
  if (cachedCost !== undefined) return cachedCost;
  const cost = computeSelectionCost(context, collection, paths, deep, alias);
  if (hasNoOptions) context.cachedCosts.set(key, cost);
  return cost;
}

function computeSelectionCost(
  context: EstimateContext,
  collection: string | undefined,
  paths: readonly string[],
  deep: Readonly<Record<string, unknown>>,
  alias: Readonly<Record<string, unknown>>,
): Cost {
  const steps = collection === undefined ? new Map<string, RelationStep>() : stepsOf(context.schema, collection);
  const { plain, nested } = groupByFirstName(context.schema, collection, steps, paths, alias);
  let fields = plain;
  let cells = plain;
  for (const [name, remainingPath] of nested) {
    const target = targetOf(alias, name.split(':')[0] ?? name);
    // An unknown relation counts as a list, so that the estimate is not too low.
    const step = steps.get(target) ?? { collection: name.split(':')[1], isMany: true };
    const nestedQuery = Object.hasOwn(deep, name) ? toObject(deep[name]) : {};
    const childCost = selectionCost(
      context,
      step.collection,
      [...remainingPath],
      pickNestedQueries(nestedQuery),
      toObject(nestedQuery._alias),
    );
    const extraCost = conditionCost(stripUnderscores(nestedQuery));
    const rows = step.isMany ? rowsOf(nestedQuery._limit, MAX_ROWS) * NESTED_ROW_SHARE : 1;
    fields += 1 + childCost.fields + extraCost.fields;
    cells += rows * Math.max(1, childCost.cells) + extraCost.cells;
  }
  return { fields, cells };
}

/** Returns the field that an alias stands for. Returns a name that is not an alias unchanged. */
function targetOf(alias: Readonly<Record<string, unknown>>, name: string): string {
  const target = Object.hasOwn(alias, name) ? alias[name] : undefined;
  return typeof target === 'string' ? target : name;
}

/** Groups paths by their first name, as Directus does. Plain fields are only counted. Relations collect their nested paths. */
function groupByFirstName(
  schema: CostSchema,
  collection: string | undefined,
  steps: RelationSteps,
  paths: readonly string[],
  alias: Readonly<Record<string, unknown>>,
): { plain: number; nested: Map<string, Set<string>> } {
  const nested = new Map<string, Set<string>>();
  const addPath = (name: string, remainingPath: string) => {
    const remainingPaths = nested.get(name) ?? new Set();
    nested.set(name, remainingPath === '' ? remainingPaths : remainingPaths.add(remainingPath));
  };
  const allNames = [...Object.keys(schema.collections[collection ?? '']?.fields ?? {}), ...Object.keys(alias)];
  let plain = 0;
  for (const path of paths) {
    const dotIndex = path.indexOf('.');
    const firstName = dotIndex < 0 ? path : path.slice(0, dotIndex);
    const remainingPath = dotIndex < 0 ? '' : path.slice(dotIndex + 1);
    for (const name of firstName === '*' ? allNames : [firstName]) {
      const step = steps.get(targetOf(alias, name));
      // A to-many relation costs rows even if only its name is requested, because its value is the list of the related keys.
      if (step?.isMany || (remainingPath !== '' && (firstName !== '*' || step !== undefined)))
        addPath(name, remainingPath);
      else plain += 1;
    }
    if (firstName === '*' && allNames.length === 0) plain += 1;
  }
  return { plain, nested };
}

/** Returns the entries of relations in a level of `deep`. The other entries are parameters, whose names begin with `_`. */
function pickNestedQueries(level: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(level).filter(([name]) => !name.startsWith('_')));
}

function stripUnderscores(level: Readonly<Record<string, unknown>>): RawQuery {
  return Object.fromEntries(
    Object.entries(level).flatMap(([name, value]) => (name.startsWith('_') ? [[name.slice(1), value]] : [])),
  );
}

/** Returns the cost of filter, sort and search at one level. Conditions and sort keys count as fields. Joins, conditions and a search also count as cells. */
function conditionCost(query: RawQuery): Cost {
  const conditions = collectConditions(query.filter);
  const sortKeys = toNameList(query.sort);
  const joinCount =
    conditions.reduce((sum, { path }) => sum + Math.max(0, path.length - 1), 0) +
    sortKeys.reduce((sum, path) => sum + path.split('.').length - 1, 0);
  const hasSearch = typeof query.search === 'string' && query.search !== '';
  return {
    fields: conditions.length + sortKeys.length,
    cells: joinCount * JOIN_CELLS + conditions.length * CONDITION_CELLS + (hasSearch ? SEARCH_CELLS : 0),
  };
}
