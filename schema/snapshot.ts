import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { schemaApply, schemaDiff, schemaSnapshot } from '@directus/sdk';
import { parse } from 'yaml';
import type { Api } from './connect.ts';

type Row = Record<string, unknown>;
type SnapshotCollection = {
  collection: string;
  meta: Row & { preview_url?: string | null };
  schema: Row | null;
};
export type SnapshotField = { collection: string; field: string; type: string; meta: Row; schema?: Row | null };
export type SnapshotRelation = {
  collection: string;
  field: string;
  related_collection: string | null;
  meta: Row & { one_field?: string | null };
  schema: (Row & { constraint_name?: string | null }) | null;
};
export type Snapshot = {
  version: number;
  directus: string;
  vendor: string;
  collections: SnapshotCollection[];
  fields: SnapshotField[];
  systemFields: Row[];
  relations: SnapshotRelation[];
};

/** Placeholder for the site's address at the start of preview addresses. `applySnapshot` replaces the placeholder. */
export const PUBLIC_URL_PLACEHOLDER = '$PUBLIC_URL';
export const SNAPSHOT_FILE = new URL('./snapshot.yaml', import.meta.url);

/** Reads the committed snapshot. The snapshot has the types of PostgreSQL, the canonical database. */
export function readSnapshot(): Snapshot {
  return parse(readFileSync(SNAPSHOT_FILE, 'utf8'));
}

export const fieldKey = (field: { collection: string; field: string }) => `${field.collection}.${field.field}`;

/**
 * Properties that each database describes differently for the same column. Different databases are compared without these properties, because the field's
 * type determines them.
 */
export const DATABASE_SPECIFIC_PROPERTIES = [
  'data_type',
  'numeric_precision',
  'numeric_scale',
  'is_generated',
  'generation_expression',
];

/** Checks whether two defaults are equal. SQLite returns 1 for true and '0' for 0. */
function isSameDefault(a: unknown, b: unknown): boolean {
  const toComparable = (value: unknown) =>
    value === true ? '1' : value === false ? '0' : value === null ? null : String(value);
  return toComparable(a) === toComparable(b);
}

/** Checks whether two fields have the same type. SQLite stores a uuid in 36 characters, so Directus reads a uuid field on SQLite as a string. */
function isSameType(target: SnapshotField, running: SnapshotField): boolean {
  if (target.type === running.type) return true;
  return target.type === 'uuid' && running.schema?.data_type === 'char' && running.schema.max_length === 36;
}

function adaptField(target: SnapshotField, running: SnapshotField | undefined, isSameVendor: boolean): SnapshotField {
  if (!target.schema) return target;
  const schema: Row = { ...target.schema };
  const isAutoIncrement = schema.is_primary_key && schema.has_auto_increment;
  if (!running?.schema) return { ...target, schema: isAutoIncrement ? { ...schema, default_value: null } : schema };
  // The migrations create the indexes after the snapshot, so a difference in indexes is ignored here.
  schema.is_indexed = running.schema.is_indexed;
  if (isAutoIncrement) schema.default_value = running.schema.default_value;
  if (isSameVendor || !isSameType(target, running)) return { ...target, schema };
  for (const name of DATABASE_SPECIFIC_PROPERTIES) schema[name] = running.schema[name];
  if (target.type !== 'string') schema.max_length = running.schema.max_length;
  if (isSameDefault(schema.default_value, running.schema.default_value))
    schema.default_value = running.schema.default_value;
  return { ...target, type: running.type, schema };
}

/** Returns the site's address in the previews of the running Directus, or the address of a local site. */
function findSiteAddress(target: Snapshot, running: Snapshot): string {
  const addresses = target.collections.flatMap(({ collection, meta }) => {
    const current = running.collections.find((candidate) => candidate.collection === collection)?.meta.preview_url;
    // Only the origin is used, because the previews of an earlier release may have another path.
    return meta.preview_url && current ? (/^https?:\/\/[^/]+/.exec(current) ?? []) : [];
  });
  return addresses[0] ?? 'http://127.0.0.1:3000';
}

/**
 * Converts the canonical snapshot to the terms of the running database, so that a diff shows only real differences. Converts, for example, types and
 * precision (SQLite), names of foreign keys, and the site's address.
 */
function adaptSnapshot(target: Snapshot, running: Snapshot, publicUrl = findSiteAddress(target, running)): Snapshot {
  const isSameVendor = target.vendor === running.vendor;
  const columns = new Map(running.fields.map((field) => [fieldKey(field), field]));
  const constraints = new Map(
    running.relations.map((relation) => [fieldKey(relation), relation.schema?.constraint_name]),
  );
  return {
    ...target,
    directus: running.directus,
    vendor: running.vendor,
    systemFields: running.systemFields,
    collections: target.collections.map((collection) => ({
      ...collection,
      meta: {
        ...collection.meta,
        preview_url: collection.meta.preview_url?.replace(PUBLIC_URL_PLACEHOLDER, publicUrl) ?? null,
      },
    })),
    fields: target.fields.map((field) => adaptField(field, columns.get(fieldKey(field)), isSameVendor)),
    relations: target.relations.map((relation) => {
      const name = constraints.get(fieldKey(relation));
      return relation.schema && name !== undefined
        ? { ...relation, schema: { ...relation.schema, constraint_name: name } }
        : relation;
    }),
  };
}

/** Applies the snapshot. Returns the number of changes. Drops the collections, fields and relations that the snapshot lacks, with their data. */
export async function applySnapshot(api: Api, publicUrl?: string): Promise<number> {
  const running = (await api.request(schemaSnapshot())) as unknown as Snapshot;
  const target = adaptSnapshot(readSnapshot(), running, publicUrl);
  const answer = await api.request(schemaDiff(target as never, { force: true }));
  if (!answer || typeof answer !== 'object' || !('diff' in answer)) return 0;
  const changes = Object.values(answer.diff).reduce((sum, list) => sum + list.length, 0);
  if (changes > 0) await api.request(schemaApply(answer));
  return changes;
}

/** Checks whether `current` has the values of `target` under the keys of `target`. */
export function hasSameValues(current: Row, target: Row): boolean {
  return Object.entries(target).every(([key, value]) => isDeepStrictEqual(current[key] ?? null, value ?? null));
}
