import { applyChange } from './changes.ts';
import { type CacheControl, type CachedValue, type Entry, isFoundPage, isLostRedirect, tagsOf } from './entry.ts';
import { isUntouched, keptPages } from './kept-pages.ts';
import { sharedCache } from './shared-cache.ts';
import { tagChanges } from './tag-changes.ts';

interface Making {
  /** Ms since 1970. */
  at: number;
  /** The number of the last change that this process knew at that time (shared-cache.ts). */
  heard: number;
  /** The stale entry that Next received: when the rendering fails, Next stores it again. */
  given?: CachedValue;
}

/** Next treats this as expired: it serves the entry once more and renders it again. */
const stale = { lastModified: 1, cacheControl: { revalidate: 1, expire: undefined } } as const;

/** Processes share pages and routes, not the single Directus responses that they use. */
const isShared = (value: CachedValue): boolean => isFoundPage(value) || value.kind === 'APP_ROUTE';

/**
 * Next's cache by its public `cacheHandler` setting. An entry is dated by the start of its rendering: data read before a change and stored after it
 * must not look newer. A change makes entries stale and never removes one, so the next visitor gets the last good page.
 */
export default class SiteCache {
  /** Next creates a handler per request, so renderings start here. */
  #begun = new Map<string, Making>();

  async get(key: string, { kind, tags = [] }: { kind: CachedValue['kind']; tags?: string[] }): Promise<Entry | null> {
    const making: Making = this.#begun.get(key) ?? { at: Date.now(), heard: sharedCache()?.heard() ?? 0 };
    this.#begun.set(key, making);
    const pages = keptPages();
    if (kind === 'FETCH') {
      // A page must not be rendered again from a stale response, even when the new request fails.
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
    // Another request finished first, with newer data.
    if (known && (known.lastModified > entry.lastModified || (hasFailed && known.value !== value))) return;
    pages.keep(key, entry);
    // Serves the last good page until Next retries, after the seconds that it sets; in this process only.
    if (hasFailed) return;
    if (making && isShared(value)) sharedCache()?.write(key, entry, making.heard);
    await pages.persist(key, entry);
  }

  /** Ignores the lifetime that Next passes: a changed page is served until the new one is ready. */
  async revalidateTag(tags: string | string[]): Promise<void> {
    applyChange([tags].flat());
  }

  resetRequestCache(): void {
    // Nothing is stored per request.
  }

  /** Another process's entry when it is newer, stored here from now on; else ours. */
  async #newerOfOthers(key: string, own: Entry | undefined): Promise<Entry | undefined> {
    const shared = (await sharedCache()?.read(key, tagsOf)) as Entry | undefined;
    if (!shared || shared.lastModified <= (own?.lastModified ?? 0)) return own;
    keptPages().keep(key, shared);
    return shared;
  }
}
