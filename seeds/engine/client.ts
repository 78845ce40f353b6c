import {
  createItems,
  createUsers,
  type RestCommand,
  readFiles,
  readItems,
  readSettings,
  readSingleton,
  readUsers,
  updateFile,
  updateFilesBatch,
  updateItemsBatch,
  updateSingleton,
  updateUsersBatch,
  uploadFiles,
} from '@directus/sdk';
import type { Schema } from '../../codegen/generated/sdk-schema.ts';
import { type Admin, connect } from '../../schema/connect.ts';
import type { SeedFile } from './rows.ts';

export type DatabaseRow = Record<string, unknown>;
export type SeedClient = Awaited<ReturnType<typeof openClient>>;

/** Limits of one request, in rows and in bytes. Directus limits the number of rows in a batch, including nested ones, and the size of the payload. */
const ROWS_A_WRITE = 100;
const BYTES_A_WRITE = 300_000;
/** Rows of one read. Directus returns at most QUERY_LIMIT_MAX rows (10,000), also without a limit. */
const ROWS_A_READ = 1_000;

/** Returns the name of a collection's primary key. */
export const primaryKeyOf = (collection: string): string => (collection === 'languages' ? 'code' : 'id');

/**
 * SDK commands of a collection. The commands are untyped, because the seeds choose collections and fields at run time (seeds/engine/*-rows.ts). System
 * collections of Directus have separate commands.
 */
interface Commands {
  readonly read: (query: never) => RestCommand<object[], Schema>;
  readonly create: (rows: never, query: never) => RestCommand<object[], Schema>;
  readonly update: (rows: never, query: never) => RestCommand<object[], Schema>;
}

const SYSTEM: Readonly<Record<string, Partial<Commands>>> = {
  directus_users: { read: readUsers, create: createUsers, update: updateUsersBatch },
  directus_files: { read: readFiles, update: updateFilesBatch },
};

function createCommands(collection: string): Partial<Commands> {
  const typedCollection = collection as never;
  return (
    SYSTEM[collection] ?? {
      read: (query) => readItems(typedCollection, query),
      create: (rows, query) => createItems(typedCollection, rows, query),
      update: (rows, query) => updateItemsBatch(typedCollection, rows, query),
    }
  );
}

/** Returns the fields of a file's focal point in Directus. Empty for a file without one. */
export const toFocalPoint = ({ focalPoint }: SeedFile): DatabaseRow =>
  focalPoint ? { focal_point_x: focalPoint[0], focal_point_y: focalPoint[1] } : {};

/** Splits rows into batches of at most ROWS_A_WRITE rows and BYTES_A_WRITE bytes. A larger row gets a batch of its own. */
export function* chunks<T>(rows: T[]): Generator<T[]> {
  let chunk: T[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = Buffer.byteLength(JSON.stringify(row));
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

/** Connects to Directus as an administrator. Returns the functions that seeding needs. */
export async function openClient(admin: Admin) {
  const { request } = await connect(admin);
  const toCommand = <Name extends keyof Commands>(collection: string, name: Name): Commands[Name] => {
    const sdkCommand = createCommands(collection)[name];
    if (!sdkCommand) throw new Error(`The seeds do not ${name} rows of ${collection}.`);
    return sdkCommand as Commands[Name];
  };
  return {
    /** Reads the requested fields of all rows of a collection that match the filter. */
    async read(collection: string, fields: string[], filter: object = {}): Promise<DatabaseRow[]> {
      const rows: DatabaseRow[] = [];
      for (let page = 1; ; page++) {
        const query = { limit: ROWS_A_READ, page, sort: [primaryKeyOf(collection)], fields, filter };
        const pageRows = (await request(toCommand(collection, 'read')(query as never))) as DatabaseRow[];
        rows.push(...pageRows);
        if (pageRows.length < ROWS_A_READ) return rows;
      }
    },
    readSingleton: (collection: string, fields: string[]) =>
      request(
        collection === 'directus_settings'
          ? readSettings({ fields } as never)
          : readSingleton(collection as never, { fields } as never),
      ) as Promise<DatabaseRow>,
    /** Creates rows in chunks. `onChunk` receives the requested fields of the rows of each written chunk, in any order of rows. */
    async create(
      collection: string,
      fields: string[],
      rows: object[],
      onChunk: (createdRows: DatabaseRow[]) => void,
    ): Promise<void> {
      for (const chunk of chunks(rows)) {
        onChunk((await request(toCommand(collection, 'create')(chunk as never, { fields } as never))) as DatabaseRow[]);
      }
    },
    /** Updates rows. Each row contains its primary key. */
    async update(collection: string, pk: string, rows: object[]): Promise<void> {
      for (const chunk of chunks(rows))
        await request(toCommand(collection, 'update')(chunk as never, { fields: [pk] } as never));
    },
    updateSingleton: (collection: string, row: object) =>
      request(updateSingleton(collection as never, row as never)) as Promise<DatabaseRow>,
    /** Uploads a file with a fixed id, or replaces the file with that id. Fields must come before the file in the form. */
    async upload(file: SeedFile, folderId: string, isReplacement: boolean): Promise<void> {
      const form = new FormData();
      if (!isReplacement) form.append('id', file.id);
      form.append('folder', folderId);
      form.append('title', file.title);
      if (file.description !== null) form.append('description', file.description);
      for (const [name, value] of Object.entries(toFocalPoint(file))) form.append(name, String(value));
      const name = file.path.replaceAll('/', '-');
      form.append('filename_download', name);
      form.append('file', new Blob([new Uint8Array(file.content())], { type: file.type }), name);
      const query = { fields: ['id'] } as const;
      await request<unknown>(isReplacement ? updateFile(file.id, form, query) : uploadFiles(form, query));
    },
  };
}
