/**
 * Runs a check of what a save has touched when all of it is written and nothing is committed (decision 042). Directus has no such event: it runs
 * filters before it writes, and actions after the commit. Inside the transaction it records its activity, which says what was touched.
 */
import type { Knex } from 'knex';

/** A row that a save has touched. */
export interface Touched {
  readonly collection: string;
  readonly key: number | string;
}

/** What Directus records in its activity of a row that was saved, inside the save's transaction. */
export interface Recorded {
  readonly action: string;
  readonly collection: string;
  readonly item: number | string;
  readonly user: string | null;
}

type Check = (database: Knex, touched: readonly Touched[], user: string | null) => Promise<void>;

const waiting = new WeakMap<Knex, Map<string, Touched>>();

/**
 * Adds to what is checked before this transaction is committed. A check that throws turns the commit into a rollback.
 *
 * @param database the transaction; anything else is refused, for there the check would come too late
 */
export function checkBeforeCommit(
  database: Knex,
  touched: readonly Touched[],
  user: string | null,
  check: Check,
): void {
  if (!database.isTransaction) throw new Error('A save outside a transaction cannot be checked.');
  const known = waiting.get(database);
  const all = known ?? new Map<string, Touched>();
  for (const one of touched) all.set(`${one.collection}:${one.key}`, one);
  if (known !== undefined) return;
  waiting.set(database, all);
  const transaction = database as Knex.Transaction;
  const commit = transaction.commit;
  transaction.commit = ((value: unknown) =>
    check(transaction, [...all.values()], user).then(() => commit(value))) as Knex.Transaction['commit'];
}
