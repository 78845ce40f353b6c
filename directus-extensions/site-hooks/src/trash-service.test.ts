/** Tests which method of Directus a deletion calls. tests/integration/site-hooks/trash.test.ts deletes on a running Directus. */
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DeletingService, deleteIntoTrash } from './trash-service.ts';

const administrator = {
  user: 'mai',
  role: null,
  admin: true,
  app: true,
} as unknown as DeletingService['accountability'];

let database: Knex;

beforeEach(async () => {
  database = knex({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  await database.schema.createTable('news', (table) => {
    table.increments('id');
    table.string('status');
  });
  await database('news').insert([{ status: 'draft' }, { status: 'deleted' }]);
});
afterEach(() => database.destroy());

/** Deletes items of news as an administrator. Returns the calls of Directus's methods, and the error of the deletion if it fails. */
async function callsOfDeletion(keys: number[]): Promise<{ calls: unknown[]; error: unknown }> {
  const calls: unknown[] = [];
  const prototype = {
    deleteMany: async (deletedKeys: number[]) => void calls.push(['delete', deletedKeys]),
    updateMany: async (updatedKeys: number[]) => void calls.push(['update', updatedKeys]),
  };
  deleteIntoTrash({ prototype } as unknown as { prototype: DeletingService });
  const service = { collection: 'news', knex: database, accountability: administrator };
  const deletion: Promise<unknown> = prototype.deleteMany.call(Object.assign(Object.create(prototype), service), keys);
  const error = await deletion.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { calls, error };
}

it('moves items to the trash, and erases those that are there', async () => {
  expect(await callsOfDeletion([1, 2])).toEqual({ calls: [['update', [1]]], error: undefined });
  expect(await callsOfDeletion([2])).toEqual({ calls: [['delete', [2]]], error: undefined });
});

it('refuses a deletion with an unknown item, for administrators too', async () => {
  expect(await callsOfDeletion([1, 99])).toEqual({ calls: [], error: expect.objectContaining({ code: 'FORBIDDEN' }) });
});
