/**
 * Copies the tables that the search index reads from the running project to PostgreSQL, and creates the tables of the index there. Seeding a whole Directus on
 * PostgreSQL would take minutes.
 */
import { DatabaseSync } from 'node:sqlite';
import { groupCollections } from '@hat-nang/model/publishing';
import { declaredSections, sectionsWith } from '@hat-nang/model/sections';
import knex, { type Knex } from 'knex';
import { startPostgres } from '../../../scripts/testing/postgres.ts';

const TABLES = [
  ...[...sectionsWith('searched').map(({ collection }) => collection), ...groupCollections].flatMap((table) => [
    table,
    `${table}_translations`,
  ]),
  ...declaredSections.flatMap(({ searched, parts = {} }) => (searched ? Object.keys(parts) : [])),
  'document_pages_translations',
  ...['options', 'option_groups', 'search_words', 'crisis_words'],
];

export interface CopiedDatabase {
  readonly database: Knex;
  remove(): Promise<void>;
}

/**
 * Copies the tables to a new PostgreSQL server.
 * @param file path of the running project's SQLite database, which this function opens read-only
 */
export async function copyToPostgres(file: string): Promise<CopiedDatabase> {
  // The server has no locale, because the sort order of letters must not depend on the machine.
  const server = await startPostgres(['--encoding=UTF8', '--locale=C']);
  const database = knex({ client: 'pg', connection: server.url });
  await copyTables(file, database);
  await migrateSearch(database);
  return {
    database,
    async remove() {
      await database.destroy();
      await server.stop();
    },
  };
}

const MIGRATIONS = ['20261122A-search.js', '20261122B-search-lists.js', '20261124T-search-tokens.js'];

/** Runs the migrations of the search. The migrations are plain JavaScript, because Directus runs them. */
export async function migrateSearch(database: Knex): Promise<void> {
  for (const name of MIGRATIONS) {
    const migration = (await import(new URL(`../../../schema/migrations/${name}`, import.meta.url).href)) as {
      up: (database: Knex) => Promise<void>;
    };
    await migration.up(database);
  }
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
      .map((row) => convertRow(row as Record<string, Cell>, kinds));
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

function convertRow(row: Record<string, Cell>, kinds: ReadonlyMap<string, ColumnKind>): Record<string, Cell | Date> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const kind = kinds.get(name);
      if (value === null) return [name, null];
      if (kind === 'boolean') return [name, Boolean(value)];
      return [name, kind === 'timestamptz' ? new Date(value as string | number) : value];
    }),
  );
}
