/** Settings of the SQLite connection. Directus opens only one connection, so the settings last until the process ends. */
import type { Knex } from 'knex';

/**
 * Enables the write-ahead log, with which a writer does not block readers, and its usual mode `synchronous = NORMAL`. Sets a lock timeout of 15 s, because two
 * processes can write at the same time. Does nothing for other databases.
 */
export async function tuneSqlite(database: Knex): Promise<void> {
  if (!String(database.client.config.client).startsWith('sqlite')) return;
  await database.raw('PRAGMA journal_mode = WAL');
  await database.raw('PRAGMA synchronous = NORMAL');
  await database.raw('PRAGMA busy_timeout = 15000');
}
