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

type PreparedCheck = () => Promise<void>;

/** Key of the checks of a transaction. The symbol is global, because each extension has its own copy of this module. */
const CHECKS: unique symbol = Symbol.for('hat-nang.checksBeforeCommit');
type CheckedTransaction = Knex.Transaction & { [CHECKS]?: PreparedCheck[] };

/**
 * Registers a check that runs before the commit of a transaction. An error in the check rolls the transaction back. Further calls of the same extension for
 * the same transaction only add rows; their `user` and `check` are ignored. The violations of all extensions are thrown together.
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
  const transaction = database as CheckedTransaction;
  const runCheck = () => check(transaction, [...changedByKey.values()], user);
  if (transaction[CHECKS] !== undefined) {
    transaction[CHECKS].push(runCheck);
    return;
  }
  const checks = [runCheck];
  transaction[CHECKS] = checks;
  const originalCommit = transaction.commit;
  transaction.commit = ((value: unknown) =>
    runAll(checks).then(() => originalCommit(value))) as Knex.Transaction['commit'];
}

/**
 * Runs the checks one after another.
 * @throws an array with the violations of all checks; any other error at once
 */
async function runAll(checks: readonly PreparedCheck[]): Promise<void> {
  const violations: unknown[] = [];
  for (const runCheck of checks) {
    try {
      await runCheck();
    } catch (error) {
      if (!Array.isArray(error)) throw error;
      violations.push(...error);
    }
  }
  if (violations.length > 0) throw violations;
}
