/**
 * Reads the index from a read replica of PostgreSQL. A read sees every index write that this process knows of, or it returns undefined and the caller asks the
 * primary (docs/decisions/321-read-replica.md).
 */
import type { Logger } from '@hat-nang/model/backend/directus-hooks';
import type { Knex } from 'knex';

type Row = Record<string, unknown>;
export type Query = (sql: string, bindings: readonly unknown[]) => Promise<Row[]>;

export interface Replica {
  /** Runs a query of the index. Returns undefined if the replica does not answer or lacks an index write that is known. */
  read(sql: string, bindings: readonly unknown[]): Promise<Row[] | undefined>;
  /** Sets the number of index writes that every later read must see. A smaller number than before is ignored. */
  requireWrites(writes: number): void;
  close(): Promise<void>;
}

/** The parts of the `pg` package that this file uses. */
interface PgClient {
  query(query: { text: string; values: readonly unknown[] }): Promise<{ rows: Row[] }>;
  release(error?: Error): void;
}
interface PgPool {
  readonly totalCount: number;
  readonly idleCount: number;
  connect(): Promise<PgClient>;
  on(event: 'error', listener: () => void): void;
  end(): Promise<void>;
}
interface PgDriver {
  readonly Pool: new (options: Record<string, unknown>) => PgPool;
}

/** Maximum number of parallel reads. Further reads use the primary. */
const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 300;
const READ_TIMEOUT_MS = 1_000;
/** Milliseconds for which the replica is not asked after a failure. Then one read tries it again. */
const PAUSE_MS = 10_000;
/** Maximum milliseconds for which the replica may lack a write without a pause and a warning. */
const MAX_LAG_MS = 5_000;
/** The replica cancels reads of rows that the primary has removed (serialization_failure). The next read succeeds. */
const CONFLICT = '40001';

const SELECT_WRITES = `SELECT "value" AS writes FROM search_state WHERE name = 'writes'`;

export interface ReplicaOptions {
  readonly url: string;
  /** The primary. Its driver is also used for the replica, so that both return the same types. */
  readonly database: Knex;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  readonly now?: () => number;
}

export function createReplica({ url, database, logger, now = Date.now }: ReplicaOptions): Replica {
  const { Pool } = (database.client as { driver: PgDriver }).driver;
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: READ_TIMEOUT_MS,
    statement_timeout: READ_TIMEOUT_MS,
    allowExitOnIdle: true,
  });
  // An idle connection may break. The next read opens another one.
  pool.on('error', () => undefined);
  /** Index writes that each connection has seen. Connections of one address may lead to different replicas. */
  const seenWrites = new WeakMap<PgClient, number>();
  let requiredWrites = 0;
  let missingWrite: { readonly number: number; readonly since: number } | undefined;
  let pausedUntil = 0;
  let isPaused = false;

  const pause = (reason: string) => {
    pausedUntil = now() + PAUSE_MS;
    if (!isPaused) logger.warn(`search: the read replica ${reason}. Reads use the primary`);
    isPaused = true;
  };
  const mayRead = () => {
    if (now() < pausedUntil || (pool.totalCount >= MAX_CONNECTIONS && pool.idleCount === 0)) return false;
    // After a pause, one read tries the replica. The others wait for its result.
    if (isPaused) pausedUntil = now() + PAUSE_MS;
    return true;
  };
  const hasRequiredWrites = async (client: PgClient) => {
    const required = requiredWrites;
    if ((seenWrites.get(client) ?? -1) >= required) return true;
    const { rows } = await client.query({ text: SELECT_WRITES, values: [] });
    const writes = Number(rows[0]?.writes ?? -1);
    seenWrites.set(client, writes);
    if (writes >= required) return true;
    // A replica that is always a moment behind a busy primary is not late, because it has the write that it lacked before.
    if (missingWrite === undefined || writes >= missingWrite.number) missingWrite = { number: required, since: now() };
    if (now() - missingWrite.since > MAX_LAG_MS) pause(`is more than ${MAX_LAG_MS / 1000} s behind`);
    return false;
  };
  const readFrom = async (client: PgClient, sql: string, bindings: readonly unknown[]) => {
    if (!(await hasRequiredWrites(client))) return undefined;
    const native = database
      .raw(sql, bindings as Knex.RawBinding[])
      .toSQL()
      .toNative();
    const { rows } = await client.query({ text: native.sql, values: native.bindings });
    if (isPaused) logger.info('search: reads use the read replica again');
    isPaused = false;
    pausedUntil = 0;
    missingWrite = undefined;
    return rows;
  };

  return {
    requireWrites(writes) {
      requiredWrites = Math.max(requiredWrites, writes);
    },
    async read(sql, bindings) {
      if (!mayRead()) return undefined;
      let client: PgClient | undefined;
      try {
        client = await pool.connect();
        const rows = await readFrom(client, sql, bindings);
        client.release();
        return rows;
      } catch (error) {
        client?.release(error as Error);
        const { code = 'no answer in time' } = error as { code?: string };
        // The message may contain words of a search, so only the code is logged.
        if (code !== CONFLICT) pause(`failed (${code})`);
        return undefined;
      }
    },
    close: () => pool.end(),
  };
}
