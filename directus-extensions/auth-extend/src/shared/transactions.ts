/** Retries transactions that conflict with another transaction. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';

const MAX_ATTEMPTS = 12;
const PAUSE_MS = 25;

/**
 * Runs a transaction, and retries it after a conflict with another transaction. SQLite fails at once, despite busy_timeout, if another process
 * wrote between this transaction's read and write. PostgreSQL aborts one of two deadlocked transactions.
 * @param work may run several times; failed runs are rolled back
 */
export async function transact<T>(database: Knex, work: (transaction: Knex.Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (!isConflict(error) || attempt === MAX_ATTEMPTS) throw error;
      await sleep(Math.random() * PAUSE_MS * attempt);
    }
  }
}

function isConflict(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return code.startsWith('SQLITE_BUSY') || code === '40001' || code === '40P01';
}
