import knex from 'knex';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claimNextJob, DEBOUNCE_MS, finishJob, type Job, queueDownloads, retryLater } from './job-queue.ts';
import type { Database } from './types.ts';

// The migration is plain JavaScript without types, as Directus requires.
const { up } = (await import(
  new URL('../../../schema/migrations/20261121M-download-jobs.js', import.meta.url).href
)) as { up: (database: Database) => Promise<void> };

let database: Database;
const rows = () => database('download_jobs').select();
const claimJob = async (document?: number): Promise<Job> => {
  const job = await claimNextJob(database, document);
  if (!job) throw new Error('nothing is due');
  return job;
};

beforeEach(async () => {
  database = knex({ client: 'sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  await up(database);
});
afterEach(() => database.destroy());

describe('the queue of downloads', () => {
  test('waits until changes pause, and makes one job of a burst', async () => {
    await queueDownloads(database, [7, 7, '7']);
    await queueDownloads(database, [7]);
    expect(await rows()).toHaveLength(1);
    expect(await claimNextJob(database)).toBeUndefined();
    expect(await claimNextJob(database, undefined, Date.now() + DEBOUNCE_MS + 1)).toMatchObject({
      document: 7,
      attempts: 1,
    });
  });

  test('gives a job to one process only, the most recent first', async () => {
    await queueDownloads(database, [1], 0);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await queueDownloads(database, [2], 0);
    const jobs = await Promise.all([claimNextJob(database), claimNextJob(database), claimNextJob(database)]);
    expect(jobs.map((job) => job?.document)).toEqual([2, 1, undefined]);
    expect(await claimNextJob(database, 1)).toBeUndefined();
  });

  test('takes over jobs of a process that ended', async () => {
    await queueDownloads(database, [1], 0);
    await claimJob();
    expect(await claimNextJob(database)).toBeUndefined();
    expect(await claimNextJob(database, undefined, Date.now() + 11 * 60_000)).toMatchObject({
      document: 1,
      attempts: 2,
    });
  });

  test('removes a finished job, unless it was queued again meanwhile', async () => {
    await queueDownloads(database, [1, 2], 0);
    const [one, two] = [await claimJob(1), await claimJob(2)];
    await new Promise((resolve) => setTimeout(resolve, 5));
    await queueDownloads(database, [2], 0);
    await finishJob(database, one);
    await finishJob(database, two);
    expect(await rows()).toMatchObject([{ document: 2, claimed_until: null, attempts: 0 }]);
    expect((await claimJob()).document).toBe(2);
  });

  test('retries later, with growing delays', async () => {
    await queueDownloads(database, [1], 0);
    const delaysInSeconds: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const job = await claimNextJob(database, undefined, Date.now() + turn * 3 * 3_600_000);
      if (!job) throw new Error('nothing is due');
      await retryLater(database, job, 'no file');
      const [row] = await rows();
      delaysInSeconds.push(Math.round((Number(row.due_at) - Date.now()) / 1000));
      expect(row).toMatchObject({ last_error: 'no file', claimed_until: null });
    }
    expect(delaysInSeconds).toEqual([30, 120, 600]);
  });
});
