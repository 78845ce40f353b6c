import { type ZippableFile, zipSync } from 'fflate';

/** Returns the modification time of every entry. Zip stores local time without a zone, so the bytes are equal in every time zone. */
const createFixedTime = () => new Date(2000, 0, 1, 0, 0, 0);

export interface ZipEntry {
  path: string;
  content: Uint8Array | string;
  /** True if the content is stored without compression, such as sounds and pictures, which are already compressed. */
  isStored?: boolean;
}

/** Builds a zip with the entries in this order. Equal entries produce equal bytes. */
export function createZip(entries: readonly ZipEntry[]): Buffer {
  const files: Record<string, ZippableFile> = {};
  for (const { path, content, isStored = false } of entries) {
    const bytes = typeof content === 'string' ? new Uint8Array(Buffer.from(content, 'utf8')) : new Uint8Array(content);
    files[path] = [bytes, { level: isStored ? 0 : 9 }];
  }
  return Buffer.from(zipSync(files, { mtime: createFixedTime() }));
}
