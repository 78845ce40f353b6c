/**
 * Checks the rows of a save after all writes and before the commit (decision 042). Directus has no such event: filters run before the write, and actions
 * after the commit. Inside the transaction Directus writes activity rows, which name the changed rows.
 */
import type { Knex } from 'knex';

/** A row that a save changed. */
export interface Touched {
  readonly collection: string;
  readonly key: number | string;
}

/** The activity that Directus records for a saved row, inside the save's transaction. */
export interface Recorded {
  readonly action: string;
  readonly collection: string;
  readonly item: number | string;
  readonly user: string | null;
}

type Check = (database: Knex, touched: readonly Touched[], user: string | null) => Promise<void>;

const waiting = new WeakMap<Knex, Map<string, Touched>>();

/**
 * Registers a check that runs before the commit of this transaction; an error rolls it back.
 * @param database the transaction; a plain connection throws, because the check would run too late
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
