import { AsyncLocalStorage } from 'node:async_hooks';
import type { FilterHandler, Hooks, Row } from '@hat-nang/model/backend/directus-hooks';
import { isPerson } from '@hat-nang/model/backend/is-person';
import type { Knex } from 'knex';
import type { Key } from './owners.ts';

/** Describes what a save changed in a row of `directus_files`. */
export interface FileChange {
  /** True if the content of the file may have changed: after a replacement, or if its type or its place in the storage changed. */
  readonly isContentChanged: boolean;
  /** True if the mark "decorative" was set or removed. */
  readonly isMarkChanged: boolean;
}

type Handler = (request: { is(type: string): unknown }, response: unknown, next: () => void) => void;

const READ_COLUMNS = ['type', 'storage', 'filename_disk', 'is_decorative'] as const;
const CONTENT_COLUMNS = ['type', 'storage', 'filename_disk'] as const;

/**
 * Rows of files before a change of their data, stored per request. If they were stored per process, they would outlive a refused request. A later
 * replacement of the file would then count as a change of data only.
 */
const previousRowsStore = new AsyncLocalStorage<Map<string, Row | undefined>>();

const readRow = async (database: Knex, file: Key): Promise<Row | undefined> =>
  database('directus_files')
    .where({ id: file })
    .first(...READ_COLUMNS);

/** Gives each request to `/files` a store for these rows. Uploads get none, so they always count as a change of the content. */
export const rememberFiles: Handler = (request, _response, next) => {
  if (request.is('multipart/form-data')) next();
  else previousRowsStore.run(new Map(), next);
};

/**
 * Remembers the rows of files before a change of their data.
 * @returns a function that reads what changed, for the activity row of the save. Replacements and changes by other routes, such as GraphQL, count as a
 * change of the content.
 */
export function watchFiles(filter: Hooks['filter']): (database: Knex, file: Key) => Promise<FileChange> {
  const rememberRows: FilterHandler = async (payload, { keys = [] }, { database, accountability }) => {
    const rows = previousRowsStore.getStore();
    if (rows !== undefined && isPerson(accountability))
      for (const key of keys) rows.set(String(key), await readRow(database, key));
    return payload;
  };
  filter('files.update', rememberRows);
  return async (database, file) => {
    const previousRow = previousRowsStore.getStore()?.get(String(file));
    const currentRow = await readRow(database, file);
    return {
      isContentChanged:
        previousRow === undefined || CONTENT_COLUMNS.some((column) => previousRow[column] !== currentRow?.[column]),
      isMarkChanged:
        previousRow === undefined || Boolean(previousRow.is_decorative) !== Boolean(currentRow?.is_decorative),
    };
  };
}
