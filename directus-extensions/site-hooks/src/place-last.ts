/** Puts new categories, sections and options at the end of their order. Rows without an order would be first on SQLite and last on PostgreSQL. */
import type { Row } from '@hat-nang/model/backend/directus-hooks';
import { groupCollections } from '@hat-nang/model/publishing';
import type { Knex } from 'knex';

const ORDERED_COLLECTIONS: readonly string[] = [...groupCollections, 'options'];

export const isOrdered = (collection: string) => ORDERED_COLLECTIONS.includes(collection);

/** Returns the data of a new row. A row without an order gets the next number of its table. */
export async function placeLast(database: Knex, collection: string, row: Row): Promise<Row> {
  if (typeof row.sort === 'number') return row;
  const lastRow = await database(collection).max({ last: 'sort' }).first<{ last: number | null }>();
  return { ...row, sort: Number(lastRow.last ?? 0) + 1 };
}
