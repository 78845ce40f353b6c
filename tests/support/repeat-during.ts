import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Repeats `repeatedTask` while `mainTask` runs, with pauses of `everyMs` milliseconds. Waits for the end of both, even if one fails.
 * @throws the error of `mainTask`, otherwise the first error of a `repeatedTask`
 */
export async function repeatDuring<T>(
  repeatedTask: () => Promise<unknown>,
  everyMs: number,
  mainTask: () => Promise<T>,
): Promise<T> {
  let isMainTaskOver = false;
  const repeatTask = async () => {
    while (!isMainTaskOver) {
      await repeatedTask();
      await sleep(everyMs);
    }
  };
  const mainResult = mainTask().finally(() => {
    isMainTaskOver = true;
  });
  const [worked, repeated] = await Promise.allSettled([mainResult, repeatTask()]);
  if (worked.status === 'rejected') throw worked.reason;
  if (repeated.status === 'rejected') throw repeated.reason;
  return worked.value;
}
