import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { stack } from './stack.ts';

/** Connects to the database of the project under test, SQLite or PostgreSQL. The caller ends the connection. */
export function connectDatabase(): Knex {
  const { settings } = stack();
  return knex(
    settings.databaseUrl === undefined
      ? { client: 'sqlite3', connection: { filename: join(settings.dataDir, 'data.db') }, useNullAsDefault: true }
      : { client: 'pg', connection: settings.databaseUrl },
  );
}
