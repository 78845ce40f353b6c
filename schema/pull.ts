import { type PathLike, writeFileSync } from 'node:fs';
import { readTranslations, schemaSnapshot } from '@directus/sdk';
import { stringify } from 'yaml';
import { readTexts, type StudioTexts, TEXTS_DEFINED_IN_CODE, TEXTS_FILE } from './apply-settings.ts';
import { type Admin, type Api, connect } from './connect.ts';
import {
  DATABASE_SPECIFIC_PROPERTIES,
  fieldKey,
  PUBLIC_URL_PLACEHOLDER,
  readSnapshot,
  SNAPSHOT_FILE,
  type Snapshot,
  type SnapshotField,
  type SnapshotRelation,
} from './snapshot.ts';

const BANNER =
  '# Written by `npm run schema:pull` from a running Directus; `npm run schema:apply` puts it into one. Types are PostgreSQL’s.\n';
const TEXTS_BANNER =
  '# Texts of the Studio, in both languages: those that fields, choices and folders name as $t:key, and those that Directus has only in English.\n';

/** Maps each column type to the properties of such a column on PostgreSQL, the canonical database. */
const POSTGRES_PROPERTIES: Record<string, Record<string, unknown>> = {
  string: { data_type: 'character varying' },
  text: { data_type: 'text' },
  integer: { data_type: 'integer', numeric_precision: 32, numeric_scale: 0 },
  bigInteger: { data_type: 'bigint', numeric_precision: 64, numeric_scale: 0 },
  float: { data_type: 'real', numeric_precision: 24 },
  decimal: { data_type: 'numeric' },
  boolean: { data_type: 'boolean' },
  timestamp: { data_type: 'timestamp with time zone' },
  dateTime: { data_type: 'timestamp without time zone' },
  date: { data_type: 'date' },
  time: { data_type: 'time without time zone' },
  json: { data_type: 'json' },
  uuid: { data_type: 'uuid' },
};
const EMPTY_DATABASE_PROPERTIES = Object.fromEntries(
  DATABASE_SPECIFIC_PROPERTIES.map((name) => [name, name === 'is_generated' ? false : null]),
);

/**
 * Normalizes the snapshot of a running database. A column whose type is unchanged keeps the committed `DATABASE_SPECIFIC_PROPERTIES`. Any other column
 * gets PostgreSQL's. Everything is sorted.
 */
