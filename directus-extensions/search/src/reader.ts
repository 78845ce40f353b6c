/**
 * Reads the index. On SQLite the reader opens its own connections, because searches on Directus's single connection would wait for all writes. The
 * connections use the same copy of the SQLite library as Directus, because a second copy in one process would break the file locks.
 */

import type { Lang } from '@hat-nang/model/languages';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import type { Knex } from 'knex';
import { createCountCache } from './count-cache.ts';
import { type Dialect, dialectOf, isSqlite, type Order, type WantedCount } from './dialect.ts';
import { allOf, type Expression } from './expression.ts';
import type { Query, Replica } from './replica.ts';

export interface FoundEntry {
  readonly key: number;
  readonly kind: SearchKind;
  readonly item: number;
  readonly lang: Lang;
  readonly until: number | null;
  readonly slug: string;
  readonly title: string;
  readonly author: string;
  readonly summary: string;
  readonly body: string;
}

export interface Reader {
  /** Returns distinct matching keys. Earlier tiers come first; within a tier keys are sorted by time. */
  keys(tiers: readonly Expression[], order: Order, limit: number): Promise<number[]>;
  /** Returns the number of matches, up to `limit`. The number is cached until `isBehind` detects an index write. */
  count(expression: Expression, limit: number): Promise<number>;
  /**
   * Returns the number of matches of each expression or list, up to `limit`, in one read. Cached like `count`.
   * @param within condition that all matches of the expressions meet too; lists are counted without it
   */
  countEach(
    wanted: readonly (Expression | { readonly list: string })[],
    limit: number,
    within?: Expression,
  ): Promise<number[]>;
  /** Returns the entries in the order of the keys. Deleted entries are skipped. */
  entries(keys: readonly number[]): Promise<FoundEntry[]>;
  /** Checks whether items are due for indexing. Also detects index writes, and then drops cached counts. Call this function before each search. */
  isBehind(now: number): Promise<boolean>;
  /** Returns the number of index writes that the last call of `isBehind` found. */
  knownWrites(): number | undefined;
  readonly selectLists: Dialect['selectLists'];
  /** Runs a query on the primary: of the queue, of the state of the index, and of Directus's own tables. */
  readonly query: Query;
  /** Runs a query of index entries, on the read replica if there is one. The result includes all index writes that `isBehind` has found. */
  readonly queryIndex: Query;
}

/** Number of connections, and thus of parallel searches: one for each of two cores. */
const CONNECTIONS = 2;
/** Maximum bytes of the file to map into memory, which is SQLite's maximum. Mapping needs a quarter less CPU than copying pages. */
const MAX_MAPPED_BYTES = 2 ** 31 - 2 ** 16;

/** Selects the number of index writes and whether items are due. Exported for tests of the query plans. */
export const SELECT_STATE = `SELECT "value" AS writes, EXISTS (SELECT 1 FROM search_queue WHERE due_at <= ?) AS due FROM search_state WHERE name = 'writes'`;

