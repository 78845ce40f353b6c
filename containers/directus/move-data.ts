/**
 * Moves the data folder of an embedded installation (SQLite and files) into this installation: its PostgreSQL database, its uploads and its seed records.
 * `scripts/db-move.ts` runs move.ts in the Directus image. The target must have been started once, because its tables must exist. One transaction replaces
 * and compares the rows. The transaction commits after the files are copied and compared.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import {
  type Column,
  type RunSql,
  readColumns,
  readForeignKeys,
  readSequences,
  readTables,
} from './postgres-catalog.ts';

export type MoveOptions = {
  /** Path of the data folder to move, with data.db, uploads and seeds-*.json. */
  from: string;
  connectionString: string;
  /** Path of the target folder for the files of Directus. */
  uploads: string;
  /** Path of the target folder for the record of the seeds. */
  state: string;
  log: (line: string) => void;
};

/** Tables that are not moved. Most describe the database itself. The sessions are excluded as well, so every user logs in again. */
const excludedTables = new Set([
  'directus_migrations',
  'directus_sessions',
  'knex_migrations',
  'knex_migrations_lock',
  'sqlite_sequence',
]);

/**
 * Moves the database, the files and the seed records. Returns the numbers of moved rows, tables and files.
 * @throws Error when the target lacks a table with rows, or when the count or checksum of a table, or a copied file, differs. The database is then unchanged;
 * copied files remain.
 */
export async function moveData({
  from,
  connectionString,
  uploads,
  state,
  log,
}: MoveOptions): Promise<{ rows: number; tables: number; files: number }> {
  const workDir = mkdtempSync(join(tmpdir(), 'move-'));
  const source = openCopy(from, workDir);
  const client = new pg.Client({ connectionString });
  await client.connect();
  // The driver returns each value as text, because its conversions, for example of dates, would hide a difference.
  const runSql: RunSql = async (text, values) =>
    (await client.query({ text, values, types: { getTypeParser: () => (value: unknown) => value } })).rows;
  try {
    const targetTables = new Set(await readTables(runSql));
    const tables = source
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
      .all()
      .map(({ name }) => String(name))
      .filter((name) => !excludedTables.has(name) && !isSearchIndex(name));
    const missingTables = tables.filter((name) => !targetTables.has(name) && countRows(source, name) > 0);
    if (missingTables.length > 0)
      throw new Error(`The target lacks the tables ${missingTables.join(', ')}: both must be of the same release.`);
    const movedTables = tables.filter((name) => targetTables.has(name));

    await client.query('BEGIN');
    await client.query("SET LOCAL TIME ZONE 'UTC'");
    const keys = await readForeignKeys(runSql);
    for (const { table, name } of keys)
      await client.query(`ALTER TABLE ${quoteIdentifier(table)} DROP CONSTRAINT ${quoteIdentifier(name)}`);
    let rowCount = 0;
    await client.query(
      `TRUNCATE ${[...movedTables, ...(targetTables.has('directus_sessions') ? ['directus_sessions'] : [])].map(quoteIdentifier).join(', ')}`,
    );
    for (const table of movedTables) {
      const columns = await readColumns(runSql, table);
      rowCount += await moveTable({ source, client, sql: runSql, table, columns });
    }
    for (const { table, name, definition } of keys)
      await client.query(`ALTER TABLE ${quoteIdentifier(table)} ADD CONSTRAINT ${quoteIdentifier(name)} ${definition}`);
    for (const { table, column } of await readSequences(runSql)) {
      await client.query(
        `SELECT setval(pg_get_serial_sequence($1, $2), GREATEST((SELECT COALESCE(max(${quoteIdentifier(column)}), 0) FROM ${quoteIdentifier(table)}), 1))`,
        [quoteIdentifier(table), column],
      );
    }
    const files = moveFiles(join(from, 'uploads'), uploads);
    for (const entry of readdirSync(from)) {
      if (/^seeds-[\w-]+\.json$/.test(entry)) cpSync(join(from, entry), join(state, entry));
    }
    // The commit is last: rows without their files would be worse than files without their rows.
    await client.query('COMMIT');
    log(`${rowCount} rows of ${movedTables.length} tables and ${files} files moved; counts and checksums are equal`);
    return { rows: rowCount, tables: movedTables.length, files };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
    source.close();
    rmSync(workDir, { recursive: true, force: true });
  }
}

/**
 * Copies the SQLite database and opens the copy. With a write-ahead log, SQLite writes files beside the database even for reads. The move must not
 * change its source.
 */
function openCopy(from: string, workDir: string): DatabaseSync {
  for (const name of ['data.db', 'data.db-wal']) {
    if (existsSync(join(from, name))) cpSync(join(from, name), join(workDir, name));
  }
  return new DatabaseSync(join(workDir, 'data.db'));
}

type TableMove = { source: DatabaseSync; client: pg.Client; sql: RunSql; table: string; columns: Column[] };

/**
 * Copies one table and compares source and target. Returns the number of copied rows.
 * @throws Error when the two tables differ
 */
