import { siteSecret } from '@/cms/settings';

declare global {
  /** Written by cache-handler.mjs: inner path → cache tags. */
  var __keptPages: Map<string, Set<string>> | undefined;
}

/** A change of the configuration touches every page: the ones asked for last are made anew at once, the rest at their next visit. */
const most = 60;
const atOnce = 2;

/** This process's own address. */
export const ownAddress = (): string => {
  const { HOST = '127.0.0.1', PORT = '3000' } = process.env;
  return `http://${HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST}:${PORT}`;
};

/**
 * Visits the kept pages that carry one of the tags, the latest first: the visit still gets the last good page and sets off its remaking, so
 * that the first person who comes after a change already sees it.
 */
export const warmPages = async (tags: readonly string[]): Promise<void> => {
  const paths = [...(globalThis.__keptPages ?? [])]
    .reverse()
    .filter(([, own]) => tags.some((tag) => own.has(tag)))
    .map(([path]) => path)
    .slice(0, most);
  const visit = async () => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      try {
        const answer = await fetch(`${ownAddress()}${path}`, {
          headers: { 'x-site-secret': siteSecret() },
          redirect: 'manual',
          cache: 'no-store',
        });
        await answer.arrayBuffer();
      } catch (error) {
        console.warn(`page ${path} not remade ahead:`, error instanceof Error ? error.message : error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
};
