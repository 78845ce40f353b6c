import { pageStore } from '../cache/page-store.ts';
import { siteSecret } from '../cms/settings.ts';
import { oncePerProcess } from '../process-state.ts';
import { ownAddress } from './own-address.ts';

/** Maximum number of pages to request per change. Requests are sent one after another, so that they do not slow down current visitors. */
const maxPagesPerChange = 6;
const maxQueuedPages = 30;
const pauseMs = 400;

const state = oncePerProcess('warm-pages', () => ({
  /** Internal paths that are to be requested, in the order of the requests. */
  queue: new Set<string>(),
  isRunning: false,
}));

const sleep = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/**
 * Requests the newest cached pages that have one of the tags. Each request starts a new rendering, so the next visitor sees the change. Further pages are
 * rendered again on their next visit. Pages of a later change are added to the end of the queue, unless the queue is full.
 */
export const warmPages = async (tags: readonly string[]): Promise<void> => {
  const { queue } = state;
  for (const path of pageStore().findPaths(tags).slice(0, maxPagesPerChange)) {
    if (queue.size < maxQueuedPages) queue.add(path);
  }
  if (state.isRunning) return;
  state.isRunning = true;
  for (const path of queue) {
    await sleep();
    // The path leaves the queue before the request, because a later change must be able to queue it again.
    queue.delete(path);
    await visitPage(path);
  }
  state.isRunning = false;
};

const visitPage = async (path: string): Promise<void> => {
  try {
    const headers = { 'x-site-secret': siteSecret() };
    const answer = await fetch(`${ownAddress()}${path}`, { headers, redirect: 'manual', cache: 'no-store' });
    await answer.arrayBuffer();
  } catch (error) {
    console.warn(`page ${path} not warmed:`, error instanceof Error ? error.message : error);
  }
};
