/** Reference to a row of another table by its seed key. The writer replaces the reference by the primary key. */
export type Ref = { ref: string };
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type Value = Json | Ref;
/** A row of the seeds. `key` identifies the row permanently and must not change when titles, slugs or texts change. */
export type SeedRow = { key: string; fields: Record<string, Value> };

/** Rows of one collection. `match` or `matchSlug` identifies existing rows that are not in the record of the seeds. */
export type SeedTable = {
  collection: string;
  rows: SeedRow[];
  /** Fields that together identify an existing row. */
  match?: string[];
  /** Identifies an existing row by the slug of its Vietnamese translation, or by another column of that translation. */
  matchSlug?: { collection: string; parent: string; column?: string; slugs: Map<string, string> };
  /** True if each row only links two other rows. If an editor deletes such a row, the seeds do not create the row again while both linked rows exist. */
  isJoin?: boolean;
  isSingleton?: boolean;
  /** Fields that the seeds set even in an existing row that is not in the record. These fields are dates relative to the seeding day. */
  followedFields?: string[];
};

/** A file to upload. The id depends only on the path. */
export type SeedFile = {
  id: string;
  /** Path relative to seeds/demo/media. The path of a file that the seeds generate does not exist there. */
  path: string;
  folder: 'brand' | 'library';
  type: string;
  title: string;
  description: string | null;
  /** Focal point in pixels. */
  focalPoint?: readonly [x: number, y: number];
  content: () => Buffer;
};

export const ref = (collection: string, key: string): Ref => ({ ref: `${collection}/${key}` });

export function isRef(value: Value): value is Ref {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && typeof (value as Ref).ref === 'string';
}

export type Language = 'vi' | 'en';
export const languageCodes: Record<Language, 'vi-VN' | 'en-US'> = { vi: 'vi-VN', en: 'en-US' };
export const bothLanguages: Language[] = ['vi', 'en'];

/** Returns the targets of references that no table of the seeds creates. */
export function findDanglingRefs(tables: SeedTable[]): string[] {
  const rowKeys = new Set(tables.flatMap(({ collection, rows }) => rows.map(({ key }) => `${collection}/${key}`)));
  const values = tables.flatMap(({ rows }) => rows.flatMap(({ fields }) => Object.values(fields)));
  const missingRefs = values.flatMap((value) => (isRef(value) && !rowKeys.has(value.ref) ? [value.ref] : []));
  return [...new Set(missingRefs)].sort();
}
