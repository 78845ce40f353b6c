import { FOLDER } from '@hat-nang/model/ids';
import knex, { type Knex } from 'knex';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ColorsQueue, createColorsQueue } from './colors-queue.ts';

const pictureOf = (background: string) =>
  sharp({ create: { width: 8, height: 6, channels: 4, background } })
    .png()
    .toBuffer();

let database: Knex;
let queue: ColorsQueue;
let contents: Map<string, Buffer>;
let readIds: string[];
let changes: (readonly string[])[];
let failedIds: string[];
let onRead: (id: string) => Promise<void>;

beforeEach(async () => {
  database = knex({ client: 'sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  await database.schema.createTable('directus_files', (table) => {
    for (const name of ['id', 'type', 'folder', 'blurred_colors']) table.string(name);
    table.integer('filesize');
  });
  contents = new Map();
  [readIds, changes, failedIds] = [[], [], []];
  onRead = async () => undefined;
  queue = createColorsQueue({
    database,
    readFile: async (id) => {
      readIds.push(id);
      const content = contents.get(id);
      await onRead(id);
      if (content === undefined) throw new Error('not in the storage');
      return content;
    },
    onChanged: async (files) => void changes.push(files),
    onError: (file) => failedIds.push(file),
  });
});
afterEach(() => database.destroy());

async function insertFile(id: string, content: Buffer | undefined, row: object = {}): Promise<void> {
  if (content !== undefined) contents.set(id, content);
  await database('directus_files').insert({ id, type: 'image/png', filesize: content?.length ?? 0, ...row });
}

const colorsOf = async (id: string): Promise<string | null> =>
  (await database('directus_files').where({ id }).first('blurred_colors'))?.blurred_colors;

test('an upload gets its colours, and a replacement other ones', async () => {
  await insertFile('a', await pictureOf('#c00'));
  queue.add('a');
  await queue.idle();
  const firstColors = await colorsOf('a');
  expect(firstColors).toHaveLength(32);
  contents.set('a', await pictureOf('#00c'));
  queue.add('a');
  await queue.idle();
  expect(await colorsOf('a')).toHaveLength(32);
  expect(await colorsOf('a')).not.toBe(firstColors);
  expect(changes).toEqual([['a'], ['a']]);
});

test('what is no picture of the library stays null and is not read', async () => {
  await insertFile('sound', Buffer.from('x'), { type: 'audio/mpeg' });
  await insertFile('drawing', Buffer.from('<svg/>'), { type: 'image/svg+xml' });
  await insertFile('member', await pictureOf('#c00'), { folder: FOLDER.uploads });
  for (const id of ['sound', 'drawing', 'member', 'deleted']) queue.add(id);
  await queue.idle();
  expect([await colorsOf('sound'), await colorsOf('drawing'), await colorsOf('member')]).toEqual([null, null, null]);
  expect([readIds, changes, failedIds]).toEqual([[], [], []]);
});

test('a picture that is replaced by a sound loses its colours', async () => {
  await insertFile('a', undefined, { type: 'audio/mpeg', blurred_colors: 'A'.repeat(32) });
  queue.add('a');
  await queue.idle();
  expect(await colorsOf('a')).toBeNull();
});

test('the fill takes each picture without colours once, and reports them together', async () => {
  await insertFile('a', await pictureOf('#c00'));
  await insertFile('b', await pictureOf('#00c'));
  await insertFile('transparent', await pictureOf('#00c8'));
  await insertFile('broken', Buffer.from('x'));
  await insertFile('done', await pictureOf('#0c0'), { blurred_colors: 'A'.repeat(32) });
  for (let time = 0; time < 2; time++) {
    await queue.addMissing();
    await queue.idle();
  }
  expect(await Promise.all(['a', 'b'].map(colorsOf))).toEqual([expect.any(String), expect.any(String)]);
  expect(await Promise.all(['transparent', 'broken', 'done'].map(colorsOf))).toEqual(['', '', 'A'.repeat(32)]);
  expect(readIds.toSorted()).toEqual(['a', 'b', 'broken', 'transparent']);
  expect(changes.map((files) => files.toSorted())).toEqual([['a', 'b', 'broken', 'transparent']]);
});

test('a file that the storage does not have is reported once and stays null', async () => {
  await insertFile('lost', undefined);
  for (let time = 0; time < 2; time++) {
    await queue.addMissing();
    await queue.idle();
  }
  expect([await colorsOf('lost'), readIds, failedIds, changes]).toEqual([null, ['lost'], ['lost'], []]);
});

test('the fill leaves out a picture that another replica has filled meanwhile', async () => {
  await insertFile('a', await pictureOf('#c00'));
  await insertFile('b', await pictureOf('#00c'));
  onRead = async () => void (await database('directus_files').update({ blurred_colors: 'A'.repeat(32) }));
  await queue.addMissing();
  await queue.idle();
  expect(readIds).toHaveLength(1);
});

test('the colours of a content that was replaced meanwhile are not stored', async () => {
  await insertFile('a', await pictureOf('#c00'));
  onRead = async () => void (await database('directus_files').update({ filesize: 1 }));
  queue.add('a');
  await queue.idle();
  expect([await colorsOf('a'), changes]).toEqual([null, []]);
});
