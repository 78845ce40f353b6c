import tagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { sharedCache } from './shared-cache.ts';

declare global {
  /** Set by the server, called by the revalidation door: the other processes of the site learn of a change, too. */
  var __announceChange: ((tags: readonly string[]) => Promise<void>) | undefined;
}

/** Says that a call to the revalidation door is what another process has already announced. */
const echoHeader = 'x-site-echo';

/**
 * Joins the other processes of the site (REDIS_URL): a change that one of them was told reaches all, and what changed while this one was down or
 * not yet there makes its kept pages stale.
 */
export const joinReplicas = (ownAddress: string): void => {
  const shared = sharedCache();
  if (!shared) return;
  globalThis.__announceChange = (tags) => shared.announce(tags);
  shared.follow(
    (tags, isOwn) => {
      // At once: from here on this process counts as one that has heard, and what it makes next may be shown by the others.
      const now = Date.now();
      for (const tag of tags) makeStale(tag, now);
      if (!isOwn) void pass(ownAddress, tags);
    },
    (times) => {
      for (const [tag, time] of Object.entries(times)) makeStale(tag, time);
    },
  );
};

/** What revalidateTag(tag, 'max') does at once; the rest follows from our own door. */
const makeStale = (tag: string, time: number): void => {
  const known = tagsManifest.tagsManifest.get(tag) ?? {};
  tagsManifest.tagsManifest.set(tag, { ...known, stale: Math.max(known.stale ?? 0, time) });
};

/** Through our own door, so that everything that follows from a change has one place. */
const pass = async (ownAddress: string, tags: string[]): Promise<void> => {
  try {
    const answer = await fetch(`${ownAddress}/api/revalidate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-site-secret': process.env.SITE_SECRET ?? '',
        [echoHeader]: '1',
      },
      body: JSON.stringify({ tags }),
    });
    if (!answer.ok) throw new Error(`answer ${answer.status}`);
    await answer.arrayBuffer();
  } catch (error) {
    console.error(
      'a change announced by another process was not taken:',
      error instanceof Error ? error.message : error,
    );
  }
};
