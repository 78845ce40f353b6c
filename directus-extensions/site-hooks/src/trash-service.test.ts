import { ROLE, USER } from '@hat-nang/model/ids';
import knexOf, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DeletingService, deleteIntoTrash } from './trash-service.ts';

type Options = Parameters<DeletingService['updateMany']>[2];
type Accountability = DeletingService['accountability'];

const createPerson = (user: string): Accountability =>
  ({ user, role: ROLE.editor, admin: false, app: true }) as unknown as Accountability;

let database: Knex;
/** Events that were emitted after the commit, and those that were emitted at once. */
let emitted: unknown[];
beforeEach(async () => {
  database = knexOf({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  await database.schema.createTable('news', (table) => {
    table.integer('id').primary();
    table.string('status');
  });
  await database('news').insert([
    { id: 1, status: 'draft' },
    { id: 2, status: 'published' },
    { id: 3, status: 'deleted' },
  ]);
  emitted = [];
});
afterEach(() => database.destroy());

const readStatuses = (): Promise<string[]> => database('news').orderBy('id').pluck('status');

/** Creates a service with the parts of Directus's ItemsService that the trash relies on: refusals inside the transaction, and events. */
function createService(accountability: Accountability = createPerson('a1'), refusedId?: number): DeletingService {
  class ItemsService {
    readonly collection = 'news';
    readonly accountability = accountability;
    readonly knex: Knex;
    constructor(options: { knex: Knex }) {
      this.knex = options.knex;
    }
    fork(options: { knex: Knex }): DeletingService {
      return new ItemsService(options) as unknown as DeletingService;
    }
    async updateMany(keys: number[], change: object, options?: Options): Promise<number[]> {
      await this.knex('news').whereIn('id', keys).update(change);
      if (keys.includes(refusedId ?? 0)) throw new Error('refused');
      this.#emit('items.update', keys, options);
      return keys;
    }
    async deleteMany(keys: number[], options?: Options): Promise<number[]> {
      const count = await this.knex('news').whereIn('id', keys).delete();
      if (count !== keys.length) throw new Error('unknown');
      this.#emit('items.delete', keys, options);
      return keys;
    }
    #emit(event: string, keys: number[], options?: Options): void {
      const actionEvent = { event, meta: { keys }, context: null };
      if (options?.bypassEmitAction) options.bypassEmitAction(actionEvent);
      else emitted.push(['at once', event]);
    }
  }
  deleteIntoTrash(ItemsService as unknown as { prototype: DeletingService }, (event, { keys }) =>
    emitted.push([event, keys]),
  );
  return new ItemsService({ knex: database }) as unknown as DeletingService;
}

describe('a deletion by a person', () => {
  it('moves the items to the trash, leaves those of the trash there, and emits the events', async () => {
    expect(await createService().deleteMany([1, '2', 3])).toEqual([1, '2', 3]);
    expect(await readStatuses()).toEqual(['deleted', 'deleted', 'deleted']);
    expect(emitted).toEqual([['items.update', [1, 2]]]);
  });

  it('changes nothing when one item is refused or unknown, and emits nothing', async () => {
    const statusesBefore = await readStatuses();
    await expect(createService(undefined, 2).deleteMany([1, 2, 3])).rejects.toThrow('refused');
    await expect(createService().deleteMany([1, 99])).rejects.toThrow('unknown');
    expect([await readStatuses(), emitted]).toEqual([statusesBefore, []]);
  });

  it('erases only when each item is in the trash already', async () => {
    await createService().deleteMany([3]);
    expect(await readStatuses()).toEqual(['draft', 'published']);
  });

  it('is part of the transaction of a larger save, which emits the events', async () => {
    const received: unknown[] = [];
    const outer = database.transaction(async (knex) => {
      const service = createService().fork({ knex });
      await service.deleteMany([1], { bypassEmitAction: ({ event }) => void received.push(event) });
      throw new Error('the save fails later');
    });
    await expect(outer).rejects.toThrow('later');
    expect([await readStatuses(), received, emitted]).toEqual([
      ['draft', 'published', 'deleted'],
      ['items.update'],
      [],
    ]);
  });
});

it('a deletion by a script or by code erases', async () => {
  await createService(createPerson(USER.service)).deleteMany([1]);
  await createService(null).deleteMany([2]);
  expect(await readStatuses()).toEqual(['deleted']);
});
