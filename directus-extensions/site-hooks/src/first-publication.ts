/** Sets the publication date of published items that have none. In lists, an item without a date would be last on SQLite and first on PostgreSQL. */

import type { Row } from '@hat-nang/model/backend/directus-hooks';
import type { Knex } from 'knex';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Returns the data of a new row. A row that is published immediately and has no publication date gets the date `now`. */
export function addNewRowDate(row: Row, now: Date): Row {
  const needsNoDate = row.status !== 'published' || !isEmpty(row.date_published);
  return needsNoDate ? row : { ...row, date_published: now.toISOString() };
}

/**
 * Returns the data of a change. If the change publishes rows without a date, or clears the date of published rows, these rows get the publication date
 * `now`. Rows that already have a date keep the date when they are published.
 * @param isTracked whether Directus writes activity rows for this change, so that `setMissingDate` runs in its transaction
 */
export async function addChangedDate(
  database: Knex,
  collection: string,
  keys: ReadonlyArray<number | string>,
  change: Row,
  now: Date,
  isTracked: boolean,
): Promise<Row> {
  const isDateCleared = Object.hasOwn(change, 'date_published') && isEmpty(change.date_published);
  const hasNewDate = Object.hasOwn(change, 'date_published') && !isDateCleared;
  if (hasNewDate || (change.status !== 'published' && !isDateCleared)) return change;
  const rows: Array<{ id: number; status: unknown; date_published: unknown }> = await database(collection)
    .whereIn('id', [...keys])
    .select('id', 'status', 'date_published');
  const undatedRows = rows.filter(
    (row) => (change.status ?? row.status) === 'published' && (isDateCleared || isEmpty(row.date_published)),
  );
  if (undatedRows.length === 0) return change;
  if (undatedRows.length === rows.length) return { ...change, date_published: now.toISOString() };
  // A date in the change would be set in all rows. Rows without a date are therefore updated separately, here or by `setMissingDate`.
  if (isTracked) return change;
  const ids = undatedRows.map(({ id }) => id);
  await database(collection).whereIn('id', ids).update({ date_published: now });
  return isDateCleared ? omitField(change, 'date_published') : change;
}

/** Sets the date of a saved row that is published without a date. Runs in the transaction of the save, because a refused save must change nothing. */
export async function setMissingDate(
  database: Knex,
  collection: string,
  key: number | string,
  now: Date,
): Promise<void> {
  await database(collection)
    .where({ id: key, status: 'published' })
    .whereNull('date_published')
    .update({ date_published: now });
}

function omitField(row: Row, field: string): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));
}
