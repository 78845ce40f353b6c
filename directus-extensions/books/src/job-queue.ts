/** Queue of documents whose downloads must be checked. The queue is a table, so it survives restarts and several processes can share it. */
import type { Database, Key } from './types.ts';

/** Debounce in milliseconds. Saves come in bursts (a page, its texts, its sounds). The downloads are built once, after the last save. */
export const DEBOUNCE_MS = 15_000;
/** Lease of a job in milliseconds. After the lease, the job counts as abandoned and any process may claim it. */
const LEASE_MS = 10 * 60_000;
const RETRY_MS = [30_000, 2 * 60_000, 10 * 60_000, 60 * 60_000];

export interface Job {
  document: number;
  asked_at: number;
  attempts: number;
}

const rowsOf = <T>(result: unknown): T[] =>
  Array.isArray(result) ? (result as T[]) : ((result as { rows?: T[] }).rows ?? []);

export const hasJobsTable = (database: Database): Promise<boolean> => database.schema.hasTable('download_jobs');

/** Queues one job per document, due in `quietMs` milliseconds. A later call for a document replaces the due time of its job. */
export async function queueDownloads(
  database: Database,
  documents: readonly Key[],
  quietMs = DEBOUNCE_MS,
): Promise<void> {
  const now = Date.now();
  const rows = [...new Set(documents.map(Number))]
    .filter((document) => Number.isSafeInteger(document))
    .map((document) => ({ document, asked_at: now, due_at: now + quietMs, attempts: 0, last_error: null }));
  for (let start = 0; start < rows.length; start += 100) {
    await database('download_jobs')
      .insert(rows.slice(start, start + 100))
      .onConflict('document')
      .merge(['asked_at', 'due_at', 'attempts', 'last_error']);
  }
}

/**
 * Claims the due job that was queued last, so an editor's current work does not wait for the rest of the library. A single statement claims the job,
 * so no two processes get the same job.
 * @param document claims only the job of this document
 */
export async function claimNextJob(database: Database, document?: number, now = Date.now()): Promise<Job | undefined> {
  const isPostgres = String(database.client.config.client).startsWith('pg');
  const result = await database.raw(
    `UPDATE download_jobs SET claimed_until = ?, attempts = attempts + 1
     WHERE document = (
       SELECT document FROM download_jobs
       WHERE due_at <= ? AND (claimed_until IS NULL OR claimed_until < ?)${document === undefined ? '' : ' AND document = ?'}
       ORDER BY asked_at DESC LIMIT 1 ${isPostgres ? 'FOR UPDATE SKIP LOCKED' : ''}
     )
     RETURNING document, asked_at, attempts`,
    [now + LEASE_MS, now, now, ...(document === undefined ? [] : [document])],
  );
  const [row] = rowsOf<Job>(result);
  return row && { document: Number(row.document), asked_at: Number(row.asked_at), attempts: Number(row.attempts) };
}

/** Deletes a finished job. A job that was queued again meanwhile stays in the queue. */
export async function finishJob(database: Database, { document, asked_at }: Job): Promise<void> {
  await database('download_jobs').where({ document, asked_at }).delete();
  await database('download_jobs').where({ document }).update({ claimed_until: null });
}

/** Schedules a retry of a failed job. The delay grows with each attempt, up to one hour. A job that was queued again meanwhile keeps its due time. */
export async function retryLater(database: Database, job: Job, reason: string): Promise<void> {
  const retryDelayMs = RETRY_MS[Math.min(job.attempts, RETRY_MS.length) - 1] ?? 30_000;
  const { document, asked_at } = job;
  await database('download_jobs')
    .where({ document, asked_at })
    .update({ due_at: Date.now() + retryDelayMs, last_error: reason.slice(0, 500) });
  await database('download_jobs').where({ document }).update({ claimed_until: null });
}
