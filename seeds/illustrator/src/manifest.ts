import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mediaFolder } from './content.ts';

/**
 * What one item's media were made from: `sources` has a hash per file (of all that decides its content), `durations` the
 * lengths of sounds and clips in milliseconds. One manifest an item, so that two people's new books never collide.
 */
interface Stored {
  sources: Record<string, string>;
  durations?: Record<string, number>;
}

export const hashOf = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
};

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

export class Manifest {
  readonly folder: string;
  readonly #path: string;
  readonly #sources: Record<string, string>;
  readonly #durations: Record<string, number>;

  readonly #remakesAll: boolean;

  /**
   * @param item `books/one-hand-kite`
   * @param options.remakeAll everything is to be made again, whatever was made before
   */
  constructor(item: string, { root = mediaFolder, remakeAll = false }: { root?: string; remakeAll?: boolean } = {}) {
    this.#remakesAll = remakeAll;
    this.folder = join(root, item);
    this.#path = join(this.folder, 'manifest.json');
    const stored: Stored = existsSync(this.#path) ? JSON.parse(readFileSync(this.#path, 'utf8')) : { sources: {} };
    this.#sources = stored.sources;
    this.#durations = stored.durations ?? {};
  }

  /** Whether the file was made from exactly this and is still there. */
  isFresh(file: string, source: string): boolean {
    return !this.#remakesAll && this.#sources[file] === source && existsSync(join(this.folder, file));
  }

  duration(file: string): number | undefined {
    return this.#durations[file];
  }

  write(file: string, source: string, content: Uint8Array | string, duration?: number): void {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(join(this.folder, file), content);
    this.#sources[file] = source;
    if (duration !== undefined) this.#durations[file] = duration;
    this.save();
  }

  /** Deletes generated files of one kind that are no longer listed; returns their names. */
  prune(isSort: (file: string) => boolean, wanted: readonly string[]): string[] {
    const old = Object.keys(this.#sources).filter((file) => isSort(file) && !wanted.includes(file));
    for (const file of old) {
      rmSync(join(this.folder, file), { force: true });
      delete this.#sources[file];
      delete this.#durations[file];
    }
    if (old.length > 0) this.save();
    return old;
  }

  save(): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    const stored: Stored = { sources: sorted(this.#sources) };
    if (Object.keys(this.#durations).length > 0) stored.durations = sorted(this.#durations);
    writeFileSync(this.#path, `${JSON.stringify(stored, null, 2)}\n`);
  }
}
