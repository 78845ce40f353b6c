/** Settings of an SQLite connection. Directus opens one, so they hold for as long as the process lives. */
import type { Knex } from 'knex';

/**
 * Write-ahead log (readers and the other process are not blocked by a writer), and 15 s of patience where two processes
 * write. Does nothing on other databases.
 */
export async function tuneSqlite(database: Knex): Promise<void> {
  if (!String(database.client.config.client).startsWith('sqlite')) return;
  await database.raw('PRAGMA journal_mode = WAL');
  await database.raw('PRAGMA synchronous = NORMAL');
  await database.raw('PRAGMA busy_timeout = 15000');
}
