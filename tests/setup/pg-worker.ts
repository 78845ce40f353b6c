/** Runs the queries of database.ts on PostgreSQL, and returns rows as SQLite does: numbers for large integers and booleans. */
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';

const { builtins } = pg.types;
pg.types.setTypeParser(builtins.INT8, Number);
pg.types.setTypeParser(builtins.BOOL, (text) => (text === 't' ? 1 : 0));

const pool = new pg.Pool({ connectionString: workerData.url, max: 1 });
// The server may stop while a connection is idle. The next query opens another connection or reports the error.
pool.on('error', ({ message }) => console.warn(`PostgreSQL: ${message}`));

parentPort?.on('message', async ({ sql, values, signal, port }) => {
  try {
    const { rows, rowCount } = await pool.query(sql, values);
    port.postMessage({ rows, changes: rowCount ?? 0 });
  } catch (error) {
    port.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
  port.close();
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});
