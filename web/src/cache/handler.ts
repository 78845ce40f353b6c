import { applyChange } from './changes.ts';
import {
  type CacheControl,
  type CachedValue,
  type Entry,
  isFoundPage,
  isRedirectWithoutTarget,
  tagsOf,
} from './entry.ts';
import { isCurrentEntry, pageStore } from './page-store.ts';
import { sharedCache } from './shared-cache.ts';
import { tagChanges } from './tag-changes.ts';

interface Rendering {
  /** Start of the rendering in milliseconds since 1970. */
  startedAt: number;
  /** Number of the last change that this process had received when the rendering began (shared-cache.ts). */
  lastChange: number;
  /** Value that Next read from the cache. Next stores this value again when the rendering fails. */
  previousValue?: CachedValue;
}

/** Fields that make Next serve the entry once more and render it again. */
const staleFields = { lastModified: 1, cacheControl: { revalidate: 1, expire: undefined } } as const;

/**
 * Checks whether processes share the entry. They share existing pages and the responses of routes. They do not share "not found" pages, redirects of pages,
 * and single responses of Directus.
 */
const isShared = (value: CachedValue): boolean => isFoundPage(value) || value.kind === 'APP_ROUTE';

/**
 * Implements Next's `cacheHandler` setting. The date of an entry is the start of its rendering, because data that was read before a change may be stored after
 * the change. A change makes pages stale but never removes them. The next visitor therefore gets the last good page.
 */
export default class SiteCache {
  /** Renderings of this request by cache key. Next creates one handler per request. */
  #renderings = new Map<string, Rendering>();

  async get(key: string, { kind, tags = [] }: { kind: CachedValue['kind']; tags?: string[] }): Promise<Entry | null> {
    const rendering: Rendering = this.#renderings.get(key) ?? {
      startedAt: Date.now(),
      lastChange: sharedCache()?.lastChange() ?? 0,
    };
    this.#renderings.set(key, rendering);
    const pages = pageStore();
    if (kind === 'FETCH') {
      // A page must not be rendered from a stale response, even if the new request fails.
      const answer = pages.peek(key);
      return answer && !tagChanges.hasChangedSince(tags, answer.lastModified) ? answer : null;
    }
    const localEntry = await pages.read(key);
    const entry = localEntry && isCurrentEntry(localEntry) ? localEntry : await this.#readNewerShared(key, localEntry);
    if (!entry) return null;
    rendering.previousValue = entry.value;
    return isCurrentEntry(entry) ? entry : { ...entry, ...staleFields };
  }

  async set(key: string, value: CachedValue | null, { cacheControl }: { cacheControl?: CacheControl }): Promise<void> {
    const rendering = this.#renderings.get(key);
    this.#renderings.delete(key);
    if (!value) return;
    const pages = pageStore();
    if (isRedirectWithoutTarget(value)) return pages.forget(key);
    const knownEntry = pages.peek(key);
    const entry: Entry = { value, lastModified: rendering?.startedAt ?? Date.now(), cacheControl };
    const isFailedRendering = rendering?.previousValue === value;
    // Another request has stored newer data in the meantime.
    if (
      knownEntry &&
      (knownEntry.lastModified > entry.lastModified || (isFailedRendering && knownEntry.value !== value))
    )
      return;
    pages.keep(key, entry);
    // Next has set the seconds until its next attempt to render. Until then, this process serves the last good page but does not share it.
    if (isFailedRendering) return;
    if (rendering && isShared(value)) sharedCache()?.write(key, entry, rendering.lastChange);
    await pages.persist(key, entry);
  }

  /** Ignores the lifetime that Next passes, because a changed page is served until the new page is ready. */
  async revalidateTag(tags: string | string[]): Promise<void> {
    applyChange([tags].flat());
  }

  resetRequestCache(): void {
    // Nothing to reset, because Next creates a new handler for each request.
  }

  /** Returns the entry of another process if it is newer than `localEntry`, and stores it in this process. Otherwise returns `localEntry`. */
  async #readNewerShared(key: string, localEntry: Entry | undefined): Promise<Entry | undefined> {
    const shared = (await sharedCache()?.read(key, tagsOf)) as Entry | undefined;
    if (!shared || shared.lastModified <= (localEntry?.lastModified ?? 0)) return localEntry;
    pageStore().keep(key, shared);
    return shared;
  }
}
