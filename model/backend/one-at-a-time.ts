import { setTimeout as sleep } from 'node:timers/promises';
import { processState } from './process-state.ts';

/** A process-wide queue for work that needs much CPU or memory: `guard` and `auth-extend` share the queue for pictures. */
interface Queue {
  waiting: number;
  last: Promise<unknown>;
}

/** The queue is full: the caller should retry later. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Maximum number of queued requests; each keeps its picture in memory. */
const MAX_WAITING = 40;
/** After each job the queue pauses as long as the job took, up to this limit. It thus uses at most half of the CPU. */
const LONGEST_PAUSE_MS = 1_000;

/**
 * Runs the work when all earlier work of the same name has ended (even in failure) and the pause is over.
 * @throws QueueFull when too many calls wait; also any error of the work
 */
export function oneAtATime<T>(name: string, work: () => Promise<T>, mostWaiting = MAX_WAITING): Promise<T> {
  const queue = processState<Queue>(`queue.${name}`, () => ({ waiting: 0, last: Promise.resolve() }));
  if (queue.waiting >= mostWaiting) return Promise.reject(new QueueFull(`too many wait for ${name}`));
  queue.waiting += 1;
  let startedCount = 0;
  const result = queue.last.then(() => {
    startedCount = performance.now();
    return work();
  });
  queue.last = result
    .catch(() => undefined)
    .then(() => {
      queue.waiting -= 1;
      return sleep(Math.min(performance.now() - startedCount, LONGEST_PAUSE_MS));
    });
  return result;
}
