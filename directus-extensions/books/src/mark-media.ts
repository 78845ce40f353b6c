/** Detects the types of a page's files from their bytes. The name and the declared type of an upload are unreliable. */
import { open, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SoundFacts } from '@hat-nang/model/access-marks';
import { detectFileKind, type FileKind, HEAD_LENGTH } from '@hat-nang/model/backend/file-kinds';
import { soundLength } from '@hat-nang/model/backend/sound-length';
import type { Database, Row } from './types.ts';

const SOUND_KINDS: readonly FileKind[] = ['mp3', 'aac', 'ogg', 'wav', 'flac', 'mp4', 'webm'];
const VIDEO_KINDS: readonly FileKind[] = ['mp4', 'webm'];
/** Maximum number of files in the cache. A book has about fifty files. */
const MAX_CACHED_FILES = 2000;

/** New content for a file: the id of the file, and the path of the new bytes. */
export interface FileReplacement {
  readonly file: string;
  readonly path: string;
}

export interface FileFacts {
  readonly sound: SoundFacts;
  readonly isFilm: boolean;
}

export type ReadFacts = (
  database: Database,
  ids: readonly string[],
  replacement?: FileReplacement,
) => Promise<Map<string, FileFacts>>;

/**
 * Creates a cached reader of file types.
 * @param root the folder of the storage (decision 262: files are on disk)
 */
export function createFactsReader(root: string): ReadFacts {
  const cachedFacts = new Map<string, FileFacts>();

  const factsOf = async (path: string): Promise<FileFacts> => {
    const { size, mtimeMs } = await stat(path);
    const version = `${path} ${size} ${mtimeMs}`;
    const cachedEntry = cachedFacts.get(version);
    if (cachedEntry !== undefined) return cachedEntry;
    const kind = detectFileKind(await readHead(path));
    const isSound = SOUND_KINDS.includes(kind);
    const lengthMs = isSound ? soundLength(await readFile(path)) : undefined;
    const facts = { sound: { isSound, lengthMs }, isFilm: VIDEO_KINDS.includes(kind) };
    if (cachedFacts.size >= MAX_CACHED_FILES) cachedFacts.clear();
    cachedFacts.set(version, facts);
    return facts;
  };

  return async (database, ids, replacement) => {
    const files: Row[] = await database('directus_files')
      .whereIn('id', [...new Set(ids)])
      .select('id', 'filename_disk');
    const facts = new Map<string, FileFacts>();
    for (const { id, filename_disk } of files) {
      const path =
        replacement !== undefined && replacement.file === id
          ? replacement.path
          : join(root, basename(String(filename_disk ?? '')));
      // A file that is missing in the storage counts as neither a sound nor a film.
      const fileFacts = await factsOf(path).catch(() => undefined);
      facts.set(String(id), fileFacts ?? { sound: { isSound: false, lengthMs: undefined }, isFilm: false });
    }
    return facts;
  };
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_LENGTH), 0, HEAD_LENGTH, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Returns the path where Directus stores an uploaded replacement until it updates the file's row. */
export const pendingUploadPath = (root: string, filenameOnDisk: string) =>
  join(root, `temp_${basename(filenameOnDisk)}`);
