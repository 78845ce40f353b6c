import type { OfflineBook } from '@hat-nang/model/contracts/offline';
import { findChunkAddresses } from './chunk-addresses.ts';
import { isCacheOfBook, isKeptCache, type KeptBook, metadataAddress, readKeptBooks, toCacheName } from './kept-book.ts';

/** Thrown if the device has too little free storage for a book. */
export class StorageFullError extends Error {
  override name = 'StorageFullError';
}

/** Name of the event that `window` receives after the stored books have changed. */
const keptBooksChanged = 'kept-books-changed';
const storedBooksFlag = 'kept-books';

const maxConcurrency = 4;
/** Safety limit. As soon as `keepBook` has requested this number of addresses, it ignores further addresses in the downloaded texts. */
const maxChunks = 500;
/** Estimated size of the page's chunks in bytes. The exact size is known only after all chunks are stored. */
const pageChunkBytes = 900_000;

interface Progress {
  signal: AbortSignal;
  /** Called with the stored fraction, from 0 to 0.99. */
  onProgress: (fraction: number) => void;
}

/**
 * Stores a book on this device.
 * @throws DOMException (AbortError), StorageFullError, or TypeError without a network, for an unavailable page, and for a file with status 429 or 5xx
 */
export async function keepBook(book: OfflineBook, { signal, onProgress }: Progress): Promise<KeptBook> {
  await requireFreeSpace(book.bytes + pageChunkBytes);
  await navigator.serviceWorker.register('/sw.js');
  const name = toCacheName(book);
  await caches.delete(name);
  const cache = await caches.open(name);
  let bytes = 0;
  let doneBytes = 0;
  const totalBytes = book.bytes + pageChunkBytes;
  // Aborted after the first failure, so that the other downloads end and report no progress.
  const failure = new AbortController();
  const anyEnd = AbortSignal.any([signal, failure.signal]);
  const storeFile = async (address: string, expectedBytes: number, isPage = false): Promise<string | undefined> => {
    const response = await fetch(address, { signal: anyEnd, cache: isPage ? 'reload' : 'default' });
    const mayBeSentLater = response.status === 429 || response.status >= 500;
    if (!response.ok && (isPage || mayBeSentLater)) throw new TypeError(`${address}: ${response.status}`);
    // A file with any other error status, for example 404, does not stop the download. The reader can show the book without this file.
    if (!response.ok) return undefined;
    const isText = /text|javascript|json/.test(response.headers.get('content-type') ?? '');
    const body = await response.clone().blob();
    await cache.put(address, response);
    anyEnd.throwIfAborted();
    bytes += body.size;
    doneBytes += expectedBytes;
    onProgress(Math.min(0.99, doneBytes / totalBytes));
    return isText ? body.text() : undefined;
  };
  try {
    const pages = Object.values(book.readers);
    const visitedAddresses = new Set<string>();
    let queue: string[] = [];
    for (const page of pages) queue.push(...findChunkAddresses((await storeFile(page, 0, true)) ?? ''));
    while (queue.length > 0 && visitedAddresses.size < maxChunks) {
      const newAddresses = [...new Set(queue.map((address) => address.split('#')[0] ?? ''))].filter(
        (address) => !visitedAddresses.has(address),
      );
      for (const address of newAddresses) visitedAddresses.add(address);
      const texts = await mapInParallel(newAddresses, (address) => storeFile(address, pageChunkBytes / 60));
      queue = texts.flatMap((text) => (text === undefined ? [] : findChunkAddresses(text)));
    }
    await mapInParallel(book.files, ({ url, bytes: expectedBytes }) => storeFile(url, expectedBytes));
    const { id, version, titles, readers, cover } = book;
    const metadata: KeptBook = { id, version, titles, readers, cover, bytes, keptAt: Date.now() };
    await cache.put(metadataAddress, Response.json(metadata));
    for (const otherName of await caches.keys())
      if (isCacheOfBook(otherName, id) && otherName !== name) await caches.delete(otherName);
    await updateFlag();
    return metadata;
  } catch (error) {
    failure.abort();
    await caches.delete(name);
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new StorageFullError();
    throw error;
  }
}

/** Removes a book. After the removal of the last book, also unregisters the service worker. */
export async function removeBook(id: number): Promise<void> {
  for (const name of await caches.keys()) if (isCacheOfBook(name, id)) await caches.delete(name);
  if (!(await caches.keys()).some(isKeptCache))
    await (await navigator.serviceWorker.getRegistration('/'))?.unregister();
  await updateFlag();
}

export const listKeptBooks = (): Promise<KeptBook[]> => readKeptBooks(caches);

/** Returns the bytes that this site uses on the device, and the bytes that it may still use. Undefined if the browser does not report them. */
export async function readDeviceStorage(): Promise<{ used: number; free: number } | undefined> {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  return usage === undefined || quota === undefined ? undefined : { used: usage, free: Math.max(0, quota - usage) };
}

async function requireFreeSpace(bytes: number): Promise<void> {
  const storage = await readDeviceStorage();
  if (storage && storage.free < bytes * 1.1) throw new StorageFullError();
  // Requests persistent storage, which browsers do not clear automatically. If the browser refuses, the book is stored anyway.
  await navigator.storage?.persist?.();
}

/** Sets the flag in localStorage if any book is stored, otherwise removes the flag. Notifies the components that show stored books. */
async function updateFlag(): Promise<void> {
  const count = (await caches.keys()).filter(isKeptCache).length;
  if (count > 0) localStorage.setItem(storedBooksFlag, String(count));
  else localStorage.removeItem(storedBooksFlag);
  window.dispatchEvent(new Event(keptBooksChanged));
}

async function mapInParallel<Item, Result>(
  items: readonly Item[],
  processItem: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queuedItems = items.map((item, index) => ({ item, index }));
  const runWorker = async () => {
    for (let queuedItem = queuedItems.shift(); queuedItem; queuedItem = queuedItems.shift())
      results[queuedItem.index] = await processItem(queuedItem.item);
  };
  await Promise.all(Array.from({ length: maxConcurrency }, runWorker));
  return results;
}
