import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Entry } from './entry.ts';

/** Stores the last good pages in a folder, so that the pages are available after a restart while Directus is down. */
export class PagesOnDisk {
  #folder: string;
  #hasReported = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(key: string): Promise<Entry | undefined> {
    try {
      const storedEntry = deserialize(await readFile(this.#toFile(key))) as Entry & { key: string };
      const { key: storedKey, ...entry } = storedEntry;
      return storedKey === key ? entry : undefined;
    } catch (error) {
      // A missing file is normal, and only other errors are logged. `write` renames complete files, so `read` never gets half a file.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#logOnce(error);
      return undefined;
    }
  }

  async write(key: string, entry: Entry): Promise<void> {
    const file = this.#toFile(key);
    const temporaryFile = `${file}.${randomUUID()}`;
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(temporaryFile, serialize({ ...entry, key }));
      await rename(temporaryFile, file);
    } catch (error) {
      this.#logOnce(error);
      await rm(temporaryFile, { force: true }).catch(() => undefined);
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.#toFile(key), { force: true }).catch((error: unknown) => this.#logOnce(error));
  }

  #toFile(key: string): string {
    return path.join(this.#folder, createHash('sha256').update(key).digest('hex'));
  }

  /** Logs the first error only: a full disk must not fill the log as well. */
  #logOnce(error: unknown): void {
    if (!this.#hasReported) console.warn('pages are not kept on disk:', error instanceof Error ? error.message : error);
    this.#hasReported = true;
  }
}
