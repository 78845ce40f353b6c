import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { oncePerProcess } from '../process-state.ts';
import { type Entry, isFoundPage, tagsOf } from './entry.ts';
import { PagesOnDisk } from './pages-on-disk.ts';
import { tagChanges } from './tag-changes.ts';

const bytesInMemory = 64 * 1024 * 1024;
const maximumListed = 2000;

/** The inner path of a page; undefined for other entries. */
const pathOf = (key: string): string | undefined => {
  const found = key.split('/$')[1];
  return found?.startsWith('/') ? found : undefined;
};

/** A list with several filters at once: too many combinations for the disk, since anybody can invent addresses. */
const isCombination = (key: string): boolean => /\/list\/[^/]*_[^/]*$/.test(key);

const sizeOf = (key: string, { value }: Entry): number => {
  let size = 500 + 2 * key.length;
  for (const part of Object.values(value)) {
    if (typeof part === 'string') size += part.length;
    else if (part instanceof Uint8Array) size += part.length;
    else if (part instanceof Map) for (const each of part.values()) size += (each as Uint8Array).length;
    else if (part) size += JSON.stringify(part).length;
  }
  return size;
};

/** Whether none of an entry's tags changed since its rendering began. */
export const isUntouched = (entry: Entry): boolean => !tagChanges.isAnySince(tagsOf(entry), entry.lastModified);

/** The pages, routes and responses in this process's memory, and the last good pages on disk. */
export class KeptPages {
  #entries = new LRUCache<string, Entry>({
    maxSize: bytesInMemory,
    sizeCalculation: (entry, key) => sizeOf(key, entry),
  });
  /** By inner path, the newest last. */
  #listed = new LRUCache<string, { key: string; tags: Set<string> }>({ max: maximumListed });
  #disk: PagesOnDisk | undefined;

  /** @param folder where found pages survive a restart; without one they are in memory only */
  constructor(folder: string | undefined) {
    this.#disk = folder === undefined ? undefined : new PagesOnDisk(folder);
  }

  async read(key: string): Promise<Entry | undefined> {
    const known = this.#entries.get(key);
    if (known) return known;
    const entry = await this.#disk?.read(key);
    // It may have been rendered again meanwhile.
    const newer = this.#entries.get(key);
    if (newer || !entry) return newer;
    this.keep(key, entry);
    return entry;
  }

  /** The entry in memory. */
  peek(key: string): Entry | undefined {
    return this.#entries.peek(key);
  }

  /** Stores an entry in memory. */
  keep(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    const innerPath = pathOf(key);
    if (innerPath && isFoundPage(entry.value)) this.#listed.set(innerPath, { key, tags: new Set(tagsOf(entry)) });
  }

  /** Writes a found page to the disk; invented addresses cannot fill it. */
  async persist(key: string, entry: Entry): Promise<void> {
    if (isFoundPage(entry.value) && !isCombination(key)) await this.#disk?.write(key, entry);
  }

  async forget(key: string): Promise<void> {
    this.#entries.delete(key);
    await this.#disk?.remove(key);
  }

  /** Inner paths of the found pages that have one of the tags, the newest first. */
  pathsWith(tags: readonly string[]): string[] {
    return [...this.#listed.entries()]
      .filter(([, page]) => tags.some((tag) => page.tags.has(tag)))
      .map(([path]) => path);
  }
}

const folder = (): string | undefined => {
  const { SITE_CACHE_DIR: root, SITE_BUILD_ID: build } = process.env;
  return root && build ? path.join(root, build, 'pages') : undefined;
};

/** The pages of this process. One folder per build, because a page refers to its build's files. */
export const keptPages = (): KeptPages => oncePerProcess('kept-pages', () => new KeptPages(folder()));
