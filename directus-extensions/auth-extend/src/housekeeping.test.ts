import { expect, it, vi } from 'vitest';
import { runCleanUps } from './housekeeping.ts';

it('runs every clean-up although one fails, and logs the failure', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const ended: string[] = [];
  await runCleanUps(log, [
    async () => {
      throw new Error('locked');
    },
    async () => {
      ended.push('second');
    },
  ]);
  expect(ended).toEqual(['second']);
  expect(log.error).toHaveBeenCalledOnce();
});
