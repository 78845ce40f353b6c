import { TAG } from '@hat-nang/model/tags';
import { expirePictures } from '../api-proxy/picture-cache.ts';
import { warmPages } from '../api-proxy/warm-pages.ts';
import { forgetReads } from '../cms/reads-under-way.ts';
import { renewFacts } from '../routing/known-facts.ts';
import { announcer } from './announcer.ts';
import { sharedCache } from './shared-cache.ts';
import { tagChanges } from './tag-changes.ts';

/** The proxy, not a page, reads redirects and the release switches. */
const factTags: ReadonlySet<string> = new Set([TAG.all, TAG.config, TAG.redirects]);

/** Applies a change of content to the caches of this process. */
export const applyChange = (tags: readonly string[]): void => {
  tagChanges.mark(tags);
  forgetReads();
  expirePictures();
  if (tags.some((tag) => factTags.has(tag))) void renewFacts();
  void warmPages(tags);
};

/**
 * Joins the other processes of the site (REDIS_URL): a change that one of them receives reaches all. A change that this process missed while it was
 * down makes its cached pages stale.
 */
export const followChanges = (): void => {
  const shared = sharedCache();
  if (!shared) return;
  announcer.announce = (tags) => shared.announce(tags);
  shared.follow(
    (tags, isOwn) => {
      if (!isOwn) applyChange(tags);
      // From now on this process is up to date: other processes may show the pages that it renders.
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
