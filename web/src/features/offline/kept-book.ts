import type { OfflineBook } from '@hat-nang/model/contracts/offline';

/** Metadata of a stored book. Each stored version of a book has a separate cache, which contains the files of the book and this metadata. */
export interface KeptBook extends Pick<OfflineBook, 'id' | 'version' | 'titles' | 'readers' | 'cover'> {
  /** Size on the device in bytes. */
  bytes: number;
  /** Time of storing in milliseconds since 1970. */
  keptAt: number;
}

const cachePrefix = 'kept-book-';

/** Address of the metadata in the cache of a book. This entry is written last, so a cache without this entry is incomplete. */
export const metadataAddress = '/kept-book.json';

export const toCacheName = ({ id, version }: Pick<OfflineBook, 'id' | 'version'>): string =>
  `${cachePrefix}${id}-${version}`;

export const isKeptCache = (name: string): boolean => name.startsWith(cachePrefix);

export const isCacheOfBook = (name: string, id: number): boolean => name.startsWith(`${cachePrefix}${id}-`);

const isKeptBook = (value: unknown): value is KeptBook =>
  typeof value === 'object' && value !== null && 'id' in value && 'readers' in value && 'bytes' in value;

/** Reads the metadata of the stored books of this device, the last stored book first. */
export async function readKeptBooks(storage: CacheStorage): Promise<KeptBook[]> {
  const names = (await storage.keys()).filter(isKeptCache);
  const books = await Promise.all(
    names.map(async (name): Promise<KeptBook[]> => {
      const response = await (await storage.open(name)).match(metadataAddress);
      const metadata: unknown = await response?.json();
      return isKeptBook(metadata) ? [metadata] : [];
    }),
  );
  return books.flat().sort((a, b) => b.keptAt - a.keptAt);
}
