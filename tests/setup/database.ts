/**
 * Accesses the database of a running project directly and synchronously. Tests read and change rows without the permissions of Directus.
 * A statement for both SQLite and PostgreSQL uses `?` for values and puts `"user"` in quotes.
 */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Settings } from '../../scripts/stack/settings.ts';
import { dataPath } from '../../scripts/stack/settings.ts';

/** SQLite returns times as milliseconds, PostgreSQL as Date. `Number()` converts both to milliseconds. */
export type Row = Record<string, SQLInputValue>;

export interface Database {
  readonly isPostgres: boolean;
  query(sql: string, ...values: SQLInputValue[]): Row[];
  /** Changes rows and returns their number. On SQLite, the change waits up to 15 s while Directus writes. */
  change(sql: string, ...values: SQLInputValue[]): number;
}

/** Opens the database that a project was started on. */
export function databaseOf(settings: Settings): Database {
  return settings.databaseUrl === undefined ? sqlite(dataPath(settings, 'data.db')) : postgres(settings.databaseUrl);
}

function sqlite(path: string): Database {
  const withFile = <Result>(runOnFile: (file: DatabaseSync) => Result): Result => {
    const file = new DatabaseSync(path);
    try {
      file.exec('PRAGMA busy_timeout = 15000');
      return runOnFile(file);
    } finally {
      file.close();
    }
  };
  return {
    isPostgres: false,
    query: (sql, ...values) => withFile((file) => file.prepare(sql).all(...values) as Row[]),
    change: (sql, ...values) => withFile((file) => Number(file.prepare(sql).run(...values).changes)),
  };
}

const workers = new Map<string, Worker>();

/** Queries PostgreSQL synchronously. `pg` is asynchronous, so a worker thread runs the query, and this thread waits for the result. */
function postgres(url: string): Database {
  const runStatement = (sql: string, values: SQLInputValue[]): { rows: Row[]; changes: number } => {
    let worker = workers.get(url);
    if (!worker) {
      worker = new Worker(new URL('./pg-worker.ts', import.meta.url), { workerData: { url } });
      worker.unref();
      workers.set(url, worker);
    }
    const signal = new Int32Array(new SharedArrayBuffer(4));
    const { port1, port2 } = new MessageChannel();
    let parameterNumber = 0;
    const numberedSql = sql.replace(/\?/g, () => `$${++parameterNumber}`);
    worker.postMessage({ sql: numberedSql, values, signal, port: port2 }, [port2]);
    if (Atomics.wait(signal, 0, 0, 30_000) === 'timed-out') throw new Error(`PostgreSQL does not answer: ${sql}`);
    const { problem, ...answer } = receiveMessageOnPort(port1)?.message ?? { problem: 'no answer' };
    port1.close();
    if (problem !== undefined) throw new Error(`${problem}: ${sql}`);
    return answer;
  };
  return {
    isPostgres: true,
    query: (sql, ...values) => runStatement(sql, values).rows,
    change: (sql, ...values) => runStatement(sql, values).changes,
  };
}
