import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { parseCues } from '@hat-nang/model/cues';
import type { SeedFile } from './rows.ts';

/** UUID namespace of the file ids of the seeds. If the namespace changes, every file is uploaded again. */
const NAMESPACE = Buffer.from('5eed0000000040008000a11a60d5eed1', 'hex');
const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.txt': 'text/plain',
  '.pdf': 'application/pdf',
};

type FileFacts = Pick<SeedFile, 'folder' | 'title' | 'focalPoint'> & { description?: string };

/** Returns the UUID (version 5) of a path. A path has the same id in every installation. */
export function fileId(path: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(path).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns the end of the last cue of a WebVTT text in milliseconds, or 0 if the text has no cue. */
export function lastCueEnd(vtt: string): number {
  return Math.max(0, ...parseCues(vtt).map(({ end }) => end));
}

/** Pictures, sounds and clips of the media generator. Records which of these files rows reference. */
export class MediaLibrary {
  readonly #root: string;
  readonly #usedFiles = new Map<string, SeedFile>();
  readonly #missing = new Set<string>();

  /** @param root the folder seeds/demo/media */
  constructor(root: string) {
    this.#root = root;
  }

  /** Files that rows reference. The files must be uploaded before the rows are written. */
  get files(): SeedFile[] {
    return [...this.#usedFiles.values()];
  }

  /** Paths of missing files that rows reference. */
  get missing(): string[] {
    return [...this.#missing].sort();
  }

  has(path: string): boolean {
    return existsSync(join(this.#root, path));
  }

  /** Returns the id of a file, for use in a row. If the file does not exist, returns null, and records the path as missing unless the file is optional. */
  use(path: string, about: FileFacts & { isOptional?: boolean }): string | null {
    if (!this.has(path)) {
      if (about.isOptional !== true) this.#missing.add(path);
      return null;
    }
    return this.make(path, about, () => readFileSync(join(this.#root, path)));
  }

  /** Returns the id of a brand picture (logo, favicon, share_image …). The file may be .png, .webp or .jpg. */
  brand(name: string): string | null {
    const base = `brand/${name.replaceAll('_', '-')}`;
    const path =
      ['.png', '.webp', '.jpg'].map((end) => base + end).find((candidate) => this.has(candidate)) ?? `${base}.png`;
    return this.use(path, { folder: 'brand', title: `Hạt Nắng: ${name.replaceAll('_', ' ')}` });
  }

  /** Records a file whose content the caller provides, and returns its id. */
  make(path: string, about: FileFacts, content: () => Buffer): string {
    const type = types[extname(path)];
    if (type === undefined) throw new Error(`No media type is known for ${path}`);
    const id = fileId(path);
    const { folder, title, description = null, focalPoint } = about;
    this.#usedFiles.set(id, { id, path, folder, type, title, description, focalPoint, content });
    return id;
  }

  /** Returns the duration of a sound or clip in milliseconds: from the manifest of the generator, else the end of the last cue, else 0. */
  duration(path: string, cues: string | null): number {
    return this.#readDuration(path) ?? (cues === null ? 0 : lastCueEnd(cues));
  }

  /** Returns the duration of a file in milliseconds from the manifest in its folder, or undefined if the manifest lacks it. */
  #readDuration(path: string): number | undefined {
    const manifest = join(this.#root, dirname(path), 'manifest.json');
    if (!existsSync(manifest)) return undefined;
    const storedManifest = JSON.parse(readFileSync(manifest, 'utf8')) as { durations?: Record<string, number> };
    return storedManifest.durations?.[basename(path)];
  }

  /** Returns the text of a subtitle file, or null if the file does not exist. */
  text(path: string): string | null {
    return this.has(path) ? readFileSync(join(this.#root, path), 'utf8') : null;
  }
}
