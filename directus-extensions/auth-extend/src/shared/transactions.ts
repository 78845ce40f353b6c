/** Transactions that are overtaken by another process are made again. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';

const TRIES = 12;
const PAUSE_MS = 25;

/**
 * Runs a transaction, again when another Directus process got ahead of it. SQLite refuses at once, whatever its busy_timeout, a transaction
 * that read before it writes when somebody else wrote in between; PostgreSQL ends one of two that wait for each other.
 *
 * @param work may run several times; nothing of the runs that failed is left in the database
 */
export async function transact<T>(database: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (!isOvertaken(error) || attempt === TRIES) throw error;
      await sleep(Math.random() * PAUSE_MS * attempt);
    }
  }
}

function isOvertaken(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return code.startsWith('SQLITE_BUSY') || code === '40001' || code === '40P01';
}
