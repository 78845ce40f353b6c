/** What a save would leave of related rows. Directus takes a list of rows and keys, or what to create, update and delete. Pure. */
import type { Key, Row } from './types.ts';

interface Changes {
  create?: Row[];
  update?: Row[];
  delete?: Key[];
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const sameKey = (row: Row, key: unknown) => row.id !== undefined && String(row.id) === String(key);

/** Rows that are new get an id of their own, so that what is nested in them finds them. */
let serial = 0;
const withId = (row: Row): Row => (row.id === undefined || row.id === '+' ? { ...row, id: `new-${++serial}` } : row);

/** @param stored the rows as they are; @param change the value of the field in the save, undefined when it does not name it */
export function applyNested(stored: readonly Row[], change: unknown): Row[] {
  if (change === undefined) return [...stored];
  if (Array.isArray(change)) {
    return change.map((one) => {
      if (!isRow(one)) return stored.find((row) => sameKey(row, one)) ?? { id: one as Key };
      return withId({ ...stored.find((row) => sameKey(row, one.id)), ...one });
    });
  }
  if (!isRow(change)) return [];
  const { create = [], update = [], delete: removed = [] } = change as Changes;
  const kept = stored
    .filter((row) => !removed.some((key) => sameKey(row, key)))
    .map((row) => ({ ...row, ...update.find((one) => sameKey(row, one.id)) }));
  return [...kept, ...create.map(withId)];
}
