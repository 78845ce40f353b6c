import knex from 'knex';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerChangeHooks } from './changes.ts';
import type { Context, Database, EventContext, EventMeta } from './types.ts';

// The migration is plain JavaScript without types, as Directus requires.
const { up } = (await import(
  new URL('../../../schema/migrations/20261121M-download-jobs.js', import.meta.url).href
)) as { up: (database: Database) => Promise<void> };

type FilterHandler = (payload: unknown, meta: EventMeta, context: EventContext) => Promise<unknown>;

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let database: Database;
let filters: Map<string, FilterHandler>;

beforeEach(async () => {
  vi.clearAllMocks();
  database = knex({ client: 'sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  await up(database);
  await database.schema.createTable('document_pages', (table) => {
    table.integer('id').primary();
    table.integer('document');
  });
  filters = new Map();
  const hooks = {
    action: () => undefined,
    filter: (event: string, handler: FilterHandler) => {
      filters.set(event, handler);
    },
  };
  registerChangeHooks(hooks, { log } as unknown as Context);
});
afterEach(() => database.destroy());

const queuedDocuments = () => database('download_jobs').orderBy('document').pluck('document');
const callFilter = (event: string, payload: unknown, meta: EventMeta = {}, context: Partial<EventContext> = {}) =>
  filters.get(event)?.(payload, meta, { database, accountability: null, ...context });

test('a page that moves to another document queues the downloads of the former one', async () => {
  await database('document_pages').insert({ id: 1, document: 7 });
  const movePage = (payload: object, context?: Partial<EventContext>) =>
    callFilter('document_pages.items.update', payload, { keys: [1] }, context);
  await movePage({ number: 3 });
  const visitor = { admin: false, app: false } as EventContext['accountability'];
  await movePage({ document: 8 }, { accountability: visitor });
  expect(await queuedDocuments()).toEqual([]);
  await movePage({ document: 8 });
  expect(await queuedDocuments()).toEqual([7]);
});

test('a failure of the queue leaves nothing of it in the transaction of the save, which continues', async () => {
  const keys = Array.from({ length: 101 }, (_, index) => index + 1);
  await database('document_pages').insert(keys.map((id) => ({ id, document: id })));
  // `queueDownloads` inserts 100 rows per statement. The trigger makes the second statement fail.
  await database.raw(
    "CREATE TRIGGER stop BEFORE INSERT ON download_jobs WHEN NEW.document = 101 BEGIN SELECT RAISE(ABORT, 'x'); END",
  );
  await database.transaction(async (transaction) => {
    await callFilter('document_pages.items.delete', keys, {}, { database: transaction });
    await transaction('document_pages').delete();
  });
  expect(log.error).toHaveBeenCalledOnce();
  expect([await queuedDocuments(), await database('document_pages')]).toEqual([[], []]);
});
