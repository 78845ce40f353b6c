import { runOneAtATime } from '@hat-nang/model/backend/one-at-a-time';
import { isDecodedType } from '@hat-nang/model/backend/picture-size';
import { FOLDER } from '@hat-nang/model/ids';
import type { Knex } from 'knex';
import { makeColors } from './make-colors.ts';

/** Stored for a transparent or undecodable picture, so that `addMissing` does not select the picture again. Null means that there is no result yet. */
const NO_COLORS = '';
/** Folders of members' pictures and of private files. Public pages show none of them. */
const HIDDEN_FOLDERS: readonly string[] = [FOLDER.uploads, FOLDER.private];

export interface ColorsQueueOptions {
  readonly database: Knex;
  /** Reads the content of a file. Rejects if the storage does not have it. */
  readonly readFile: (id: string) => Promise<Uint8Array>;
  /** Called with all changed files after the queue has become empty, so that a long queue invalidates the site's pages only once. */
  readonly onChanged: (files: readonly string[]) => Promise<void>;
  readonly onError: (file: string, error: unknown) => void;
}

export interface ColorsQueue {
  /** Adds a file whose content is new or was replaced. */
  add(file: string): void;
  /** Adds every picture without a result, except those that this process has failed to read. */
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
 * Computes the blurred colours of pictures one after the other, and stores them in `directus_files`. Writes with SQL, because a change through Directus's
 * services would add a revision, and would change `modified_on` and with it the addresses of the picture.
 */
export function createColorsQueue({ database, readFile, onChanged, onError }: ColorsQueueOptions): ColorsQueue {
  /** Ids of the waiting files. The value is true if the content is new, so that its colours replace the stored ones. */
  const waitingFiles = new Map<string, boolean>();
  const unreadableFiles = new Set<string>();
  let running: Promise<void> | undefined;

  const storeColors = async (id: string, isNew: boolean): Promise<boolean> => {
    const file: FileRow | undefined = await database('directus_files')
      .where({ id })
      .first('type', 'folder', 'filesize', 'blurred_colors');
    // The file may have been deleted, or another replica may have stored its colours.
    if (file === undefined || (!isNew && file.blurred_colors !== null)) return false;
    const colors = isShownPicture(file) ? await readColors(id) : null;
    if (colors === file.blurred_colors) return false;
    // If the content was replaced meanwhile, its size differs and no row matches. The upload of the new content queues the file again.
    const row = database('directus_files').where({ id, filesize: file.filesize });
    return (await row.update({ blurred_colors: colors })) > 0;
  };

  const readColors = async (id: string): Promise<string | null> => {
    try {
      // The file is read inside the job, so that only one file is in memory. The limit is infinite, because this code queues one job at a time.
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
        .orderByRaw('random()') // A random order, so that parallel replicas seldom process the same file.
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
