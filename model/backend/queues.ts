/** Queues of the back end that are tables of the database. */

export interface Queue {
  readonly queue: 'mail' | 'downloads' | 'search';
  /** Number of waiting entries. For `search`, only due entries count. */
  readonly length: number;
  /** Seconds that the oldest due entry has waited. 0 if none is due. */
  readonly oldestSeconds: number;
}

/**
 * Returns SQL that counts the waiting entries of each queue, for PostgreSQL and SQLite. The statement has one binding: the time in milliseconds since 1970.
 * @param placeholder placeholder of the binding, such as `?` or `$1`
 */
export const selectQueues = (placeholder: string): string => `
  SELECT 'mail' AS queue, count(*) AS length, min(created_at) AS oldest FROM mail_outbox WHERE sent_at IS NULL AND failed_at IS NULL
  UNION ALL SELECT 'downloads', count(*), min(due_at) FROM download_jobs
  UNION ALL SELECT 'search', count(*) FILTER (WHERE due_at <= ${placeholder}), min(due_at) FROM search_queue`;

/** Converts the rows of `selectQueues`. */
export function toQueues(rows: readonly Record<string, unknown>[], now: number): Queue[] {
  return rows.map(({ queue, length, oldest }) => ({
    queue: queue as Queue['queue'],
    length: Number(length),
    oldestSeconds: oldest === null ? 0 : Math.max(0, (now - Number(oldest)) / 1000),
  }));
}
