import { TAG } from '@hat-nang/model/tags';
import { expirePictures } from '../api-proxy/picture-cache.ts';
import { warmPages } from '../api-proxy/warm-pages.ts';
import { forgetReads } from '../cms/reads-under-way.ts';
import { renewFacts } from '../routing/known-facts.ts';
import { announcer } from './announcer.ts';
import { sharedCache } from './shared-cache.ts';
import { tagChanges } from './tag-changes.ts';

/** Redirects and the release switches are read by the proxy, not by a page. */
const factTags: ReadonlySet<string> = new Set([TAG.all, TAG.config, TAG.redirects]);

/** Everything that follows from a change of content in this process. */
export const applyChange = (tags: readonly string[]): void => {
  tagChanges.mark(tags);
  forgetReads();
  expirePictures();
  if (tags.some((tag) => factTags.has(tag))) void renewFacts();
  void warmPages(tags);
};

/**
 * Joins the other processes of the site (REDIS_URL): a change that one of them was told reaches all, and what changed while this one was down or not yet there
 * makes its kept pages stale.
 */
export const followChanges = (): void => {
  const shared = sharedCache();
  if (!shared) return;
  announcer.announce = (tags) => shared.announce(tags);
  shared.follow(
    (tags, isOwn) => {
      if (!isOwn) applyChange(tags);
      // From here on this process counts as one that has heard: what it makes next may be shown by the others.
      else {
        tagChanges.mark(tags);
        forgetReads();
      }
    },
    (times) => {
      for (const [tag, time] of Object.entries(times)) tagChanges.mark([tag], time);
    },
  );
};
