import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { oncePerProcess } from '../process-state.ts';
import { type Entry, isFoundPage, tagsOf } from './entry.ts';
import { PagesOnDisk } from './pages-on-disk.ts';
import { tagChanges } from './tag-changes.ts';

const maxBytesInMemory = 64 * 1024 * 1024;
const maxListedPages = 2000;

/** Returns the internal path of a page. Undefined for other entries. */
const parseInnerPath = (key: string): string | undefined => {
  const candidate = key.split('/$')[1];
  return candidate?.startsWith('/') ? candidate : undefined;
};

/** Checks whether the page is a list with several parameters (filters, sort, page). Such lists have too many combinations for the disk. */
const hasSeveralFilters = (key: string): boolean => /\/list\/[^/]*_[^/]*$/.test(key);

const measureSize = (key: string, { value }: Entry): number => {
  let size = 500 + 2 * key.length;
  for (const part of Object.values(value)) {
    if (typeof part === 'string') size += part.length;
    else if (part instanceof Uint8Array) size += part.length;
    else if (part instanceof Map) for (const buffer of part.values()) size += (buffer as Uint8Array).length;
    else if (part) size += JSON.stringify(part).length;
  }
  return size;
};

/** Checks that no tag of the entry has changed since its rendering began. */
export const isCurrentEntry = (entry: Entry): boolean => !tagChanges.hasChangedSince(tagsOf(entry), entry.lastModified);

/** Stores pages, routes and responses in memory. Also stores the last good pages on disk. */
export class PageStore {
  #entries = new LRUCache<string, Entry>({
    maxSize: maxBytesInMemory,
    sizeCalculation: (entry, key) => measureSize(key, entry),
  });
  /** Existing pages by internal path, the last visited page first. */
  #listed = new LRUCache<string, { tags: Set<string> }>({ max: maxListedPages });
  #disk: PagesOnDisk | undefined;
  /** Internal path of the page that warm-pages.ts requests now. This request does not count as a visit. */
  warmedPath: string | undefined;

  /**
   * Creates an empty store.
   * @param folder stores existing pages across restarts; without a folder, pages are only in memory
   */
  constructor(folder: string | undefined) {
    this.#disk = folder === undefined ? undefined : new PagesOnDisk(folder);
  }

  async read(key: string): Promise<Entry | undefined> {
    const innerPath = parseInnerPath(key) ?? '';
    // Moves the page to the front of the list.
    if (innerPath !== this.warmedPath) this.#listed.get(innerPath);
    const knownEntry = this.#entries.get(key);
    if (knownEntry) return knownEntry;
    const entry = await this.#disk?.read(key);
    // Another request may have stored a new rendering during the read from disk.
    const newerEntry = this.#entries.get(key);
    if (newerEntry || !entry) return newerEntry;
    this.keep(key, entry);
    return entry;
  }

  /** Returns the entry in memory. Does not read from disk. */
  peek(key: string): Entry | undefined {
    return this.#entries.peek(key);
  }

  /** Stores an entry in memory only. */
  keep(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    const innerPath = parseInnerPath(key);
    if (!innerPath || !isFoundPage(entry.value)) return;
    const tags = new Set(tagsOf(entry));
    const listedPage = this.#listed.peek(innerPath);
    // A new rendering of a listed page is not a visit, so the page keeps its place.
    if (listedPage) listedPage.tags = tags;
    else this.#listed.set(innerPath, { tags });
  }

  /** Writes an existing page to the disk, but not a list with several parameters. */
  async persist(key: string, entry: Entry): Promise<void> {
    if (isFoundPage(entry.value) && !hasSeveralFilters(key)) await this.#disk?.write(key, entry);
  }

  async forget(key: string): Promise<void> {
    this.#entries.delete(key);
    await this.#disk?.remove(key);
  }

  /** Returns the internal paths of the existing pages that have one of the tags, the last visited first. */
  findPaths(tags: readonly string[]): string[] {
    return [...this.#listed.entries()]
      .filter(([, page]) => tags.some((tag) => page.tags.has(tag)))
      .map(([path]) => path);
  }
}

const findFolder = (): string | undefined => {
  const { SITE_CACHE_DIR: root, SITE_BUILD_ID: buildId } = process.env;
  return root && buildId ? path.join(root, buildId, 'pages') : undefined;
};

/** Returns the page store of this process. Each build has its own folder, because a page refers to files of its build. */
export const pageStore = (): PageStore => oncePerProcess('kept-pages', () => new PageStore(findFolder()));
