import { keptPages } from '../cache/kept-pages.ts';
import { siteSecret } from '../cms/settings.ts';
import { oncePerProcess } from '../process-state.ts';
import { ownAddress } from './own-address.ts';

/** Of each change few pages, and all of them one after the other: remaking pages ahead must never cost the people who read now. */
const mostOfAChange = 6;
const mostWaiting = 30;
const pause = 400;

const state = oncePerProcess('warm-pages', () => ({
  /** Inner paths that wait for their visit, the first to be visited first. */
  waiting: new Set<string>(),
  isAtWork: false,
}));

const sleep = () => new Promise((resolve) => setTimeout(resolve, pause));

/**
 * Visits the kept pages that carry one of the tags, the latest made first: the visit still gets the last good page and sets off its remaking,
 * so that the first person who comes after a change already sees it. Other pages are remade at their next visit. A change that follows another
 * takes nothing from it: its pages are put behind.
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
    // Before the visit: a change from now on asks for another one.
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
