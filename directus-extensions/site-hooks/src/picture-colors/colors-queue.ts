import { runOneAtATime } from '@hat-nang/model/backend/one-at-a-time';
import { isDecodedType } from '@hat-nang/model/backend/picture-size';
import { FOLDER } from '@hat-nang/model/ids';
import type { Knex } from 'knex';
import { makeColors } from './make-colors.ts';

/** Stored for a picture that can have no colours, so that no start tries it again. Null means that nobody has tried. */
const NO_COLORS = '';
/** Folders whose pictures no page of the library shows. */
const HIDDEN_FOLDERS: readonly string[] = [FOLDER.uploads, FOLDER.private];

export interface ColorsQueueOptions {
  readonly database: Knex;
  /** Reads the content of a file. Rejects if the storage does not have it. */
  readonly readFile: (id: string) => Promise<Uint8Array>;
  /** Called with the changed files when the queue has become empty. A long queue thus makes the site's pages stale only once. */
  readonly onChanged: (files: readonly string[]) => Promise<void>;
  readonly onError: (file: string, error: unknown) => void;
}

export interface ColorsQueue {
  /** Adds a file with a new content. */
  add(file: string): void;
  /** Adds every picture that nobody has tried. Leaves out those that this process could not read. */
  addMissing(): Promise<void>;
  /** Resolves when the queue is empty. */
  idle(): Promise<void>;
}

interface FileRow {
  readonly type: string | null;
  readonly folder: string | null;
  readonly filesize: number | string | null;
  readonly blurred_colors: string | null;
}

/**
 * Computes blurred colours and stores them in the rows of the files, one after the other. It writes past Directus's services, because a change of the row
 * would get a revision, and `modified_on` would change the addresses of the picture.
 */
export function createColorsQueue({ database, readFile, onChanged, onError }: ColorsQueueOptions): ColorsQueue {
  /** Waiting files. True for a new content, which replaces stored colours. */
  const waitingFiles = new Map<string, boolean>();
  const unreadableFiles = new Set<string>();
  let running: Promise<void> | undefined;

  const storeColors = async (id: string, isNew: boolean): Promise<boolean> => {
    const file: FileRow | undefined = await database('directus_files')
      .where({ id })
      .first('type', 'folder', 'filesize', 'blurred_colors');
    // Another replica may have been first.
    if (file === undefined || (!isNew && file.blurred_colors !== null)) return false;
    const colors = isShownPicture(file) ? await readColors(id) : null;
    if (colors === file.blurred_colors) return false;
    // If the file was replaced meanwhile, its own turn follows.
    const row = database('directus_files').where({ id, filesize: file.filesize });
    return (await row.update({ blurred_colors: colors })) > 0;
  };

  const readColors = async (id: string): Promise<string | null> => {
    try {
      // The file is read in its turn too, so that only one is in memory. The queue never refuses it, because at most one file of this queue waits there.
      const work = async () => (await makeColors(await readFile(id))) ?? NO_COLORS;
      return await runOneAtATime('pictures', work, Number.POSITIVE_INFINITY);
    } catch (error) {
      unreadableFiles.add(id);
      onError(id, error);
      return null;
    }
  };

  const run = async () => {
    const changedFiles: string[] = [];
    for (const [file, isNew] of waitingFiles) {
      waitingFiles.delete(file);
      try {
        if (await storeColors(file, isNew)) changedFiles.push(file);
      } catch (error) {
        onError(file, error);
      }
    }
    running = undefined;
    if (changedFiles.length > 0) await onChanged(changedFiles);
  };

  const enqueue = (file: string, isNew: boolean) => {
    waitingFiles.set(file, isNew || waitingFiles.get(file) === true);
    running ??= run();
  };

  return {
    add: (file) => enqueue(file, true),
    async addMissing() {
      const rows: (Pick<FileRow, 'type' | 'folder'> & { id: string })[] = await database('directus_files')
        .whereNull('blurred_colors')
        .where('type', 'like', 'image/%')
        .where((folders) => folders.whereNull('folder').orWhereNotIn('folder', HIDDEN_FOLDERS))
        .orderByRaw('random()') // Replicas that work at the same time seldom take the same file.
        .select('id', 'type', 'folder');
      for (const row of rows) if (isShownPicture(row) && !unreadableFiles.has(row.id)) enqueue(row.id, false);
    },
    idle: async () => {
      while (running !== undefined) await running;
    },
  };
}

const isShownPicture = ({ type, folder }: Pick<FileRow, 'type' | 'folder'>): boolean =>
  type !== null && isDecodedType(type) && (folder === null || !HIDDEN_FOLDERS.includes(folder));
