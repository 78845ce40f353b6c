/** Maps changed rows to the items and groups that the rules check. */
import type { ChangedRow } from '@hat-nang/model/backend/before-commit';
import { isRoot, ownerStep, primaryKeyOf } from '@hat-nang/model/owners';
import type { Knex } from 'knex';

export type { ChangedRow };

export type Key = number | string;

/** Returns the items and groups that own these rows. Deleted rows have no owner, so call this function before a deletion. */
export async function ownersOf(database: Knex, collection: string, keys: readonly Key[]): Promise<ChangedRow[]> {
  if (isRoot(collection)) return keys.map((key) => ({ collection, key }));
  const step = ownerStep(collection);
  if (step === undefined || keys.length === 0) return [];
  const owners = (await database(collection)
    .whereIn(primaryKeyOf(collection), [...keys])
    .whereNotNull(step.field)
    .distinct()
    .pluck(step.field)) as Key[];
  return ownersOf(database, step.collection, owners);
}
