import { type ZippableFile, zipSync } from 'fflate';

/** DOS times have no zone: the bytes are the same on every machine. */
const fixedTime = () => new Date(2000, 0, 1, 0, 0, 0);

export interface ZipEntry {
  path: string;
  content: Uint8Array | string;
  /** Already compressed, such as sounds and pictures. */
  isStored?: boolean;
}

/** Entries in the given order; equal entries give equal bytes. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const files: Record<string, ZippableFile> = {};
  for (const { path, content, isStored = false } of entries) {
    const bytes = typeof content === 'string' ? new Uint8Array(Buffer.from(content, 'utf8')) : new Uint8Array(content);
    files[path] = [bytes, { level: isStored ? 0 : 9 }];
  }
  return Buffer.from(zipSync(files, { mtime: fixedTime() }));
}
