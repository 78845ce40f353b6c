import type { Schema } from '@hat-nang/model/backend/directus-hooks';
import { expect, it } from 'vitest';
import { filesOf } from './shown-files.ts';

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
  expect([...filesOf(schema, 'news', row).keys()]).toEqual(expected);
});
