import { createDirectus, customEndpoint, type HttpMethod, rest, staticToken } from '@directus/sdk';
import type { SeedFile } from './rows.ts';

export type DatabaseRow = Record<string, unknown>;
type Answer = { errors?: { message: string; extensions?: { code?: string } }[] };

/** Nested rows count towards Directus's batch limit and bodies towards its payload limit; both fit easily in this. */
const ROWS_A_WRITE = 100;
const BYTES_A_WRITE = 300_000;

/** How the seeds reach Directus: an administrator's access, and what to do with it. */
export type SeedAccess = { url: string; token?: string; email?: string; password?: string };
export type SeedClient = ReturnType<typeof seedClient>;

/**
 * An administrator's token from an e-mail and a password. Only session logins are allowed in this project; the session
 * cookie's value serves as a bearer token too.
 */
async function logIn({ url, email, password }: SeedAccess): Promise<string> {
  const response = await fetch(new URL('/auth/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, mode: 'session' }),
  });
  const cookie = response.headers.getSetCookie().find((line) => /^[^=;]*token=[^;]/.test(line));
  if (!response.ok || cookie === undefined)
    throw new Error(`Directus refused the login of ${email} (HTTP ${response.status})`);
  return cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'));
}

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

/** The few calls that seeding takes, over the Directus SDK, with errors that name the call. */
export function seedClient(url: string, token: string) {
  const client = createDirectus(url).with(staticToken(token)).with(rest());

  async function call<T>(
    method: HttpMethod,
    path: string,
    body?: unknown,
    params?: Record<string, unknown>,
  ): Promise<T> {
    const isForm = body instanceof FormData;
    try {
      return await client.request(
        customEndpoint<T>({
          method,
          path,
          params,
          body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
          headers: isForm ? { 'Content-Type': 'multipart/form-data' } : {},
        }),
      );
    } catch (error) {
      const first = (error as Answer).errors?.[0];
      const reason = first === undefined ? String(error) : `${first.message} (${first.extensions?.code ?? 'no code'})`;
      throw new Error(`${method} ${path}: ${reason}`, { cause: error });
    }
  }

  return {
    /** Every row of a collection, with the fields asked for. */
    read: (collection: string, fields: string[], filter?: object): Promise<DatabaseRow[]> =>
      call('GET', pathOf(collection), undefined, { fields, limit: -1, ...(filter === undefined ? {} : { filter }) }),
    readSingleton: (collection: string, fields: string[]): Promise<DatabaseRow> =>
      call('GET', pathOf(collection), undefined, { fields }),
    /** Creates rows and tells their primary keys in the same order. `onChunk` hears of every part that is safe. */
    async create(
      collection: string,
      pk: string,
      rows: object[],
      onChunk: (pks: (string | number)[]) => void,
    ): Promise<void> {
      for (const chunk of chunks(rows)) {
        const made = await call<DatabaseRow[]>('POST', pathOf(collection), chunk, { fields: [pk] });
        onChunk(made.map((row) => row[pk] as string | number));
      }
    },
    /** Changes rows, each of which carries its primary key. */
    async update(collection: string, pk: string, rows: object[]): Promise<void> {
      for (const chunk of chunks(rows)) await call('PATCH', pathOf(collection), chunk, { fields: [pk] });
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
      await call(isReplacement ? 'PATCH' : 'POST', isReplacement ? `/files/${file.id}` : '/files', form, {
        fields: ['id'],
      });
    },
  };
}

/** Opens a client for an administrator's token, or for an e-mail and password. */
export async function openClient(access: SeedAccess): Promise<SeedClient> {
  return seedClient(access.url, access.token ?? (await logIn(access)));
}
