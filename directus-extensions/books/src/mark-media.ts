/** Reads the types and lengths of a page's files from their bytes. The name and the declared type of an upload are unreliable. */
import { buffer } from 'node:stream/consumers';
import { ServiceUnavailableError } from '@directus/errors';
import type { SoundFacts } from '@hat-nang/model/access-marks';
import { detectFileKind, FILE_HEAD_BYTES, type FileKind } from '@hat-nang/model/backend/file-kinds';
import { readSoundLengthMs } from '@hat-nang/model/backend/sound-length';
import type { FileLocation, OpenStorage } from './file-storage.ts';
import type { Database, Row } from './types.ts';

const SOUND_KINDS: readonly FileKind[] = ['mp3', 'aac', 'ogg', 'wav', 'flac', 'mp4', 'webm'];
const VIDEO_KINDS: readonly FileKind[] = ['mp4', 'webm'];
/** Maximum number of files in the cache. A full cache is emptied. */
const MAX_CACHED_FILES = 2000;

/** New content for a file: the id of the file, and the name under which the storage has the new bytes. */
export interface FileReplacement {
  readonly file: string;
  readonly name: string;
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

/** Facts about a file that is missing in the storage. A missing file counts as neither a sound nor a film. */
const missingFile: FileFacts = { sound: { isSound: false, lengthMs: undefined }, isFilm: false };

/**
 * Converts the error of a read to the facts about a missing file, if the error says that the file is missing.
 * @throws ServiceUnavailableError for every other error, because a file that cannot be read now may be a sound
 */
function toMissingFile(error: unknown): FileFacts {
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  const isMissing = ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(code)) || $metadata?.httpStatusCode === 404;
  if (isMissing) return missingFile;
  throw new ServiceUnavailableError({ service: 'storage', reason: 'A file could not be read' });
}

/** Creates a reader of the facts about files. Facts are cached by storage, name, size and modification time. */
export function createFactsReader(openStorage: OpenStorage): ReadFacts {
  const cachedFacts = new Map<string, FileFacts>();

  const factsOf = async (storage: string, name: string): Promise<FileFacts> => {
    const location = (await openStorage()).location(storage);
    const { size, modified } = await location.stat(name);
    const version = `${storage} ${name} ${size} ${modified.getTime()}`;
    const cachedEntry = cachedFacts.get(version);
    if (cachedEntry !== undefined) return cachedEntry;
    // A bucket refuses to read a range of an empty file.
    const kind = detectFileKind(size === 0 ? new Uint8Array() : await readHead(location, name));
    const isSound = SOUND_KINDS.includes(kind);
    const lengthMs = isSound ? readSoundLengthMs(await buffer(await location.read(name))) : undefined;
    const facts = { sound: { isSound, lengthMs }, isFilm: VIDEO_KINDS.includes(kind) };
    if (cachedFacts.size >= MAX_CACHED_FILES) cachedFacts.clear();
    cachedFacts.set(version, facts);
    return facts;
  };

  return async (database, ids, replacement) => {
    const files: Row[] = await database('directus_files')
      .whereIn('id', [...new Set(ids)])
      .select('id', 'storage', 'filename_disk');
    const facts = new Map<string, FileFacts>();
    for (const { id, storage, filename_disk } of files) {
      const name =
        replacement !== undefined && replacement.file === id ? replacement.name : String(filename_disk ?? '');
      const fileFacts = name === '' ? missingFile : await factsOf(String(storage), name).catch(toMissingFile);
      facts.set(String(id), fileFacts);
    }
    return facts;
  };
}

const readHead = async (location: FileLocation, name: string): Promise<Uint8Array> =>
  buffer(await location.read(name, { range: { start: 0, end: FILE_HEAD_BYTES - 1 } }));
