import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mediaFolder } from './content.ts';

/**
 * The manifest of an item's media. `sources` maps each file to a hash of everything that determines its content. `durations` are in milliseconds. Each
 * item has a separate manifest, so two people who add books get no merge conflict.
 */
interface StoredManifest {
  sources: Record<string, string>;
  durations?: Record<string, number>;
}

export const hashOf = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
};

const sortKeys = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

export class Manifest {
  readonly folder: string;
  readonly #path: string;
  readonly #sources: Record<string, string>;
  readonly #durations: Record<string, number>;

  readonly #remakesAll: boolean;

  /**
   * Opens the manifest of an item.
   * @param item path of the item, for example `books/one-hand-kite`
   * @param options.remakeAll treats every file as outdated, so all files are generated again
   */
  constructor(item: string, { root = mediaFolder, remakeAll = false }: { root?: string; remakeAll?: boolean } = {}) {
    this.#remakesAll = remakeAll;
    this.folder = join(root, item);
    this.#path = join(this.folder, 'manifest.json');
    const storedManifest: StoredManifest = existsSync(this.#path)
      ? JSON.parse(readFileSync(this.#path, 'utf8'))
      : { sources: {} };
    this.#sources = storedManifest.sources;
    this.#durations = storedManifest.durations ?? {};
  }

  /** Returns whether the file exists and was generated from this source. Always returns false with `remakeAll`. */
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

  /** Deletes generated files of one kind that are not in `keptFiles`. Returns the names of the deleted files. */
  prune(isOfKind: (file: string) => boolean, keptFiles: readonly string[]): string[] {
    const obsolete = Object.keys(this.#sources).filter((file) => isOfKind(file) && !keptFiles.includes(file));
    for (const file of obsolete) {
      rmSync(join(this.folder, file), { force: true });
      delete this.#sources[file];
      delete this.#durations[file];
    }
    if (obsolete.length > 0) this.save();
    return obsolete;
  }

  save(): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    const storedManifest: StoredManifest = { sources: sortKeys(this.#sources) };
    if (Object.keys(this.#durations).length > 0) storedManifest.durations = sortKeys(this.#durations);
    writeFileSync(this.#path, `${JSON.stringify(storedManifest, null, 2)}\n`);
  }
}
