import { type Queue, selectQueues, toQueues } from '@hat-nang/model/backend/queues';
import pg from 'pg';

/**
 * Counts the waiting entries of the queues in the database. Connecting and querying each have a time limit of two seconds.
 * @throws Error when the database does not answer, or the query fails
 */
export async function countQueues(connectionString: string, now = Date.now()): Promise<Queue[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  try {
    await client.connect();
    const { rows } = await client.query(selectQueues('$1'), [now]);
    return toQueues(rows, now);
  } finally {
    await client.end().catch(() => undefined);
  }
}
