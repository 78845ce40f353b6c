import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorageCheck, MARKER, refuseLostUploads } from './storage-marker.ts';

let folder: string;
let root: string;
let database: Knex;
const log = { error: vi.fn() };
const createCheck = (env: Record<string, unknown> = {}) =>
  createStorageCheck(
    { STORAGE_LOCATIONS: 'local', STORAGE_LOCAL_DRIVER: 'local', STORAGE_LOCAL_ROOT: root, ...env },
    log,
  );
const isMarked = () => existsSync(join(root, MARKER));
/** Adds rows of files to the database, and writes the first of them to the folder. */
const addFiles = async (rows: number, written: number) => {
  for (let n = 0; n < rows; n++) {
    await database('directus_files').insert({ id: `${n}`, storage: 'local', filename_disk: `${n}.webp` });
    if (n < written) writeFileSync(join(root, `${n}.webp`), 'x');
  }
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hat-nang-storage-'));
  root = join(folder, 'uploads');
  mkdirSync(root);
  database = knex({ client: 'sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  await database.schema.createTable('directus_files', (table) => {
    for (const name of ['id', 'storage', 'filename_disk']) table.string(name);
  });
  await database.schema.createTable('directus_users', (table) => {
    for (const name of ['id', 'language']) table.string(name);
  });
  await database('directus_users').insert({ id: 'an', language: 'en-US' });
  vi.clearAllMocks();
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

describe('a start marks the storage', () => {
  it('of a library without files', async () => {
    await createCheck().prepare(database);
    expect(isMarked()).toBe(true);
  });

  it('of a library whose files are there', async () => {
    await addFiles(30, 30);
    await createCheck().prepare(database);
    expect(isMarked()).toBe(true);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('although single files are missing', async () => {
    await addFiles(10, 6);
    await createCheck().prepare(database);
    expect(isMarked()).toBe(true);
  });

  it('but not if most files are missing, and says so in the log', async () => {
    await addFiles(10, 3);
    const check = createCheck();
    await check.prepare(database);
    expect(isMarked()).toBe(false);
    expect(await check.isAvailable('local', database)).toBe(false);
    expect(log.error).toHaveBeenCalledOnce();
  });
});

it('is not available while the folder is away, and available again after its return', async () => {
  const check = createCheck();
  await check.prepare(database);
  await addFiles(2, 2);
  expect(await check.isAvailable('local', database)).toBe(true);
  renameSync(root, `${root}-away`);
  expect(await check.isAvailable('local', database)).toBe(false);
  // An empty folder, as below a volume that is not mounted.
  mkdirSync(root);
  expect(await check.isAvailable('local', database)).toBe(false);
  rmSync(root, { recursive: true });
  renameSync(`${root}-away`, root);
  expect(await check.isAvailable('local', database)).toBe(true);
});

it('marks a storage with its files that is mounted after the start', async () => {
  await addFiles(4, 4);
  renameSync(root, `${root}-away`);
  const check = createCheck();
  await check.prepare(database);
  renameSync(`${root}-away`, root);
  expect(await check.isAvailable('local', database)).toBe(true);
  expect(isMarked()).toBe(true);
});

it('never marks a library without files after the start', async () => {
  expect(await createCheck().isAvailable('local', database)).toBe(false);
  expect(isMarked()).toBe(false);
});

it('asks nothing of a bucket', async () => {
  const check = createCheck({ STORAGE_LOCATIONS: 's3', STORAGE_S3_DRIVER: 's3' });
  await check.prepare(database);
  expect(await check.isAvailable('s3', database)).toBe(true);
  expect(isMarked()).toBe(false);
});

it('refuses an upload with 503 in the language of the user before anything is stored, also a replacement', async () => {
  const stored: unknown[] = [];
  class FilesService {
    knex = database;
    accountability = { user: 'an' };
    async uploadOne(_stream: Readable, data: unknown, key?: unknown) {
      stored.push([data, key]);
      return 'id';
    }
  }
  await addFiles(1, 1);
  const check = createCheck({ STORAGE_LOCATIONS: 's3,local', STORAGE_S3_DRIVER: 's3' });
  await check.prepare(database);
  refuseLostUploads({ FilesService }, check);
  const files = new FilesService();
  const stream = Readable.from(['x']);
  expect(await files.uploadOne(stream, { storage: 'local' })).toBe('id');
  renameSync(root, `${root}-away`);
  const expectedError = { status: 503, message: expect.stringContaining('was not stored') };
  await expect(files.uploadOne(stream, { storage: 'local' })).rejects.toMatchObject(expectedError);
  await expect(files.uploadOne(Readable.from(['x']), {}, '0')).rejects.toMatchObject(expectedError);
  expect(stream.destroyed).toBe(true);
  // A new file goes to the first location.
  expect(await files.uploadOne(Readable.from(['x']), {})).toBe('id');
  expect(stored).toHaveLength(2);
});
