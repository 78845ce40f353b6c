import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Repeats `turn`, with a pause of `everyMs`, for as long as `work` runs. Both are awaited, whichever fails first.
 * @throws what `work` throws, else what a `turn` threw
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
