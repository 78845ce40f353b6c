import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDailyCounts, type DailyCount, dayInVietnam, sumEqualCounts } from './daily-counts.ts';

const read = (item: number, count = 1): DailyCount => ({ kind: 'read', collection: 'documents', item, count });

describe('addDailyCounts', () => {
  let database: Knex;
  beforeEach(async () => {
    database = knex({ client: 'sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
    await database.schema.createTable('daily_counts', (table) => {
      table.increments();
      table.date('day');
      table.string('kind');
      table.string('collection');
      table.integer('item');
      table.integer('count');
      table.unique(['day', 'kind', 'collection', 'item']);
    });
  });
  afterEach(() => database.destroy());

  it('adds to the row of the day, and starts another the next day', async () => {
    const noon = Date.UTC(2026, 10, 26, 5);
    await addDailyCounts(database, [read(7), read(8, 3), read(7)], noon);
    await addDailyCounts(database, [read(7)], noon);
    await addDailyCounts(database, [read(7)], noon + 86_400_000);
    await addDailyCounts(database, [], noon);
    const rows = await database('daily_counts').orderBy(['day', 'item']).select('item', 'count');
    expect(rows).toEqual([
      { item: 7, count: 3 },
      { item: 8, count: 3 },
      { item: 7, count: 1 },
    ]);
  });
});

it('sumEqualCounts adds equal events, always in the same order', () => {
  expect(sumEqualCounts([read(20), read(3), read(20, 4)])).toEqual([read(3), read(20, 5)]);
});

it('dayInVietnam changes at midnight in Viet Nam', () => {
  const midnight = Date.UTC(2026, 10, 25, 17);
  expect(dayInVietnam(midnight - 1)).toEqual(new Date(2026, 10, 25));
  expect(dayInVietnam(midnight)).toEqual(new Date(2026, 10, 26));
  expect(dayInVietnam(midnight, -30)).toEqual(new Date(2026, 9, 27));
});
