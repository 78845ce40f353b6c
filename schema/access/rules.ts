import type { PolicyName } from '@hat-nang/model/ids';
import type { Snapshot } from '../snapshot.ts';

export type Action = 'create' | 'read' | 'update' | 'delete';
export type Filter = Record<string, unknown>;
export type Permission = {
  policy: PolicyName;
  collection: string;
  action: Action;
  /** Filter of the rows. */
  permissions: Filter;
  /** Validation rule of the written row. */
  validation: Filter | null;
  /** Default values of the written row. */
  presets: Record<string, unknown> | null;
  fields: string[];
};
export type Rule = Partial<Pick<Permission, 'permissions' | 'validation' | 'presets'>> & { fields: string[] };

export const ACTIONS: readonly Action[] = ['create', 'read', 'update', 'delete'];

// These filters must not use `_some`: Directus silently drops an `_and` below `_some`, and an `_or` around `_some` then allows every row (decision 110).
// Directus joins a related row once per query. A condition of these filters on a related row therefore also applies to that row in the caller's filter.

export const noFilter: Filter = {};
/** Selects published items within their publication dates. */
export const liveFilter: Filter = {
  _and: [
    { status: { _eq: 'published' } },
    { _or: [{ date_published: { _null: true } }, { date_published: { _lte: '$NOW' } }] },
    { _or: [{ date_unpublished: { _null: true } }, { date_unpublished: { _gt: '$NOW' } }] },
  ],
};
export const publishedFilter: Filter = { status: { _eq: 'published' } };
export const activeFilter: Filter = { is_active: { _eq: true } };

/** Combines filters. Empty filters are left out, because Directus fails on them. */
export const allOf = (...filters: Filter[]): Filter => ({
  _and: filters.filter((filter) => Object.keys(filter).length > 0),
});

/** Collects the rules of one policy. */
export function collectRules(policy: PolicyName) {
  const table: Permission[] = [];
  return {
    table,
    allow(collection: string, action: Action, rule: Rule): void {
      table.push({ policy, collection, action, permissions: {}, validation: null, presets: null, ...rule });
    },
  };
}

/** Returns the stored fields of a collection in alphabetical order. */
export function columnsOf(snapshot: Snapshot, collection: string, excludedFields: string[] = []): string[] {
  return snapshot.fields
    .filter((field) => field.collection === collection && !excludedFields.includes(field.field))
    .filter(({ meta }) => !(Array.isArray(meta.special) && meta.special.includes('no-data')))
    .map(({ field }) => field)
    .sort();
}

/** Checks whether `name` is a table whose rows are edited in a field of one of `parents` and deleted with the parent, such as translations or a junction. */
export function isPartOf(snapshot: Snapshot, name: string, parents: string[]): boolean {
  return snapshot.relations.some(
    ({ collection, related_collection, meta, schema }) =>
      collection === name &&
      meta.one_field &&
      schema?.on_delete === 'CASCADE' &&
      parents.includes(related_collection ?? ''),
  );
}
