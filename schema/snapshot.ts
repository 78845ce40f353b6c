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

/** Placeholder for the site's address at the start of preview addresses; apply replaces it. */
export const PUBLIC_URL_WORD = '$PUBLIC_URL';
export const SNAPSHOT_FILE = new URL('./snapshot.yaml', import.meta.url);

/** The committed snapshot: taken on PostgreSQL, the canonical source of types. */
export function readSnapshot(): Snapshot {
  return parse(readFileSync(SNAPSHOT_FILE, 'utf8'));
}

export const fieldKey = (field: { collection: string; field: string }) => `${field.collection}.${field.field}`;

/** Properties that databases describe differently for the same column; all follow from the field's type. */
export const VENDOR_WORDS = [
  'data_type',
  'numeric_precision',
  'numeric_scale',
  'is_generated',
  'generation_expression',
];

/** SQLite returns 1 for true and '0' for 0: the same default. */
function sameDefault(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) =>
    value === true ? '1' : value === false ? '0' : value === null ? null : String(value);
  return plain(a) === plain(b);
}

/** SQLite stores a uuid in 36 characters; a field without its own type then reads as a string. */
function sameType(target: SnapshotField, running: SnapshotField): boolean {
  if (target.type === running.type) return true;
  return target.type === 'uuid' && running.schema?.data_type === 'char' && running.schema.max_length === 36;
}

function adaptField(target: SnapshotField, running: SnapshotField | undefined, sameVendor: boolean): SnapshotField {
  if (!target.schema) return target;
  const schema: Row = { ...target.schema };
  const counts = schema.is_primary_key && schema.has_auto_increment;
  if (!running?.schema) return { ...target, schema: counts ? { ...schema, default_value: null } : schema };
  // Indexes come from the migrations, which run after the snapshot, so they are ignored here.
  schema.is_indexed = running.schema.is_indexed;
  if (counts) schema.default_value = running.schema.default_value;
  if (sameVendor || !sameType(target, running)) return { ...target, schema };
  for (const word of VENDOR_WORDS) schema[word] = running.schema[word];
  if (target.type !== 'string') schema.max_length = running.schema.max_length;
  if (sameDefault(schema.default_value, running.schema.default_value))
    schema.default_value = running.schema.default_value;
  return { ...target, type: running.type, schema };
}

/** The current site address in the running previews. */
function siteAddress(target: Snapshot, running: Snapshot): string {
  const addresses = target.collections.flatMap(({ collection, meta }) => {
    const path = meta.preview_url?.slice(PUBLIC_URL_WORD.length);
    const current = running.collections.find((found) => found.collection === collection)?.meta.preview_url;
    return path && current?.endsWith(path) ? [current.slice(0, -path.length)] : [];
  });
  return addresses[0] ?? 'http://127.0.0.1:3000';
}

/**
 * Converts the canonical snapshot to the running database's terms, so that a diff shows only real differences: types and precision (SQLite), names of
 * foreign keys, our migrations' indexes, the site's address.
 */
function adaptSnapshot(target: Snapshot, running: Snapshot, publicUrl = siteAddress(target, running)): Snapshot {
  const sameVendor = target.vendor === running.vendor;
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
        preview_url: collection.meta.preview_url?.replace(PUBLIC_URL_WORD, publicUrl) ?? null,
      },
    })),
    fields: target.fields.map((field) => adaptField(field, columns.get(fieldKey(field)), sameVendor)),
    relations: target.relations.map((relation) => {
      const name = constraints.get(fieldKey(relation));
      return relation.schema && name !== undefined
        ? { ...relation, schema: { ...relation.schema, constraint_name: name } }
        : relation;
    }),
  };
}

/**
 * Applies the snapshot's collections, fields and relations; returns the number of changes. Collections that the snapshot lacks are dropped with their
 * rows.
 */
export async function applySnapshot(api: Api, publicUrl?: string): Promise<number> {
  const running = (await api.request(schemaSnapshot())) as unknown as Snapshot;
  const target = adaptSnapshot(readSnapshot(), running, publicUrl);
  const answer = await api.request(schemaDiff(target as never, { force: true }));
  if (!answer || typeof answer !== 'object' || !('diff' in answer)) return 0;
  const changes = Object.values(answer.diff).reduce((sum, list) => sum + list.length, 0);
  if (changes > 0) await api.request(schemaApply(answer));
  return changes;
}

/** True when `current` has the values of `target` under its keys. */
export function hasSameValues(current: Row, target: Row): boolean {
  return Object.entries(target).every(([key, value]) => isDeepStrictEqual(current[key] ?? null, value ?? null));
}
