/** Maps changed rows and files to the cache tags of the items that show the rows or files. */

import { isRoot, isShownOnSite, ownerStep, primaryKeyOf, rootTags } from '@hat-nang/model/owners';
import { itemTag } from '@hat-nang/model/tags';
import type { Knex } from 'knex';

export type Key = number | string;

/** A file field of a collection that the site shows. */
export interface FileField {
  readonly collection: string;
  readonly field: string;
}

/** SQLite limits the number of parameters per query, so keys are read in chunks. */
const CHUNK_SIZE = 500;

/** Returns the cache tags of the items that own these rows. Call this function before a deletion, because deleted rows have no owner. */
export async function tagsOfRows(database: Knex, collection: string, keys: readonly Key[]): Promise<string[]> {
  if (isRoot(collection)) return rootTags(collection, keys);
  const step = ownerStep(collection);
  if (step === undefined || keys.length === 0) return [];
  const owners = await readOwnerKeys(database, collection, step.field, keys);
  if (step.isDetailOnly) return owners.map((owner) => itemTag(step.collection, owner));
  return tagsOfRows(database, step.collection, owners);
}

/** Returns the cache tags of every item that shows one of these files in a file field. */
export async function tagsOfFiles(
  database: Knex,
  fields: readonly FileField[],
  files: readonly Key[],
): Promise<string[]> {
  const tags: string[] = [];
  for (const { collection, field } of fields) {
    for (const chunk of chunks(files)) {
      const rows = await database(collection).whereIn(field, chunk).pluck(primaryKeyOf(collection));
      if (rows.length > 0) tags.push(...(await tagsOfRows(database, collection, rows as Key[])));
    }
  }
  return tags;
}

/** Selects from Directus's relations the file fields of the collections that the site shows. */
export function findShownFileFields(
  relations: ReadonlyArray<{ collection: string; field: string; related_collection: string | null }>,
): FileField[] {
  return relations
    .filter((relation) => relation.related_collection === 'directus_files' && isShownOnSite(relation.collection))
    .map(({ collection, field }) => ({ collection, field }));
}

async function readOwnerKeys(database: Knex, collection: string, field: string, keys: readonly Key[]): Promise<Key[]> {
  const ownerKeys = new Set<Key>();
  for (const chunk of chunks(keys)) {
    const chunkKeys = await database(collection)
      .whereIn(primaryKeyOf(collection), chunk)
      .whereNotNull(field)
      .distinct()
      .pluck(field);
    for (const ownerKey of chunkKeys as Key[]) ownerKeys.add(ownerKey);
  }
  return [...ownerKeys];
}

function chunks(keys: readonly Key[]): Key[][] {
  return Array.from({ length: Math.ceil(keys.length / CHUNK_SIZE) }, (_, index) =>
    keys.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
  );
}
