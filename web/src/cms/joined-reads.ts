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
 * Reads what everybody is given alike: Next keeps it under its tags and puts these on the page that is being made; equal reads under way reach Directus
 * once. A change of the configuration makes every page old, and each that is made again asks for the same.
 * @param key names the read. @param read what goes wrong in it is kept by nobody
 */
export const joinedRead = <Answer>(
  key: readonly string[],
  read: () => Promise<Answer>,
  { tags, revalidate }: KeptFor,
): Promise<Answer> => {
  // Each page fails for itself with its own visitor; the read goes on for the others.
  const join = () => joined(JSON.stringify(key), () => asOneVisit(read));
  return partOfVisit(() => unstable_cache(join, [...key], { tags, revalidate })());
};
