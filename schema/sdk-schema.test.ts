/** Type tests of the generated Schema. Each @ts-expect-error fails `npm run typecheck` when the line below it has no type error. */
import { createItem, readItems, readUsers } from '@directus/sdk';
import { expect, expectTypeOf, it } from 'vitest';
import type { Schema } from '../codegen/generated/sdk-schema.ts';
import type { Api } from './connect.ts';

const api = {} as Api;

it('knows collections, fields, values and what a relation leads to', () => {
  // This function is never called, only type-checked.
  const wrongReads = () => [
    // @ts-expect-error no such collection
    api.request(readItems('newz', {})),
    // @ts-expect-error no such field
    api.request(readItems('news', { fields: ['titel'] })),
    // @ts-expect-error no such field of the file
    api.request(readItems('news', { fields: [{ image: ['pixels'] }] })),
    // @ts-expect-error no such status
    api.request(createItem('news', { status: 'lost' })),
    // @ts-expect-error no such field of ours on people
    api.request(readUsers({ fields: ['nickname'] })),
  ];
  const validRead = () => api.request(readItems('news', { fields: ['id', { image: ['filename_download'] }] }));
  type Item = Awaited<ReturnType<typeof validRead>>[number];
  expectTypeOf<Item['image']>().toEqualTypeOf<{ filename_download: string } | null>();
  expectTypeOf<Schema['directus_files']>().not.toBeNever();
  expect(wrongReads).toBeTypeOf('function');
});
