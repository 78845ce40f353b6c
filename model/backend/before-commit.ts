/**
 * Checks the rows of a save after all writes and before the commit (docs/decisions/042-checks-on-publishing.md). Directus has no such event: filters run
 * before the write, and actions after the commit. Directus writes activity rows inside the transaction, and the activity rows name the changed rows.
 */
import type { Knex } from 'knex';

/** A row that a save changed. */
export interface ChangedRow {
  readonly collection: string;
  readonly key: number | string;
}

/** Activity row that Directus writes for a saved row, inside the save's transaction. */
export interface ActivityRow {
  readonly action: string;
  readonly collection: string;
  readonly item: number | string;
  readonly user: string | null;
}

type ChangeCheck = (database: Knex, changedRows: readonly ChangedRow[], user: string | null) => Promise<void>;

const rowsByTransaction = new WeakMap<Knex, Map<string, ChangedRow>>();

/**
 * Registers a check that runs before the commit of a transaction. An error in the check rolls the transaction back. Further calls for the same transaction
 * only add rows; their `user` and `check` are ignored.
 * @param database the transaction of the save
 * @throws Error if `database` is not a transaction, because the check would run too late
 */
export function checkBeforeCommit(
  database: Knex,
  changedRows: readonly ChangedRow[],
  user: string | null,
  check: ChangeCheck,
): void {
  if (!database.isTransaction) throw new Error('A save outside a transaction cannot be checked.');
  const registeredRows = rowsByTransaction.get(database);
  const changedByKey = registeredRows ?? new Map<string, ChangedRow>();
  for (const row of changedRows) changedByKey.set(`${row.collection}:${row.key}`, row);
  if (registeredRows !== undefined) return;
  rowsByTransaction.set(database, changedByKey);
  const transaction = database as Knex.Transaction;
  const originalCommit = transaction.commit;
  transaction.commit = ((value: unknown) =>
    check(transaction, [...changedByKey.values()], user).then(() =>
      originalCommit(value),
    )) as Knex.Transaction['commit'];
}
