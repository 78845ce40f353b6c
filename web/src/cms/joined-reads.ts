import { unstable_cache } from 'next/cache';
import { runAsSeparateVisit, runInVisit } from './back-end-visits.ts';
import { coalesce } from './pending-reads.ts';

export interface CacheOptions {
  /** Cache tags; a change in Directus revalidates them. */
  tags: string[];
  /** Seconds after which the data is read again even without a change. */
  revalidate: number;
}

/**
 * Reads data that is the same for all visitors. Next caches the data under the tags and adds the tags to the page. Concurrent reads with the same key are
 * coalesced, because after a change of the configuration every page is stale and needs the same read.
 * @param key identifies the read
 * @param read reads the data; errors are not cached
 */
export const coalesceRead = <Answer>(
  key: readonly string[],
  read: () => Promise<Answer>,
  { tags, revalidate }: CacheOptions,
): Promise<Answer> => {
  // The read runs as a separate visit. An earlier failure of the page that starts the read must not fail the read for the other pages.
  const readCoalesced = () => coalesce(JSON.stringify(key), () => runAsSeparateVisit(read));
  return runInVisit(() => unstable_cache(readCoalesced, [...key], { tags, revalidate })());
};
