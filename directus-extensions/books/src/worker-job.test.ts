import { describe, expect, it } from 'vitest';
import { JobStopped, runJob } from './worker-job.ts';

const moduleUrl = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);
const limits = { timeoutMs: 10_000, heapMb: 32 };

describe('runJob', () => {
  it("returns the thread's result, and provides what the thread requests", async () => {
    const thread = moduleUrl(`import { parentPort, workerData } from 'node:worker_threads';
      parentPort.on('message', ({ content }) => parentPort.postMessage({ kind: 'done', result: [workerData, content[0]] }));
      parentPort.postMessage({ kind: 'ask', id: 1, question: 'seven' });`);
    const provideData = async (question: unknown) => new Uint8Array([question === 'seven' ? 7 : 0]);
    expect(await runJob(thread, 'job', { a: 1 }, limits, provideData)).toEqual([
      { booksJob: 'job', data: { a: 1 } },
      7,
    ]);
  });

  it('stops a job that takes too long', async () => {
    const endlessJob = runJob(moduleUrl('for (;;) {}'), 'job', null, { ...limits, timeoutMs: 300 });
    await expect(endlessJob).rejects.toThrow(new JobStopped('job took more than 0.3 s'));
  });

  it('stops a job that needs too much memory', async () => {
    const greedyJob = runJob(
      moduleUrl('const all = []; for (;;) all.push({ all: [all.length] })'),
      'job',
      null,
      limits,
    );
    await expect(greedyJob).rejects.toThrow(JobStopped);
  });

  it('fails with the error of the thread', async () => {
    const failingModule = moduleUrl(`import { parentPort } from 'node:worker_threads';
      parentPort.postMessage({ kind: 'failed', name: 'ZipProblem', message: 'no zip' });`);
    await expect(runJob(failingModule, 'job', null, limits)).rejects.toMatchObject({
      name: 'ZipProblem',
      message: 'no zip',
    });
    await expect(runJob(moduleUrl('process.exit(1)'), 'job', null, limits)).rejects.toThrow(JobStopped);
  });
});
