import { keptPages } from '../cache/kept-pages.ts';
import { siteSecret } from '../cms/settings.ts';
import { oncePerProcess } from '../process-state.ts';
import { ownAddress } from './own-address.ts';

/** A change warms few pages, one after another: warming must never slow down current visitors. */
const mostOfAChange = 6;
const mostWaiting = 30;
const pause = 400;

const state = oncePerProcess('warm-pages', () => ({
  /** Inner paths in the order of their warm-up visits. */
  waiting: new Set<string>(),
  isAtWork: false,
}));

const sleep = () => new Promise((resolve) => setTimeout(resolve, pause));

/**
 * Requests the cached pages that have one of the tags, the newest first: the request gets the stale page and starts its regeneration, so the next
 * visitor sees the change. Other pages regenerate on their next visit. A later change queues its pages behind.
 */
export const warmPages = async (tags: readonly string[]): Promise<void> => {
  const { waiting } = state;
  for (const path of keptPages().pathsWith(tags).slice(0, mostOfAChange)) {
    if (waiting.size < mostWaiting) waiting.add(path);
  }
  if (state.isAtWork) return;
  state.isAtWork = true;
  for (const path of waiting) {
    await sleep();
    // Removed before the request: a later change queues the path again.
    waiting.delete(path);
    await visit(path);
  }
  state.isAtWork = false;
};

const visit = async (path: string): Promise<void> => {
  try {
    const headers = { 'x-site-secret': siteSecret() };
    const answer = await fetch(`${ownAddress()}${path}`, { headers, redirect: 'manual', cache: 'no-store' });
    await answer.arrayBuffer();
  } catch (error) {
    console.warn(`page ${path} not remade ahead:`, error instanceof Error ? error.message : error);
  }
};
