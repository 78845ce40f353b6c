import knex from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenStorage } from './file-storage.ts';
import { createFactsReader } from './mark-media.ts';
import type { Database } from './types.ts';

let database: Database;
beforeEach(async () => {
  database = knex({ client: 'sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  await database.schema.createTable('directus_files', (table) => {
    for (const name of ['id', 'storage', 'filename_disk']) table.string(name);
  });
  await database('directus_files').insert({ id: 'a', storage: 'local', filename_disk: 'a.mp3' });
});
afterEach(() => database.destroy());

/** Reads the facts about a file from a storage whose reads fail with this error. Without `size`, `stat` fails too. */
async function readFacts(error: Error, size?: number) {
  const fail = async (): Promise<never> => {
    throw error;
  };
  const stat = size === undefined ? fail : async () => ({ size, modified: new Date(0) });
  const location = { exists: async () => true, stat, read: fail };
  const openStorage: OpenStorage = async () => ({ location: () => location });
  return (await createFactsReader(openStorage)(database, ['a'])).get('a');
}

const noSound = { sound: { isSound: false, lengthMs: undefined }, isFilm: false };

test.each([
  ['a folder', { code: 'ENOENT' }],
  ['a bucket', { $metadata: { httpStatusCode: 404 } }],
])('a file that is missing in %s is no sound', async (_title, fields) => {
  expect(await readFacts(Object.assign(new Error('missing'), fields))).toEqual(noSound);
});

test('an empty file is no sound, although a bucket refuses to read it', async () => {
  const refusal = Object.assign(new Error('range'), { $metadata: { httpStatusCode: 416 } });
  expect(await readFacts(refusal, 0)).toEqual(noSound);
});

test.each([undefined, 10])('nothing is known about a file while the storage does not respond', async (size) => {
  await expect(readFacts(new Error('connect ECONNREFUSED'), size)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    extensions: { service: 'storage' },
  });
});
