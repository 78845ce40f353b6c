/** Runs the indexer in the background: after the start, after changes, and when an item becomes due. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@hat-nang/model/backend/directus-hooks';
import { BATCH_SIZE, type Indexer, REST_MS } from './indexer.ts';

/** Milliseconds between two checks for due items, including items that other processes queued. */
const CHECK_INTERVAL_MS = 1_000;

export interface Worker {
  /** Starts to poll for due items. Also compares the library with the index once. */
  start(): void;
  /** Wakes the worker. Call this function when an item is due. */
  wake(): void;
  /** Resolves when all due items are indexed, or after `timeoutMs` milliseconds. Resolves immediately while the worker is indexing full batches. */
  waitUntilIndexed(timeoutMs: number): Promise<void>;
}

export interface WorkerOptions {
  readonly indexer: Indexer;
  readonly isBehind: () => Promise<boolean>;
  readonly logger: Logger;
}

export function createWorker({ indexer, isBehind, logger }: WorkerOptions): Worker {
  let currentRun: Promise<void> | undefined;
  let hasFailed = false;
  let hasBacklog = false;

  const indexPending = async () => {
    try {
      for (let indexedCount = await indexer.indexDue(); indexedCount > 0; indexedCount = await indexer.indexDue()) {
        hasBacklog = indexedCount >= BATCH_SIZE;
        await sleep(REST_MS);
      }
      hasBacklog = false;
      if (hasFailed) logger.info('search: indexing continues after a failure');
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) logger.error(error, 'search: a batch was not indexed, it is tried again');
      hasFailed = true;
    }
  };
  const run = () => {
    currentRun ??= indexPending().finally(() => {
      currentRun = undefined;
    });
    return currentRun;
  };
  const checkQueue = async () => {
    if (currentRun === undefined && (await isBehind())) await run();
  };
  const compareIndex = async () => {
    for (;;) {
      try {
        const differing = await indexer.compareAll();
        if (differing > 0) logger.info(`search: ${differing} items were indexed again`);
        return;
      } catch (error) {
        logger.error(error, 'search: the library was not compared with the index, it is tried again in a minute');
        await sleep(60_000, undefined, { ref: false });
      }
    }
  };

  return {
    start() {
      const timer = setInterval(() => {
        checkQueue().catch((error: unknown) => logger.error(error, 'search: the queue was not read'));
      }, CHECK_INTERVAL_MS);
      timer.unref();
      void compareIndex();
    },
    wake() {
      void run();
    },
    async waitUntilIndexed(timeoutMs) {
      if (!hasBacklog) await Promise.race([run(), sleep(timeoutMs)]);
    },
  };
}
