/**
 * Reads the index. On SQLite through connections of its own: Directus has a single one, behind which a search would wait for everybody's writes.
 * They are of the same library as Directus's (a second copy in one process would break SQLite's file locks).
 */
import type { Knex } from 'knex';
import type { SearchKind, SearchLang } from './contract.ts';
import { type Dialect, dialectOf, isSqlite } from './dialect.ts';
import type { Expression } from './expression.ts';

export interface FoundEntry {
  readonly key: number;
  readonly kind: SearchKind;
  readonly item: number;
  readonly lang: SearchLang;
  readonly until: number | null;
  readonly slug: string;
  readonly title: string;
  readonly author: string;
  readonly summary: string;
  readonly body: string;
}

export interface Reader {
  /** Keys that match, in the order of their time. */
  keys(expression: Expression, order: 'newest' | 'oldest', most: number): Promise<number[]>;
  /** How many match, counted to `most`. */
  count(expression: Expression, most: number): Promise<number>;
  /** In the order of the keys; those that are gone are left out. */
  entries(keys: readonly number[]): Promise<FoundEntry[]>;
  /** Whether something waits to be indexed. */
  isBehind(now: number): Promise<boolean>;
  readonly held: Dialect['held'];
  query(sql: string, bindings: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

type Query = Reader['query'];

/** One searches while another one does: two cores. */
const CONNECTIONS = 2;

export function reader(database: Knex): Reader {
  const dialect: Dialect = dialectOf(database);
  const query: Query = isSqlite(database) ? sqliteQuery(database) : postgresQuery(database);
  return {
    query,
    held: dialect.held,
    async keys(expression, order, most) {
      return dialect.keysOf(await query(dialect[order], [dialect.render(expression), most]));
    },
    async count(expression, most) {
      const rows = await query(dialect.count, [dialect.render(expression), most]);
      return Number(rows[0]?.n ?? 0);
    },
    async entries(keys) {
      if (keys.length === 0) return [];
      const rows = await query(dialect.entries, [JSON.stringify(keys)]);
      const found = new Map(rows.map((row) => [Number(row.key), toEntry(row)]));
      return keys.flatMap((key) => found.get(key) ?? []);
    },
    async isBehind(now) {
      return (await query('SELECT 1 AS due FROM search_queue WHERE due_at <= ? LIMIT 1', [now])).length > 0;
    },
  };
}

function toEntry(row: Record<string, unknown>): FoundEntry {
  const { key, item, until } = row;
  const numbers = { key: Number(key), item: Number(item), until: until === null ? null : Number(until) };
  return { ...(row as unknown as FoundEntry), ...numbers };
}

function postgresQuery(database: Knex): Query {
  return async (sql, bindings) => (await database.raw(sql, [...bindings] as Knex.RawBinding[])).rows;
}

/** The few parts of the `sqlite3` package that are used. */
interface SqliteStatement {
  all(bindings: readonly unknown[], done: (error: Error | null, rows: Record<string, unknown>[]) => void): void;
}
interface SqliteConnection {
  prepare(sql: string, done: (error: Error | null) => void): SqliteStatement;
  configure(option: 'busyTimeout', ms: number): void;
}
interface SqliteDriver {
  readonly OPEN_READONLY: number;
  readonly Database: new (file: string, mode: number, done: (error: Error | null) => void) => SqliteConnection;
}

interface OpenConnection {
  readonly connection: SqliteConnection;
  readonly statements: Map<string, SqliteStatement>;
  running: number;
}

function sqliteQuery(database: Knex): Query {
  const { driver, config } = database.client as { driver: SqliteDriver; config: { connection: { filename: string } } };
  let opening: Promise<OpenConnection[]> | undefined;
  const open = () => {
    opening ??= Promise.all(
      Array.from({ length: CONNECTIONS }, () => openConnection(driver, config.connection.filename)),
    );
    // The next query tries again.
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  return async (sql, bindings) => {
    const connections = await open();
    const idlest = connections.reduce((best, each) => (each.running < best.running ? each : best));
    idlest.running += 1;
    try {
      const statement = idlest.statements.get(sql) ?? (await prepare(idlest, sql));
      return await new Promise((resolve, reject) => {
        statement.all(bindings, (error, rows) => (error === null ? resolve(rows) : reject(error)));
      });
    } finally {
      idlest.running -= 1;
    }
  };
}

function openConnection(driver: SqliteDriver, file: string): Promise<OpenConnection> {
  return new Promise((resolve, reject) => {
    const connection = new driver.Database(file, driver.OPEN_READONLY, (error) => {
      if (error !== null) return reject(error);
      connection.configure('busyTimeout', 15_000);
      resolve({ connection, statements: new Map(), running: 0 });
    });
  });
}

function prepare({ connection, statements }: OpenConnection, sql: string): Promise<SqliteStatement> {
  return new Promise((resolve, reject) => {
    const statement = connection.prepare(sql, (error) => {
      if (error !== null) return reject(error);
      statements.set(sql, statement);
      resolve(statement);
    });
  });
}
