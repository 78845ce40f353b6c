import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Repeats `turn` while `work` runs, with a pause of `everyMs` milliseconds. It awaits both, even if one fails.
 * @throws the error of `work`, otherwise the first error of a `turn`
 */
export async function meanwhile<T>(turn: () => Promise<unknown>, everyMs: number, work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const repeat = async () => {
    while (!isOver) {
      await turn();
      await sleep(everyMs);
    }
  };
  const workResult = work().finally(() => {
    isOver = true;
  });
  const [worked, repeated] = await Promise.allSettled([workResult, repeat()]);
  if (worked.status === 'rejected') throw worked.reason;
  if (repeated.status === 'rejected') throw repeated.reason;
  return worked.value;
}
