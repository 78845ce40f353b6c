import type { Schema } from '@hat-nang/model/backend/directus-hooks';
import knex from 'knex';
import { expect, it } from 'vitest';
import { fieldsByFileId, findOverusedFile } from './shown-files.ts';

const A = '0a1b2c3d-0000-4000-8000-00000000000a';
const B = '0a1b2c3d-0000-4000-8000-00000000000b';
const schema: Schema = {
  collections: {},
  relations: [
    { collection: 'news', field: 'image', related_collection: 'directus_files' },
    { collection: 'news', field: 'category', related_collection: 'categories' },
  ],
};

it.each<[string, Record<string, unknown>, string[]]>([
  ['a key', { image: A }, [A]],
  ['a key in capitals', { image: A.toUpperCase() }, [A]],
  ['an object of the Studio', { image: { id: A, title: 'x' } }, [A]],
  ['a new file', { image: { title: 'x' } }, []],
  ['no file', { image: null, category: A, author: A }, []],
  [
    'addresses in a text, each once',
    { body: `<img src="/assets/${A}?key=x"><a href="https://x/assets/${B}/n.pdf">${A}`, image: A },
    [A, B],
  ],
])('finds %s', (_what, row, expected) => {
  expect([...fieldsByFileId(schema, 'news', row).keys()]).toEqual(expected);
});

it('finds a file whose rows make more than 5,000 combinations', async () => {
  const database = knex({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  const tables = ['news', 'events', 'documents'];
  const withThreeTables: Schema = {
    collections: {},
    relations: tables.map((collection) => ({ collection, field: 'image', related_collection: 'directus_files' })),
  };
  for (const table of tables) {
    await database.schema.createTable(table, (columns) => {
      columns.increments('id');
      columns.string('image');
    });
    await database(table).insert(Array.from({ length: 17 }, () => ({ image: A })));
  }
  const findIn = (row: Record<string, unknown>, keys: number[] = []) =>
    findOverusedFile(database, withThreeTables, 'news', row, keys);
  // 17 × 17 × 17 are 4,913, and 18 × 17 × 17 are 5,202.
  expect(await findIn({ image: A })).toBe('image');
  expect(await findIn({ image: { id: A } })).toBe('image');
  expect(await findIn({ image: A }, [1])).toBeUndefined();
  expect(await findIn({ image: A }, [18, 19])).toBe('image');
  expect(await findIn({ image: B })).toBeUndefined();
  expect(await findIn({ image: null })).toBeUndefined();
  await database.destroy();
});
