/** The storage of Directus: a folder or a bucket (decision 247). */
import type { Readable } from 'node:stream';

/** One storage of the setting STORAGE_LOCATIONS. A file has the name in `directus_files.filename_disk`. */
export interface FileLocation {
  exists(name: string): Promise<boolean>;
  /** @throws Error if the file is missing */
  stat(name: string): Promise<{ size: number; modified: Date }>;
  /**
   * @param options.range bytes, both ends included
   * @throws Error if the file is missing
   */
  read(name: string, options?: { range: { start: number; end: number } }): Promise<Readable>;
}

export type OpenStorage = () => Promise<{ location(name: string): FileLocation }>;

/**
 * Opens the storage with the settings of the running Directus. Directus passes no storage to extensions, but @directus/api exports a module that opens the
 * storage. The module's name is in a variable, because the build would otherwise copy Directus into the extension.
 */
export const openStorage: OpenStorage = async () => {
  const module = '@directus/api/storage/index';
  const { getStorage } = (await import(module)) as { getStorage: OpenStorage };
  return getStorage();
};

/**
 * Returns the temporary name of the new bytes of a replaced file. Directus renames the new bytes after it has updated the row of the file.
 * @param filenameOnDisk name of the file in the storage, as chosen by Directus: the id and the extension
 */
export const pendingUploadName = (filenameOnDisk: string) => `temp_${filenameOnDisk}`;
