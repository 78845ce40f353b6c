import { type Admin, connect } from '../../schema/connect.ts';
import type { SeedFile } from './rows.ts';

export type DatabaseRow = Record<string, unknown>;
export type SeedClient = Awaited<ReturnType<typeof openClient>>;

/** Nested rows count towards Directus's batch limit and bodies towards its payload limit; both fit easily in this. */
const ROWS_A_WRITE = 100;
const BYTES_A_WRITE = 300_000;

const pathOf = (collection: string) =>
  collection.startsWith('directus_') ? `/${collection.slice('directus_'.length)}` : `/items/${collection}`;

/** Cuts rows into bodies that Directus takes in one go. */
function* chunks<T>(rows: T[]): Generator<T[]> {
  let chunk: T[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = JSON.stringify(row).length;
    if (chunk.length > 0 && (chunk.length === ROWS_A_WRITE || bytes + size > BYTES_A_WRITE)) {
      yield chunk;
      chunk = [];
      bytes = 0;
    }
    chunk.push(row);
    bytes += size;
  }
  if (chunk.length > 0) yield chunk;
}

/** The few calls that seeding takes, as an administrator. */
export async function openClient(admin: Admin) {
  const { url, token, call } = await connect(admin);

  return {
    /** Every row of a collection, with the fields asked for. */
    read: (collection: string, fields: string[], filter: object = {}): Promise<DatabaseRow[]> =>
      call(
        'GET',
        `${pathOf(collection)}?limit=-1&fields=${fields}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
      ),
    readSingleton: (collection: string, fields: string[]): Promise<DatabaseRow> =>
      call('GET', `${pathOf(collection)}?fields=${fields}`),
    /** Creates rows; `onChunk` hears the fields asked for, in any order, of every part that is safely written. */
    async create(
      collection: string,
      fields: string[],
      rows: object[],
      onChunk: (made: DatabaseRow[]) => void,
    ): Promise<void> {
      for (const chunk of chunks(rows)) {
        onChunk(await call<DatabaseRow[]>('POST', `${pathOf(collection)}?fields=${fields}`, chunk));
      }
    },
    /** Changes rows, each of which carries its primary key. */
    async update(collection: string, pk: string, rows: object[]): Promise<void> {
      for (const chunk of chunks(rows)) await call('PATCH', `${pathOf(collection)}?fields=${pk}`, chunk);
    },
    updateSingleton: (collection: string, row: object): Promise<DatabaseRow> => call('PATCH', pathOf(collection), row),
    /** Uploads a file under its fixed id, or replaces the file of that id. Fields come first: Directus reads in order. */
    async upload(file: SeedFile, folderId: string, isReplacement: boolean): Promise<void> {
      const form = new FormData();
      if (!isReplacement) form.append('id', file.id);
      form.append('folder', folderId);
      form.append('title', file.title);
      if (file.description !== null) form.append('description', file.description);
      const name = file.path.replaceAll('/', '-');
      form.append('filename_download', name);
      form.append('file', new Blob([new Uint8Array(file.content())], { type: file.type }), name);
      const path = isReplacement ? `/files/${file.id}` : '/files';
      const response = await fetch(`${url}${path}?fields=id`, {
        method: isReplacement ? 'PATCH' : 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      if (!response.ok) throw new Error(`Upload of ${file.path}: HTTP ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    },
  };
}
