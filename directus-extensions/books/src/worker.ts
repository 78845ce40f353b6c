/** Builds queued downloads, one document at a time. The worker pauses between two documents, because readers' requests have priority. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Format, formats } from './book.ts';
import { buildDownloads, collectGeneratedFiles, deleteOrphanFiles, EDITION } from './build-downloads.ts';
import { claimNextJob, finishJob, hasJobsTable, queueDownloads, retryLater } from './job-queue.ts';
import type { Context, Row } from './types.ts';

const POLL_INTERVAL_MS = 5_000;
const PAUSE_BETWEEN_JOBS_MS = 1_500;

/**
 * Starts the worker.
 * @param startAfterMs milliseconds from this call to the first read of the queue
 */
export function startWorker(context: Context, startAfterMs: number): void {
  const { database, log } = context;
  let isRunning = false;
  let hasQueuedOutdated = false;

  const runOnce = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      // On a new database, Directus starts before the tables exist.
      if (!(await hasJobsTable(database))) return;
      if (!hasQueuedOutdated) await queueOutdatedDownloads(context);
      hasQueuedOutdated = true;
      for (let job = await claimNextJob(database); job !== undefined; job = await claimNextJob(database)) {
        try {
          await buildDownloads(context, job.document);
          await finishJob(database, job);
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          log.warn(`books: downloads of document ${job.document} not made (attempt ${job.attempts}): ${reason}`);
          await retryLater(database, job, reason);
        }
        await sleep(PAUSE_BETWEEN_JOBS_MS, undefined, { ref: false });
      }
    } catch (error) {
      log.error(error, 'books: the queue of downloads could not be read');
    } finally {
      isRunning = false;
    }
  };

  setTimeout(() => {
    setInterval(() => void runOnce(), POLL_INTERVAL_MS).unref();
    void runOnce();
  }, startAfterMs).unref();
}

/**
 * Queues documents with downloads of other editions, and published documents with pages that lack a PDF, or braille where it is installed, and have no
 * job. Then deletes orphan files.
 */
async function queueOutdatedDownloads(context: Context): Promise<void> {
  const { database } = context;
  const outdatedDownloads: Row[] = await database('document_downloads')
    .whereIn('format', [...formats])
    .where((condition) => condition.whereNull('content_hash').orWhereNot('content_hash', 'like', `${EDITION}:%`))
    .distinct('document');
  const neededFormats: Format[] = (await context.braille.isInstalled('vi-VN')) ? ['pdf', 'brf'] : ['pdf'];
  const listDocumentsWithout = (format: Format): Promise<Row[]> =>
    database('document_pages as page')
      .join('documents as document', 'document.id', 'page.document')
      .leftJoin('document_downloads as row', (join) => {
        join.on('row.document', 'document.id').andOnVal('row.format', format);
      })
      .leftJoin('download_jobs as job', 'job.document', 'document.id')
      .where('document.status', 'published')
      .whereNull('row.id')
      .whereNull('job.document')
      .distinct('document.id as document');
  const documentsWithoutFiles = await Promise.all(neededFormats.map(listDocumentsWithout));
  const documents = [...outdatedDownloads, ...documentsWithoutFiles.flat()]
    .map(({ document }) => Number(document))
    .filter((id) => id > 0);
  if (documents.length > 0) await queueDownloads(database, documents, 0);
  await collectGeneratedFiles(context);
  await deleteOrphanFiles(context);
}