export function canonicalSnapshot(runningSnapshot: Snapshot, committedSnapshot: Snapshot): Snapshot {
  const committedFields = new Map(committedSnapshot.fields.map((field) => [fieldKey(field), field]));
  const relations = new Map(runningSnapshot.relations.map((relation) => [fieldKey(relation), relation]));
  return {
    ...runningSnapshot,
    vendor: 'postgres',
    systemFields: committedSnapshot.systemFields,
    collections: runningSnapshot.collections
      .map((collection) => ({
        ...collection,
        meta: {
          ...collection.meta,
          preview_url: collection.meta.preview_url?.replace(/^https?:\/\/[^/]+/, PUBLIC_URL_PLACEHOLDER) ?? null,
        },
      }))
      .sort((a, b) => compareText(a.collection, b.collection)),
    fields: runningSnapshot.fields
      .map((field) => toCanonicalField(field, committedFields.get(fieldKey(field)), relations.get(fieldKey(field))))
      .sort(comparePosition),
    relations: runningSnapshot.relations.map(toCanonicalRelation).sort((a, b) => compareText(fieldKey(a), fieldKey(b))),
  };
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const sortPositionOf = ({ meta }: SnapshotField) =>
  typeof meta.sort === 'number' ? meta.sort : Number.MAX_SAFE_INTEGER;
const comparePosition = (a: SnapshotField, b: SnapshotField) =>
  compareText(a.collection, b.collection) || sortPositionOf(a) - sortPositionOf(b) || compareText(a.field, b.field);

function toCanonicalField(
  field: SnapshotField,
  committedField: SnapshotField | undefined,
  relation: SnapshotRelation | undefined,
): SnapshotField {
  if (!field.schema) return field;
  const { schema } = field;
  const isUuidColumn = schema.data_type === 'char' && schema.max_length === 36;
  const type = isUuidColumn && (committedField?.type === 'uuid' || relation) ? 'uuid' : field.type;
  const isAutoIncrement = schema.is_primary_key && schema.has_auto_increment;
  const vendorValues =
    committedField?.type === type && committedField.schema
      ? committedField.schema
      : { ...EMPTY_DATABASE_PROPERTIES, ...POSTGRES_PROPERTIES[type], is_indexed: false };
  return {
    ...field,
    type,
    schema: {
      ...schema,
      ...Object.fromEntries(DATABASE_SPECIFIC_PROPERTIES.map((name) => [name, vendorValues[name]])),
      is_indexed: vendorValues.is_indexed,
      is_unique: schema.is_unique || schema.is_primary_key,
      max_length: type === 'string' ? schema.max_length : null,
      default_value: isAutoIncrement
        ? `nextval('${field.collection}_${field.field}_seq'::regclass)`
        : toCanonicalDefault(type, schema.default_value),
    },
  };
}

/** Converts the default of a boolean column. SQLite stores true and false as 1 and 0. */
function toCanonicalDefault(type: string, value: unknown): unknown {
  if (type !== 'boolean' || value === null || value === undefined) return value;
  return value === true || value === 1 || value === '1';
}

function toCanonicalRelation(relation: SnapshotRelation): SnapshotRelation {
  const { collection, field, schema } = relation;
  return schema ? { ...relation, schema: { ...schema, constraint_name: `${collection}_${field}_foreign` } } : relation;
}

const toYaml = (value: unknown) => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });

/** Writes snapshot.yaml in canonical order. */
export function writeSnapshot(snapshot: Snapshot, file: PathLike = SNAPSHOT_FILE): void {
  writeFileSync(file, BANNER + toYaml(canonicalSnapshot(snapshot, readSnapshot())));
}

async function pullTexts(api: Api): Promise<StudioTexts> {
  const rows = await api.request(readTranslations({ limit: -1, fields: ['key', 'language', 'value'] }));
  const texts = readTexts();
  for (const { key, language, value } of rows) {
    if (Object.hasOwn(TEXTS_DEFINED_IN_CODE, key)) continue;
    const textLanguage = language === 'vi-VN' ? 'vi' : language === 'en-US' ? 'en' : undefined;
    if (textLanguage) texts[key] = { ...(texts[key] ?? { vi: '', en: '' }), [textLanguage]: value };
  }
  return Object.fromEntries(Object.entries(texts).sort(([a], [b]) => compareText(a, b)));
}

/**
 * Writes snapshot.yaml and studio-texts.yaml from a running Directus on SQLite or PostgreSQL. Roles, settings and flows are left out, because they are
 * defined in code.
 * @param files files that are written instead of the committed files
 */
export async function pullSchema(
  admin: Admin,
  files: { snapshot: PathLike; texts: PathLike } = { snapshot: SNAPSHOT_FILE, texts: TEXTS_FILE },
): Promise<void> {
  const api = await connect(admin);
  const runningSnapshot = (await api.request(schemaSnapshot())) as unknown as Snapshot;
  writeSnapshot(runningSnapshot, files.snapshot);
  writeFileSync(files.texts, TEXTS_BANNER + toYaml(await pullTexts(api)));
}

if (import.meta.main) {
  const { DIRECTUS_URL = 'http://127.0.0.1:8055', ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_TOKEN } = process.env;
  await pullSchema({
    url: DIRECTUS_URL,
    ...(ADMIN_TOKEN ? { token: ADMIN_TOKEN } : { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
  });
}