/** @param replica a read replica of the same PostgreSQL database, which then runs the queries of index entries */
export function reader(database: Knex, replica?: Replica): Reader {
  const dialect: Dialect = dialectOf(database);
  const query: Query = isSqlite(database) ? sqliteQuery(database) : postgresQuery(database);
  const queryIndex: Query = async (sql, bindings) => (await replica?.read(sql, bindings)) ?? query(sql, bindings);
  const counts = createCountCache();
  let knownWrites: number | undefined;
  return {
    query,
    queryIndex,
    knownWrites: () => knownWrites,
    selectLists: dialect.selectLists,
    async keys(tiers, order, limit) {
      let found = new Set<number>();
      for (let from = 0; from < tiers.length && found.size < limit; ) {
        const remainingTiers = tiers.slice(from);
        // Later tiers match the hits of earlier tiers again. The limit therefore allows for all keys found so far, in addition to the requested number.
        const tierLimit = limit + found.size;
        const bindings = remainingTiers.flatMap((tier) => [dialect.render(tier), limit]);
        const { keys, lastTier } = dialect.keysOf(
          await queryIndex(dialect.keys(remainingTiers.length, order), [...bindings, tierLimit]),
        );
        found = new Set(found.size === 0 ? keys : [...found, ...keys]);
        if (keys.length < tierLimit) break;
        from += lastTier;
      }
      return [...found].slice(0, limit);
    },
    async count(expression, limit) {
      const rendered = dialect.render(expression);
      return counts.getOrCount(rendered, limit, async () =>
        Number((await queryIndex(dialect.count, [rendered, limit]))[0]?.n ?? 0),
      );
    },
    async countEach(wanted, limit, within) {
      const toWanted = (each: (typeof wanted)[number], condition?: Expression): WantedCount =>
        typeof each === 'object' && 'list' in each
          ? each
          : { expression: dialect.render(condition === undefined ? each : allOf([condition, each])) };
      // The condition is long when it has many synonyms. The key of the cache contains it once.
      const cacheKey = JSON.stringify([within && dialect.render(within), wanted.map((each) => toWanted(each))]);
      return counts.getOrCount(cacheKey, limit, async () => {
        const rendered = JSON.stringify(wanted.map((each) => toWanted(each, within)));
        const rows = await queryIndex(dialect.countEach, [rendered, limit]);
        const countByPosition = new Map(rows.map(({ position, n }) => [Number(position), Number(n)]));
        return wanted.map((_, position) => countByPosition.get(position) ?? 0);
      });
    },
    async entries(keys) {
      if (keys.length === 0) return [];
      const rows = await queryIndex(dialect.entries, [JSON.stringify(keys)]);
      const found = new Map(rows.map((row) => [Number(row.key), toEntry(row)]));
      return keys.flatMap((key) => found.get(key) ?? []);
    },
    async isBehind(now) {
      const [state] = await query(SELECT_STATE, [now]);
      knownWrites = Number(state?.writes ?? 0);
      counts.atState(knownWrites);
      replica?.requireWrites(knownWrites);
      return Boolean(state?.due);
    },
  };
}

function toEntry(row: Record<string, unknown>): FoundEntry {
  const { key, item, until } = row;
  const numericFields = { key: Number(key), item: Number(item), until: until === null ? null : Number(until) };
  return { ...(row as unknown as FoundEntry), ...numericFields };
}

function postgresQuery(database: Knex): Query {
  return async (sql, bindings) => (await database.raw(sql, [...bindings] as Knex.RawBinding[])).rows;
}

/** The parts of the `sqlite3` package that this file uses. */
interface SqliteStatement {
  all(bindings: readonly unknown[], callback: (error: Error | null, rows: Record<string, unknown>[]) => void): void;
}
interface SqliteConnection {
  prepare(sql: string, callback: (error: Error | null) => void): SqliteStatement;
  configure(option: 'busyTimeout', ms: number): void;
}
interface SqliteDriver {
  readonly OPEN_READONLY: number;
  readonly Database: new (file: string, mode: number, callback: (error: Error | null) => void) => SqliteConnection;
}

interface OpenConnection {
  readonly connection: SqliteConnection;
  readonly statements: Map<string, SqliteStatement>;
  running: number;
}

function sqliteQuery(database: Knex): Query {
  const { driver, config } = database.client as { driver: SqliteDriver; config: { connection: { filename: string } } };
  let openingConnections: Promise<OpenConnection[]> | undefined;
  const openConnections = () => {
    openingConnections ??= Promise.all(
      Array.from({ length: CONNECTIONS }, () => openConnection(driver, config.connection.filename)),
    );
    // A failed opening is forgotten, so the next query tries again.
    openingConnections.catch(() => {
      openingConnections = undefined;
    });
    return openingConnections;
  };
  return async (sql, bindings) => {
    const connections = await openConnections();
    const leastBusy = connections.reduce((best, other) => (other.running < best.running ? other : best));
    leastBusy.running += 1;
    try {
      const statement = leastBusy.statements.get(sql) ?? (await prepare(leastBusy, sql));
      return await new Promise((resolve, reject) => {
        statement.all(bindings, (error, rows) => (error === null ? resolve(rows) : reject(error)));
      });
    } finally {
      leastBusy.running -= 1;
    }
  };
}

function openConnection(driver: SqliteDriver, file: string): Promise<OpenConnection> {
  return new Promise((resolve, reject) => {
    const connection = new driver.Database(file, driver.OPEN_READONLY, (error) => {
      if (error !== null) return reject(error);
      connection.configure('busyTimeout', 15_000);
      const newConnection: OpenConnection = { connection, statements: new Map(), running: 0 };
      prepare(newConnection, `PRAGMA mmap_size = ${MAX_MAPPED_BYTES}`)
        .then((pragma) => pragma.all([], () => resolve(newConnection)))
        .catch(reject);
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
