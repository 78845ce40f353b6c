import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { QueueFullError, runOneAtATime } from './one-at-a-time.ts';

describe('runOneAtATime', () => {
  it('runs jobs in sequence, also after a failed one', async () => {
    const events: string[] = [];
    const createWork = (name: string) => async () => {
      events.push(`${name} begins`);
      await sleep(5);
      events.push(`${name} ends`);
      if (name === 'b') throw new Error('b');
      return name;
    };
    const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => runOneAtATime('test', createWork(name))));
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('pauses after each job as long as it took, and returns its result before the pause', async () => {
    const firstJob = runOneAtATime('pause', () => sleep(40));
    const secondStart = runOneAtATime('pause', async () => performance.now());
    await firstJob;
    const firstEndedAt = performance.now();
    // The pause is measured from the result of the first job, so a slow machine does not change the outcome.
    expect((await secondStart) - firstEndedAt).toBeGreaterThanOrEqual(38);
  });

  it('limits the queue, and accepts jobs again later', async () => {
    const jobs = Array.from({ length: 4 }, () => runOneAtATime('full', () => sleep(5, 'done'), 3));
    const results = await Promise.allSettled(jobs);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(results[3]).toMatchObject({ reason: expect.any(QueueFullError) });
    await expect(runOneAtATime('full', async () => 'again', 3)).resolves.toBe('again');
  });
});
