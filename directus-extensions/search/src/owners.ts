/** Finds the items that must be reindexed after rows changed. */

import type { EventMeta } from '@hat-nang/model/backend/directus-hooks';
import { ownerStep } from '@hat-nang/model/owners';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import type { Knex } from 'knex';
import { itemsOfGroup, kindOf } from './kinds.ts';

export type Key = number | string;

/** SQLite limits the number of parameters per query, so rows are read in chunks. */
const MAX_PARAMETERS = 500;

/** Checks whether a change in this collection can affect the index. Names of categories and options are not in the index. */
export function isRelevant(collection: string): boolean {
  if (kindOf(collection) !== undefined || itemsOfGroup(collection) !== undefined) return true;
  const step = ownerStep(collection);
  // A category can hide its items, so its own changes count. Its translations do not count, because names of categories are not in the index.
  return step !== undefined && itemsOfGroup(step.collection) === undefined && isRelevant(step.collection);
}

/** Returns the items that these rows belong to. Deleted rows have no owner, so call this function before a deletion. */
export async function itemsOfRows(
  database: Knex,
  collection: string,
  keys: readonly Key[],
): Promise<Map<SearchKind, Set<number>>> {
  const kind = kindOf(collection);
  if (kind !== undefined) return keys.length === 0 ? new Map() : new Map([[kind, new Set(keys.map(Number))]]);
  const items = itemsOfGroup(collection);
  if (items !== undefined) {
    return itemsOfRows(
      database,
      items.collection,
      await valuesOf(database, items.collection, items.column, keys, 'id'),
    );
  }
  const step = ownerStep(collection);
  if (step === undefined || keys.length === 0) return new Map();
  return itemsOfRows(database, step.collection, await valuesOf(database, collection, 'id', keys, step.field));
}

async function valuesOf(
  database: Knex,
  table: string,
  column: string,
  keys: readonly Key[],
  resultColumn: string,
): Promise<Key[]> {
  const values = new Set<Key>();
  for (let start = 0; start < keys.length; start += MAX_PARAMETERS) {
    const chunk = keys.slice(start, start + MAX_PARAMETERS);
    const ownerKeys: Key[] = await database(table)
      .whereIn(column, chunk)
      .whereNotNull(resultColumn)
      .distinct()
      .pluck(resultColumn);
    for (const value of ownerKeys) values.add(value);
  }
  return [...values];
}

/** Returns the keys of the changed rows. The name of their property depends on the event. */
export function keysOfEvent({ key, keys, item, payload }: EventMeta): Key[] {
  if (keys !== undefined) return [...keys];
  if (key !== undefined) return [key];
  if (item !== undefined) return [item];
  return Array.isArray(payload) ? (payload as Key[]) : [];
}
