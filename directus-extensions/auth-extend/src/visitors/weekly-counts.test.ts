import { dayInVietnam } from '@hat-nang/model/backend/daily-counts';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatMonthlyCsv, lastMonth, parseMonth } from './monthly-csv.ts';
import { mondayOf, readShownCounts, writeWeeklyCounts } from './weekly-counts.ts';

/** A Thursday. */
const now = Date.UTC(2026, 10, 26, 5);
let database: Knex;

const add = (daysAgo: number, kind: string, collection: string, item: number, count: number) =>
  database('daily_counts').insert({ day: dayInVietnam(now, -daysAgo), kind, collection, item, count });

beforeEach(async () => {
  database = knex({ client: 'sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  await database.schema.createTable('daily_counts', (table) => {
    table.date('day');
    table.string('kind');
    table.string('collection');
    table.integer('item');
    table.integer('count');
  });
  await database.schema.createTable('weekly_counts', (table) => {
    table.string('id').primary();
    table.date('week');
    table.string('kind');
    table.string('collection');
    table.integer('item');
    table.string('title');
    table.integer('count');
    table.string('shown');
  });
  for (const collection of ['documents', 'news'])
    await database.schema.createTable(`${collection}_translations`, (table) => {
      table.integer(`${collection}_id`);
      table.string('languages_code');
      table.string('title');
    });
  await database('documents_translations').insert([
    { documents_id: 7, languages_code: 'vi-VN', title: '=Hạt "mầm"' },
    { documents_id: 7, languages_code: 'en-US', title: 'Seed' },
  ]);
});
afterEach(() => database.destroy());

describe('what staff see', () => {
  beforeEach(async () => {
    await add(8, 'read', 'documents', 7, 6);
    await add(9, 'read', 'documents', 7, 3);
    await add(9, 'read', 'documents', 8, 4);
    await add(9, 'sign_up_kid', '', 0, 4);
    await add(0, 'read', 'documents', 7, 100);
    await add(500, 'read', 'documents', 7, 100);
  });

  it('is rounded down to fives, and hidden below five for a section as for an item', async () => {
    const counts = await readShownCounts(database, mondayOf(now, -1), mondayOf(now));
    expect(counts).toEqual([
      { kind: 'read', collection: 'documents', item: 0, title: null, count: 10, shown: '10' },
      { kind: 'sign_up_kid', collection: '', item: 0, title: null, count: null, shown: '< 5' },
      { kind: 'read', collection: 'documents', item: 7, title: '=Hạt "mầm"', count: 5, shown: '5' },
    ]);
  });

  it('is written for the weeks that are over, once, and old counts are deleted', async () => {
    await writeWeeklyCounts(database, now);
    await add(8, 'read', 'documents', 7, 10);
    await writeWeeklyCounts(database, now);
    const rows = await database('weekly_counts').orderBy('id').select('id', 'shown');
    expect(rows).toEqual([
      { id: '2026-11-16|read|documents|0', shown: '20' },
      { id: '2026-11-16|read|documents|7', shown: '15' },
      { id: '2026-11-16|sign_up_kid||0', shown: '< 5' },
    ]);
    expect(await database('daily_counts').where('day', '<', dayInVietnam(now, -400))).toEqual([]);
  });

  it('is the same in the CSV of a month, without formulas', async () => {
    const counts = await readShownCounts(database, mondayOf(now, -1), mondayOf(now));
    expect(formatMonthlyCsv('2026-10', counts, 'en').split('\r\n')).toEqual([
      '\uFEFF"Month","Section","What is counted","Title of the item","Number (rounded down to a multiple of 5)"',
      '"2026-10","Documents","Opened to read","","10"',
      '"2026-10","","Child signed up","","< 5"',
      '"2026-10","Documents","Opened to read","\'=Hạt ""mầm""","5"',
      '',
    ]);
  });
});

it.each([
  ['2026-10', true],
  ['2026-11', false],
  ['2027-01', false],
  ['2026-13', false],
  ["2026-10' OR 1", false],
  [undefined, false],
])('the CSV of %s → %s', (month, isSent) => expect(parseMonth(month, now) !== undefined).toBe(isSent));

it.each([
  [Date.UTC(2026, 10, 26), '2026-10'],
  [Date.UTC(2026, 11, 31, 16, 59), '2026-11'],
  [Date.UTC(2026, 11, 31, 17), '2026-12'],
  [Date.UTC(2027, 0, 15), '2026-12'],
])('the last month that is over changes at midnight in Viet Nam (%#)', (moment, month) => {
  expect(lastMonth(moment)).toBe(month);
  expect(parseMonth(month, moment)).toBeDefined();
});

it('mondayOf returns the Monday of a week that begins at midnight in Viet Nam', () => {
  const sundayEvening = Date.UTC(2026, 10, 22, 16, 59);
  expect(mondayOf(sundayEvening)).toEqual(new Date(2026, 10, 16));
  expect(mondayOf(sundayEvening + 120_000)).toEqual(new Date(2026, 10, 23));
  expect(mondayOf(sundayEvening, 2)).toEqual(new Date(2026, 10, 30));
});
