import { pageStore } from '../cache/page-store.ts';
import { siteSecret } from '../cms/settings.ts';
import { oncePerProcess } from '../process-state.ts';
import { ownAddress } from './own-address.ts';

/** Maximum number of pages to request per change. Requests are sent one after another, so that they do not slow down current visitors. */
const maxPagesPerChange = 6;
const maxQueuedPages = 30;
const pauseMs = 250;

const state = oncePerProcess('warm-pages', () => ({
  /** Internal paths that are to be requested, in the order of the requests. */
  queue: [] as string[],
  isRunning: false,
}));

const sleep = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/**
 * Requests the last visited pages that have one of the tags. Each request starts a new rendering, so the next visitor sees the change. Further pages are
 * rendered again on their next visit. The pages of the latest change come first, because somebody may be about to look at it.
 */
export const warmPages = async (tags: readonly string[]): Promise<void> => {
  const paths = pageStore().findPaths(tags).slice(0, maxPagesPerChange);
  state.queue = [...new Set([...paths, ...state.queue])].slice(0, maxQueuedPages);
  if (state.isRunning) return;
  state.isRunning = true;
  while (state.queue.length > 0) {
    await sleep();
    // The path leaves the queue before the request, because a later change must be able to queue it again.
    const path = state.queue.shift();
    if (path !== undefined) await visitPage(path);
  }
  state.isRunning = false;
};

const visitPage = async (path: string): Promise<void> => {
  pageStore().warmedPath = path;
  try {
    const headers = { 'x-site-secret': siteSecret() };
    const answer = await fetch(`${ownAddress()}${path}`, { headers, redirect: 'manual', cache: 'no-store' });
    await answer.arrayBuffer();
  } catch (error) {
    console.warn(`page ${path} not warmed:`, error instanceof Error ? error.message : error);
  } finally {
    pageStore().warmedPath = undefined;
  }
};
