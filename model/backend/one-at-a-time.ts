import { setTimeout as sleep } from 'node:timers/promises';
import { getProcessState } from './process-state.ts';

/** Process-wide queue for work that needs much CPU or memory. Several extensions share the queue `pictures`. */
interface Queue {
  waiting: number;
  last: Promise<unknown>;
}

/** Error of a full queue. The caller should retry later. */
export class QueueFullError extends Error {
  override name = 'QueueFull';
}

/** Default maximum number of calls in a queue, including the running call. Each queued call of `pictures` keeps its picture in memory. */
const MAX_WAITING = 40;
/** Maximum pause after a job in milliseconds. The pause after a shorter job is as long as the job, so other requests get half of the time. */
const LONGEST_PAUSE_MS = 1_000;

/**
 * Runs the work after all earlier work with the same name has ended or failed, and after the pause that follows.
 * @throws QueueFullError when too many calls wait; also any error of the work
 */
export function runOneAtATime<T>(name: string, work: () => Promise<T>, maxWaiting = MAX_WAITING): Promise<T> {
  const queue = getProcessState<Queue>(`queue.${name}`, () => ({ waiting: 0, last: Promise.resolve() }));
  if (queue.waiting >= maxWaiting) return Promise.reject(new QueueFullError(`too many wait for ${name}`));
  queue.waiting += 1;
  let startedAt = 0;
  const result = queue.last.then(() => {
    startedAt = performance.now();
    return work();
  });
  queue.last = result
    .catch(() => undefined)
    .then(() => {
      queue.waiting -= 1;
      return sleep(Math.min(performance.now() - startedAt, LONGEST_PAUSE_MS));
    });
  return result;
}
