import { applyChange } from './changes.ts';
import { type CacheControl, type CachedValue, type Entry, isFoundPage, isLostRedirect, tagsOf } from './entry.ts';
import { isUntouched, keptPages } from './kept-pages.ts';
import { sharedCache } from './shared-cache.ts';
import { tagChanges } from './tag-changes.ts';

interface Making {
  /** Ms since 1970. */
  at: number;
  /** What this process had heard of changes by then (shared-cache.ts). */
  heard: number;
  /** What Next was given instead: when the making fails, Next hands it back. */
  given?: CachedValue;
}

/** Next takes this for "too old": it shows the entry once more and makes it again. */
const stale = { lastModified: 1, cacheControl: { revalidate: 1, expire: undefined } } as const;

/** What the processes of one site share: pages and routes, not the single answers of Directus that they are made of. */
const isShared = (value: CachedValue): boolean => isFoundPage(value) || value.kind === 'APP_ROUTE';

/**
 * Next's cache by its public `cacheHandler` setting. An entry is as old as the beginning of its making, so that what was read before a change but
 * stored after it does not pass for newer than the change. A change makes entries stale and never removes one: the next visitor still gets the last
 * good page while the new one is made.
 */
export default class SiteCache {
  /** Next creates a handler for each request: here its makings begin. */
  #begun = new Map<string, Making>();

  async get(key: string, { kind, tags = [] }: { kind: CachedValue['kind']; tags?: string[] }): Promise<Entry | null> {
    const making: Making = this.#begun.get(key) ?? { at: Date.now(), heard: sharedCache()?.heard() ?? 0 };
    this.#begun.set(key, making);
    const pages = keptPages();
    if (kind === 'FETCH') {
      // A page that is made again must not be made of an old answer, even when the new one fails.
      const answer = pages.peek(key);
      return answer && !tagChanges.isAnySince(tags, answer.lastModified) ? answer : null;
    }
    const own = await pages.read(key);
    const entry = own && isUntouched(own) ? own : await this.#newerOfOthers(key, own);
    if (!entry) return null;
    making.given = entry.value;
    return isUntouched(entry) ? entry : { ...entry, ...stale };
  }

  async set(key: string, value: CachedValue | null, { cacheControl }: { cacheControl?: CacheControl }): Promise<void> {
    const making = this.#begun.get(key);
    this.#begun.delete(key);
    if (!value) return;
    const pages = keptPages();
    if (isLostRedirect(value)) return pages.forget(key);
    const known = pages.peek(key);
    const entry: Entry = { value, lastModified: making?.at ?? Date.now(), cacheControl };
    const hasFailed = making?.given === value;
    // Another request was faster, with what it read later.
    if (known && (known.lastModified > entry.lastModified || (hasFailed && known.value !== value))) return;
    pages.keep(key, entry);
    // The last good page stays until Next tries again, for the seconds that it says; in this process alone.
    if (hasFailed) return;
    if (making && isShared(value)) sharedCache()?.write(key, entry, making.heard);
    await pages.persist(key, entry);
  }

  /** Whatever lifetime Next is told besides, a changed page is shown until the new one is there. */
  async revalidateTag(tags: string | string[]): Promise<void> {
    applyChange([tags].flat());
  }

  resetRequestCache(): void {
    // Nothing is kept for one request alone.
  }

  /** The entry that another process made since ours, kept here from now on; else ours. */
  async #newerOfOthers(key: string, own: Entry | undefined): Promise<Entry | undefined> {
    const shared = (await sharedCache()?.read(key, tagsOf)) as Entry | undefined;
    if (!shared || shared.lastModified <= (own?.lastModified ?? 0)) return own;
    keptPages().keep(key, shared);
    return shared;
  }
}
