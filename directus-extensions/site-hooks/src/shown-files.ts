/** Finds the files that a save references. A reference can make a file public, so the caller must be allowed to read the file. */
import type { Row, Schema } from '@hat-nang/model/backend/directus-hooks';
import { primaryKeyOf } from '@hat-nang/model/owners';
import type { Knex } from 'knex';

/** Matches the address of a file in a text. */
const ASSET = /\/assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/gi;

/** Returns the relations of file fields. */
const fileRelations = ({ relations }: Schema) =>
  relations.filter(({ related_collection }) => related_collection === 'directus_files');

/** Returns the ids of the files that a row references, each with its field. A reference is the value of a file field, or an address in a text. */
export function fieldsByFileId(schema: Schema, collection: string, row: Row): Map<string, string> {
  const fields = fileRelations(schema).filter((relation) => relation.collection === collection);
  const fieldEntries = fields.flatMap(({ field }) =>
    [idOf(row[field])].flatMap((id) => (id === undefined ? [] : [[id, field] as const])),
  );
  const textEntries = Object.entries(row).flatMap(([field, value]) =>
    typeof value === 'string' ? findAssets(value).map((id) => [id, field] as const) : [],
  );
  return new Map([...fieldEntries, ...textEntries]);
}

/**
 * Maximum number of combinations of the rows that use a file: the product of the numbers of rows in each file field. Each public read of the file joins all
 * combinations (decision 289). 5,000 take some milliseconds, a million takes minutes.
 */
const MAX_COMBINATIONS = 5000;

/**
 * Finds a file for which a save would exceed `MAX_COMBINATIONS`.
 * @param keys the rows that the save changes. Empty for a new row.
 * @returns the field of the file, or undefined
 */
export async function findOverusedFile(
  database: Knex,
  schema: Schema,
  collection: string,
  row: Row,
  keys: ReadonlyArray<number | string>,
): Promise<string | undefined> {
  const contentRelations = fileRelations(schema).filter((relation) => !relation.collection.startsWith('directus_'));
  for (const { field } of contentRelations.filter((relation) => relation.collection === collection)) {
    const id = idOf(row[field]);
    if (id === undefined) continue;
    let combinations = 1;
    for (const relation of contentRelations) {
      const isSaved = relation.collection === collection && relation.field === field;
      const counts: Array<{ count: number | string }> = await database(relation.collection)
        .where({ [relation.field]: id })
        .whereNotIn(primaryKeyOf(relation.collection), isSaved ? [...keys] : [])
        .count({ count: '*' });
      const added = isSaved ? Math.max(1, keys.length) : 0;
      combinations *= Math.max(1, Number(counts[0]?.count ?? 0) + added);
    }
    if (combinations > MAX_COMBINATIONS) return field;
  }
  return undefined;
}

/** Returns the id in a file field. The Studio sends a key, or an object with the key and changes of the file. */
function idOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.toLowerCase();
  return typeof value === 'object' && value !== null && 'id' in value ? idOf(value.id) : undefined;
}

function findAssets(text: string): string[] {
  return [...text.matchAll(ASSET)].map(([, id = '']) => id.toLowerCase());
}