async function moveTable({ source, client, sql, table, columns }: TableMove): Promise<number> {
  const sourceColumns = new Set(
    source
      .prepare(`PRAGMA table_info(${quoteIdentifier(table)})`)
      .all()
      .map(({ name }) => String(name)),
  );
  const commonColumns = columns.filter(({ name }) => sourceColumns.has(name));
  const columnList = commonColumns.map(({ name }) => quoteIdentifier(name)).join(', ');
  const statement = source.prepare(`SELECT ${columnList} FROM ${quoteIdentifier(table)}`);
  statement.setReadBigInts(true);
  const expectedFingerprint = new Fingerprint();
  let batch: (string | null)[][] = [];
  const writeBatch = async () => {
    if (batch.length === 0) return;
    const placeholders = batch.map(
      (row, rowIndex) => `(${row.map((_, index) => `$${rowIndex * row.length + index + 1}`).join(', ')})`,
    );
    await client.query(
      `INSERT INTO ${quoteIdentifier(table)} (${columnList}) OVERRIDING SYSTEM VALUE VALUES ${placeholders.join(', ')}`,
      batch.flat(),
    );
    batch = [];
  };
  const maxRows = Math.max(1, Math.min(500, Math.floor(60_000 / Math.max(1, commonColumns.length))));
  for (const row of statement.iterate()) {
    const values = commonColumns.map(({ name, type }) => toPostgresText(type, (row as Record<string, unknown>)[name]));
    expectedFingerprint.add(values.map((value, index) => toCanonicalText(commonColumns[index]?.type ?? '', value)));
    batch.push(values);
    if (batch.length === maxRows) await writeBatch();
  }
  await writeBatch();
  const storedFingerprint = new Fingerprint();
  for (const row of await sql(`SELECT ${columnList} FROM ${quoteIdentifier(table)}`)) {
    storedFingerprint.add(
      commonColumns.map(({ name, type }) => toCanonicalText(type, row[name] === null ? null : String(row[name]))),
    );
  }
  if (storedFingerprint.text() !== expectedFingerprint.text()) {
    throw new Error(
      `${table} differs after the move: ${expectedFingerprint.text()} became ${storedFingerprint.text()}. Nothing has been changed.`,
    );
  }
  return expectedFingerprint.count;
}

/** Converts a value of SQLite to the text that PostgreSQL parses for the type of the column. */
export function toPostgresText(type: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (type === 'boolean') return value === 1n || value === 1 || value === 'true' || value === '1' ? 'true' : 'false';
  // Knex stores times in SQLite as milliseconds since 1970.
  const isTimestamp = type.startsWith('timestamp');
  if (isTimestamp && /^\d{9,}$/.test(String(value))) return new Date(Number(value)).toISOString();
  if (type === 'date' && /^\d{9,}$/.test(String(value))) return new Date(Number(value)).toISOString().slice(0, 10);
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return String(value);
}

/** Normalizes a value, because SQLite and PostgreSQL write some values differently. */
export function toCanonicalText(type: string, value: string | null): string | null {
  if (value === null) return null;
  if (type === 'boolean') return value === 't' || value === 'true' ? 'true' : 'false';
  if (type.startsWith('timestamp')) {
    const hasTimeZone = /(?:Z|[+-]\d{2}(?::?\d{2})?)$/.test(value);
    const iso = value.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
    return new Date(hasTimeZone ? iso : `${iso}Z`).toISOString();
  }
  if (type === 'json' || type === 'jsonb') return JSON.stringify(JSON.parse(value), sortObjectKeys);
  if (/^(numeric|real|double precision)$/.test(type)) return String(Number(value));
  if (type === 'uuid') return value.toLowerCase();
  if (type === 'date') return value.slice(0, 10);
  return value;
}

const sortObjectKeys = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Count and checksum of rows. Both are independent of the order of the rows. */
class Fingerprint {
  count = 0;
  #sum = 0n;

  add(values: (string | null)[]): void {
    this.count += 1;
    this.#sum =
      (this.#sum + BigInt(`0x${createHash('sha256').update(JSON.stringify(values)).digest('hex')}`)) % (1n << 256n);
  }

  text(): string {
    return `${this.count} rows ${this.#sum.toString(16).padStart(64, '0').slice(0, 16)}`;
  }
}

/**
 * Copies the files and compares each copy by its hash. Returns the number of files.
 * @throws Error with the name of the first file that differs
 */
function moveFiles(from: string, to: string): number {
  if (!existsSync(from)) return 0;
  mkdirSync(to, { recursive: true });
  const entries = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of entries) {
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length));
    cpSync(source, target);
    if (hashFile(source) !== hashFile(target)) throw new Error(`${target} differs from what was copied.`);
  }
  return entries.length;
}

const hashFile = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;
const countRows = (source: DatabaseSync, table: string) =>
  Number(source.prepare(`SELECT count(*) AS n FROM ${quoteIdentifier(table)}`).get()?.n);

/**
 * Tables that the search extension builds from the content, differently for each database. These tables are rebuilt, not moved. A prefix `search_` would
 * also match the tables `search_words` and `search_unfound`, which cannot be rebuilt.
 */
const searchIndex = ['search_entries', 'search_vocabulary', 'search_queue', 'search_state', 'search_lists'];
export const isSearchIndex = (name: string): boolean =>
  // The prefix matches the shadow tables that SQLite creates for its virtual table `search_tokens`.
  searchIndex.includes(name) || name === 'search_tokens' || name.startsWith('search_tokens_');
