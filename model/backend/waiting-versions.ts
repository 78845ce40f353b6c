/** Content versions of published items that have changes (docs/decisions/312-waiting-versions.md). site-hooks lists them, and the daily mail counts them. */
import type { Knex } from 'knex';
import { parseJsonColumn } from '../json-column.ts';

export interface WaitingVersion {
  readonly collection: string;
  /** Id of the published item. */
  readonly item: number;
  readonly key: string;
  /** Name that the author gave. Null if there is none. */
  readonly name: string | null;
  /** Id of the user who saved the version last. Null if the account no longer exists. */
  readonly user: string | null;
  /** Time of the last save in milliseconds since 1970. */
  readonly sinceMs: number;
}

type Row = Readonly<Record<string, unknown>>;

/** Maps a collection to its list fields. A list field maps to the collection of its rows. */
type ListFields = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Returns the versions of published items in these collections, oldest save first. Versions without changes, and versions whose every change the published
 * item already has, are left out.
 */
export async function listWaitingVersions(
  database: Knex,
  collections: readonly string[],
): Promise<readonly WaitingVersion[]> {
  const rows: Row[] = await database('directus_versions')
    .whereIn('collection', [...collections])
    .whereNotNull('delta');
  if (rows.length === 0) return [];
  const lists = await readListFields(database);
  const waiting: WaitingVersion[] = [];
  for (const row of rows) {
    const [collection, item] = [String(row.collection), Number(row.item)];
    const published: Row | undefined = await database(collection).where({ id: item, status: 'published' }).first();
    if (published === undefined) continue;
    if (!(await hasChange(database, lists, collection, published, parseJsonColumn(row.delta)))) continue;
    const user = row.user_updated ?? row.user_created;
    waiting.push({
      ...{ collection, item, key: String(row.key) },
      name: typeof row.name === 'string' && row.name !== '' ? row.name : null,
      user: typeof user === 'string' ? user : null,
      sinceMs: timeOf(row.date_updated ?? row.date_created),
    });
  }
  return waiting.sort((a, b) => a.sinceMs - b.sinceMs);
}

async function readListFields(database: Knex): Promise<ListFields> {
  const relations: Row[] = await database('directus_relations').whereNotNull('one_field');
  const lists = new Map<string, Map<string, string>>();
  for (const { one_collection, one_field, many_collection } of relations) {
    const fields = lists.get(String(one_collection)) ?? new Map<string, string>();
    lists.set(String(one_collection), fields.set(String(one_field), String(many_collection)));
  }
  return lists;
}

/** Checks whether a version changes a row. Anything that cannot be compared counts as a change, so that no version is missed. */
async function hasChange(
  database: Knex,
  lists: ListFields,
  collection: string,
  stored: Row,
  delta: unknown,
): Promise<boolean> {
  if (typeof delta !== 'object' || delta === null) return delta !== null && delta !== undefined;
  for (const [field, value] of Object.entries(delta)) {
    // Directus stores the author and the time of each change in `_user` and `_date`.
    if (field === 'id' || field.startsWith('_')) continue;
    const list = lists.get(collection)?.get(field);
    if (list === undefined) {
      if (!isSame(stored[field], value)) return true;
    } else if (await hasListChange(database, lists, list, value)) return true;
  }
  return false;
}

async function hasListChange(database: Knex, lists: ListFields, list: string, value: unknown): Promise<boolean> {
  const { create, update, delete: removed } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (![create, update, removed].every(Array.isArray)) return true;
  const [createdRows, updatedRows, removedIds] = [create, update, removed] as [unknown[], Row[], unknown[]];
  if (createdRows.length > 0) return true;
  for (const id of removedIds)
    if (
      (await database(list)
        .where('id', id as string)
        .first('id')) !== undefined
    )
      return true;
  for (const row of updatedRows) {
    const stored: Row | undefined = await database(list)
      .where('id', row.id as string)
      .first();
    if (stored === undefined || (await hasChange(database, lists, list, stored, row))) return true;
  }
  return false;
}

const timeOf = (value: unknown): number =>
  value instanceof Date ? value.getTime() : typeof value === 'number' ? value : Date.parse(String(value));

/** Checks whether a stored column has this value. Databases return times, booleans and JSON in different forms. */
function isSame(stored: unknown, value: unknown): boolean {
  const [storedText, text] = [textOf(stored), textOf(value)];
  if (storedText === text) return true;
  if (typeof value === 'object' && value !== null) return JSON.stringify(parseJsonColumn(stored)) === text;
  if (stored instanceof Date || typeof stored === 'number') return timeOf(stored) === Date.parse(text);
  return false;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
