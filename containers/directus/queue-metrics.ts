import pg from 'pg';

export type Queue = {
  queue: string;
  /** Number of waiting entries. */
  length: number;
  /** Seconds that the oldest due entry has waited. 0 if none is due. */
  oldestSeconds: number;
};

/** Times in these tables are milliseconds since 1970. */
const SELECT_QUEUES = `
  SELECT 'mail' AS queue, count(*) AS length, min(created_at) AS oldest FROM mail_outbox WHERE sent_at IS NULL AND failed_at IS NULL
  UNION ALL SELECT 'downloads', count(*), min(due_at) FROM download_jobs
  UNION ALL SELECT 'search', count(*) FILTER (WHERE due_at <= $1), min(due_at) FROM search_queue`;

/**
 * Counts what waits in the queues of the database. Takes at most four seconds.
 * @throws Error when the database does not answer
 */
export async function countQueues(connectionString: string, now = Date.now()): Promise<Queue[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ queue: string; length: string; oldest: string | null }>(SELECT_QUEUES, [now]);
    return rows.map(({ queue, length, oldest }) => ({
      queue,
      length: Number(length),
      oldestSeconds: oldest === null ? 0 : Math.max(0, (now - Number(oldest)) / 1000),
    }));
  } finally {
    await client.end().catch(() => undefined);
  }
}
