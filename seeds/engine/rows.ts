/** Points to a row of another table by its seed key; the writer puts the row's primary key in its place. */
export type Ref = { ref: string };
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type Value = Json | Ref;
/** One row as the seeds want it. `key` names it for ever: it may not change when titles, slugs or texts do. */
export type SeedRow = { key: string; fields: Record<string, Value> };

/** The rows of one collection, and how to recognise them in a database that the seeds' record does not know. */
export type SeedTable = {
  collection: string;
  rows: SeedRow[];
  /** Fields that together are unique, to find rows that exist already. */
  match?: string[];
  /** The same for a row known only by a translation of it: its slug in one language. */
  matchSlug?: { collection: string; parent: string; slugs: Map<string, string> };
  /** Joins two rows and says nothing else: a join that an editor removed stays removed while both its ends exist. */
  join?: boolean;
  singleton?: boolean;
  /** Fields that always follow the seeds, even in rows found by `match`: dates relative to the seeding day. */
  follows?: string[];
};

/** A file to be uploaded, under an id made from its path. */
export type SeedFile = {
  id: string;
  /** The path that names it, relative to seeds/demo/media or invented for a made file. */
  path: string;
  folder: 'brand' | 'library';
  type: string;
  title: string;
  description: string | null;
  content: () => Buffer;
};

export const ref = (collection: string, key: string): Ref => ({ ref: `${collection}/${key}` });

export function isRef(value: Value): value is Ref {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && typeof (value as Ref).ref === 'string';
}

export type Language = 'vi' | 'en';
export const languageCodes: Record<Language, 'vi-VN' | 'en-US'> = { vi: 'vi-VN', en: 'en-US' };
export const bothLanguages: Language[] = ['vi', 'en'];

/** What rows point to although no table makes it. */
export function danglingRefs(tables: SeedTable[]): string[] {
  const made = new Set(tables.flatMap(({ collection, rows }) => rows.map(({ key }) => `${collection}/${key}`)));
  const values = tables.flatMap(({ rows }) => rows.flatMap(({ fields }) => Object.values(fields)));
  const missing = values.flatMap((value) => (isRef(value) && !made.has(value.ref) ? [value.ref] : []));
  return [...new Set(missing)].sort();
}
