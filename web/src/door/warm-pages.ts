import { siteSecret } from '@/cms/settings';
import { ownAddress } from './own-address.ts';

declare global {
  /** Written by cache-handler.mjs: inner path → cache tags. */
  var __keptPages: Map<string, Set<string>> | undefined;
}

/** Few, one after the other, and only the latest round: remaking pages ahead must never cost the people who read now. */
const most = 6;
const pause = 400;
let round = 0;

const sleep = () => new Promise((resolve) => setTimeout(resolve, pause));

/**
 * Visits the kept pages that carry one of the tags, the latest made first: the visit still gets the last good page and sets off its remaking,
 * so that the first person who comes after a change already sees it. Other pages are remade at their next visit.
 */
export const warmPages = async (tags: readonly string[]): Promise<void> => {
  const own = ++round;
  const paths = [...(globalThis.__keptPages ?? [])]
    .reverse()
    .filter(([, pageTags]) => tags.some((tag) => pageTags.has(tag)))
    .map(([path]) => path)
    .slice(0, most);
  for (const path of paths) {
    await sleep();
    if (own !== round) return;
    try {
      const headers = { 'x-site-secret': siteSecret() };
      const answer = await fetch(`${ownAddress()}${path}`, { headers, redirect: 'manual', cache: 'no-store' });
      await answer.arrayBuffer();
    } catch (error) {
      console.warn(`page ${path} not remade ahead:`, error instanceof Error ? error.message : error);
    }
  }
};
