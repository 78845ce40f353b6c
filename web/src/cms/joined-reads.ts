import { unstable_cache } from 'next/cache';
import { asOneVisit, partOfVisit } from './back-end-visits.ts';
import { joined } from './reads-under-way.ts';

export interface KeptFor {
  /** Cache tags; a change in Directus revalidates them. */
  tags: string[];
  /** Seconds after which it is read again even without a change. */
  revalidate: number;
}

/**
 * Reads data that is the same for everybody: Next caches it under its tags and adds these to the page; concurrent equal reads reach Directus once. A
 * change of the configuration makes every page stale, and each needs the same read.
 * @param key names the read
 * @param read errors are not cached
 */
export const joinedRead = <Answer>(
  key: readonly string[],
  read: () => Promise<Answer>,
  { tags, revalidate }: KeptFor,
): Promise<Answer> => {
  // Each page aborts with its own visitor; the read continues for the others.
  const join = () => joined(JSON.stringify(key), () => asOneVisit(read));
  return partOfVisit(() => unstable_cache(join, [...key], { tags, revalidate })());
};
