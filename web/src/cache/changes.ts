import { TAG } from '@hat-nang/model/tags';
import { expirePictures } from '../api-proxy/picture-cache.ts';
import { warmPages } from '../api-proxy/warm-pages.ts';
import { forgetReads } from '../cms/pending-reads.ts';
import { renewFacts } from '../routing/routing-facts-state.ts';
import { changeAnnouncer } from './announcer.ts';
import { sharedCache } from './shared-cache.ts';
import { tagChanges } from './tag-changes.ts';

/** Tags whose change renews the routing facts (redirects and release switches), which `web/src/proxy.ts` reads. */
const routingFactTags: ReadonlySet<string> = new Set([TAG.all, TAG.config, TAG.redirects]);

/** Applies a change of content to the caches of this process. */
export const applyChange = (tags: readonly string[]): void => {
  tagChanges.mark(tags);
  forgetReads();
  expirePictures();
  if (tags.some((tag) => routingFactTags.has(tag))) void renewFacts();
  void warmPages(tags);
};

/**
 * Connects this process to the other processes of the site if REDIS_URL is set. A change that one process receives then reaches all processes. Changes that
 * this process missed while it was down or disconnected make its cached pages stale.
 */
export const subscribeToChanges = (): void => {
  const redisCache = sharedCache();
  if (!redisCache) return;
  changeAnnouncer.announce = (tags) => redisCache.announce(tags);
  redisCache.follow(
    (tags, isOwn) => {
      if (!isOwn) applyChange(tags);
      // A change of this process is already applied. Its tags are marked again, because other processes accept only pages whose rendering began after this
      // message.
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
