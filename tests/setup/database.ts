/**
 * The database of a running project, asked directly and at once: for rows that no permission opens, and for times that have passed. Statements are
 * written for both kinds: values as `?`, `"user"` in quotes.
 */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Settings } from '../../scripts/stack/settings.ts';
import { dataPath } from '../../scripts/stack/settings.ts';

/** SQLite answers times as milliseconds, PostgreSQL as Date; `Number()` makes the same of both. */
export type Row = Record<string, SQLInputValue>;

export interface Database {
  readonly isPostgres: boolean;
  query(sql: string, ...values: SQLInputValue[]): Row[];
  /** Changes rows; answers how many. Directus's own connection waits meanwhile, as this one does for it. */
  change(sql: string, ...values: SQLInputValue[]): number;
}

/** The database that a project was started on. */
export function databaseOf(settings: Settings): Database {
  return settings.databaseUrl === undefined ? sqlite(dataPath(settings, 'data.db')) : postgres(settings.databaseUrl);
}

function sqlite(path: string): Database {
  const withFile = <Result>(work: (file: DatabaseSync) => Result): Result => {
    const file = new DatabaseSync(path);
    try {
      file.exec('PRAGMA busy_timeout = 15000');
      return work(file);
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

/** Tests ask at once, as of a file, and `pg` answers later: a thread of its own waits for it. */
function postgres(url: string): Database {
  const ask = (sql: string, values: SQLInputValue[]): { rows: Row[]; changes: number } => {
    let worker = workers.get(url);
    if (!worker) {
      worker = new Worker(new URL('./pg-worker.ts', import.meta.url), { workerData: { url } });
      worker.unref();
      workers.set(url, worker);
    }
    const signal = new Int32Array(new SharedArrayBuffer(4));
    const { port1, port2 } = new MessageChannel();
    let place = 0;
    const numbered = sql.replace(/\?/g, () => `$${++place}`);
    worker.postMessage({ sql: numbered, values, signal, port: port2 }, [port2]);
    if (Atomics.wait(signal, 0, 0, 30_000) === 'timed-out') throw new Error(`PostgreSQL does not answer: ${sql}`);
    const { problem, ...answer } = receiveMessageOnPort(port1)?.message ?? { problem: 'no answer' };
    port1.close();
    if (problem !== undefined) throw new Error(`${problem}: ${sql}`);
    return answer;
  };
  return {
    isPostgres: true,
    query: (sql, ...values) => ask(sql, values).rows,
    change: (sql, ...values) => ask(sql, values).changes,
  };
}
