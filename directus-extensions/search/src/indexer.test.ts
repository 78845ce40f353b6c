import knex, { type Knex } from 'knex';
import { expect, it } from 'vitest';
import { createIndexer } from './indexer.ts';

const migration = new URL('../../../schema/migrations/20261122A-search.js', import.meta.url);
const { up } = (await import(migration.href)) as { up(database: Knex): Promise<void> };

it('indexes a failed item soon if it changes during the attempt, otherwise in ten minutes', async () => {
  const database = knex({ client: 'sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  await up(database);
  // The tables of the library are missing, so every attempt fails.
  const indexer = createIndexer({ database, now: () => 1_000 });
  const dueTimes = () => database('search_queue').orderBy('item').pluck('due_at');
  await indexer.schedule(database, 'news', [7], 500);
  await indexer.indexDue();
  expect(await dueTimes()).toEqual([601_000]);

  await indexer.schedule(database, 'news', [7], 500);
  const changes: Promise<void>[] = [];
  database.on('query-error', () => changes.push(indexer.schedule(database, 'news', [7], 900)));
  await indexer.indexDue();
  await Promise.all(changes);
  expect(await dueTimes()).toEqual([900]);
  await database.destroy();
});
