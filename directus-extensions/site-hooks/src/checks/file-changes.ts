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

type Handler = (
  request: { method: string; path: string; is(type: string): unknown },
  response: unknown,
  next: () => void,
) => void | Promise<void>;

/** State of a request that may change files. */
interface FileRequest {
  /** Rows of files before the change, by id. */
  readonly previousRows: Map<string, Row | undefined>;
  /** True for a multipart request, which may replace the content of a file. */
  readonly isReplacement: boolean;
}

/** Routes that may change files. */
export const fileRoutes = ['/files', '/items', '/graphql'];

const READ_COLUMNS = ['type', 'storage', 'filename_disk', 'is_decorative'] as const;
const CONTENT_COLUMNS = ['type', 'storage', 'filename_disk'] as const;

/**
 * The state of the current request. In a map per process, the rows of a refused request would remain, and a later request would compare a file with an
 * outdated row.
 */
const currentRequest = new AsyncLocalStorage<FileRequest>();

const readRow = async (database: Knex, file: Key): Promise<Row | undefined> =>
  database('directus_files')
    .where({ id: file })
    .first(...READ_COLUMNS);

/** Starts a `FileRequest` for each request that may change files. Directus emits no event before it replaces a file, so this middleware reads the row. */
export function rememberFiles(database: Knex): Handler {
  return async (request, _response, next) => {
    // Reads change nothing, and most requests are reads.
    if (request.method === 'GET') return next();
    const previousRows = new Map<string, Row | undefined>();
    const isReplacement = Boolean(request.is('multipart/form-data'));
    const [, file] = /^\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i.exec(request.path) ?? [];
    if (isReplacement && file !== undefined) previousRows.set(file, await readRow(database, file));
    currentRequest.run({ previousRows, isReplacement }, next);
  };
}

/**
 * Remembers the rows of files before a change of their data.
 * @returns a function that reports what a save has changed in a file. If the previous row was not remembered, the function reports a change of content and
 * mark.
 */
export function watchFiles(filter: Hooks['filter']): (database: Knex, file: Key) => Promise<FileChange> {
  const rememberRows: FilterHandler = async (payload, { keys = [] }, { database, accountability }) => {
    const fileRequest = currentRequest.getStore();
    if (fileRequest !== undefined && isPerson(accountability))
      for (const key of keys) fileRequest.previousRows.set(String(key), await readRow(database, key));
    return payload;
  };
  filter('files.update', rememberRows);
  return async (database, file) => {
    const { previousRows, isReplacement = true } = currentRequest.getStore() ?? {};
    const previousRow = previousRows?.get(String(file));
    const currentRow = await readRow(database, file);
    if (previousRow === undefined) return { isContentChanged: true, isMarkChanged: true };
    return {
      isContentChanged: isReplacement || CONTENT_COLUMNS.some((column) => previousRow[column] !== currentRow?.[column]),
      isMarkChanged: Boolean(previousRow.is_decorative) !== Boolean(currentRow?.is_decorative),
    };
  };
}
