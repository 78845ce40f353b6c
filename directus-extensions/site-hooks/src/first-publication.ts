/** Sets the publication date of published items. Items without a date would sort last. */

import type { Row } from '@hat-nang/model/backend/directus-hooks';
import type { Knex } from 'knex';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Returns a new row. If it is published immediately, it gets a publication date. */
export function withFirstDate(row: Row, now: Date): Row {
  const isDated = row.status !== 'published' || !isEmpty(row.date_published);
  return isDated ? row : { ...row, date_published: now.toISOString() };
}

/**
 * Returns a change of rows, with a date if needed. It gets one if it publishes rows without a date, or clears the date of published rows. A publication
 * keeps existing dates.
 */
export async function withChangedDate(
  database: Knex,
  collection: string,
  keys: ReadonlyArray<number | string>,
  change: Row,
  now: Date,
): Promise<Row> {
  const emptiesDate = Object.hasOwn(change, 'date_published') && isEmpty(change.date_published);
  const isDated = Object.hasOwn(change, 'date_published') && !emptiesDate;
  if (isDated || (change.status !== 'published' && !emptiesDate)) return change;
  const rows: Array<{ id: number; status: unknown; date_published: unknown }> = await database(collection)
    .whereIn('id', [...keys])
    .select('id', 'status', 'date_published');
  const undated = rows.filter(
    (row) => (change.status ?? row.status) === 'published' && (emptiesDate || isEmpty(row.date_published)),
  );
  if (undated.length === 0) return change;
  if (undated.length === rows.length) return { ...change, date_published: now.toISOString() };
  // One update sets the same value in all rows. Rows without a date are therefore updated separately.
  const ids = undated.map(({ id }) => id);
  await database(collection).whereIn('id', ids).update({ date_published: now });
  return emptiesDate ? withoutField(change, 'date_published') : change;
}

function withoutField(row: Row, field: string): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));
}
