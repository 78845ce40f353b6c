import { setTimeout as sleep } from 'node:timers/promises';
import { processState } from './process-state.ts';

/** A queue of this process for work that is heavy for the processor or the memory: pictures of `guard` and of `auth-extend` wait in the same one. */
interface Queue {
  waiting: number;
  last: Promise<unknown>;
}

/** The queue is full: the caller should try again later. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Requests that wait in one queue; each holds its picture in memory. */
const MOST_WAITING = 40;
/** After each job the queue pauses as long as the job took, up to this limit, so that it uses at most half of the processor. */
const LONGEST_PAUSE_MS = 1_000;

/**
 * Runs the work once all work of the same name that was given before has ended, whether it failed or not, and a pause is over.
 * @throws QueueFull when too many wait; whatever the work throws
 */
export function oneAtATime<T>(name: string, work: () => Promise<T>, mostWaiting = MOST_WAITING): Promise<T> {
  const queue = processState<Queue>(`queue.${name}`, () => ({ waiting: 0, last: Promise.resolve() }));
  if (queue.waiting >= mostWaiting) return Promise.reject(new QueueFull(`too many wait for ${name}`));
  queue.waiting += 1;
  let started = 0;
  const result = queue.last.then(() => {
    started = performance.now();
    return work();
  });
  queue.last = result
    .catch(() => undefined)
    .then(() => {
      queue.waiting -= 1;
      return sleep(Math.min(performance.now() - started, LONGEST_PAUSE_MS));
    });
  return result;
}
