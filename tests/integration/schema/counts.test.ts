/** Tests what staff see of the daily counts: rounded sums of past weeks and months, never a number below five (decision 278). */
import { dayInVietnam } from '@hat-nang/model/backend/daily-counts';
import type { CountKind } from '@hat-nang/model/contracts/counts';
import { countKindNames, countPlaceNames } from '@hat-nang/model/count-texts';
import { ROLE } from '@hat-nang/model/ids';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mondayOf, writeWeeklyCounts } from '../../../directus-extensions/auth-extend/src/visitors/weekly-counts.ts';
import { connectDatabase } from '../../setup/knex.ts';
import { type SecondDirectus, startSecondDirectus } from '../auth-extend/second-directus.ts';
import { admin, createFixtures, createUser, visitor } from './support.ts';

interface Panel {
  id: string;
  dashboard: string;
  type: string;
  options: { collection: string; filter: object; sortField: string; displayTemplate: string };
}

const fixtures = createFixtures();
/**
 * Counts of one day. The first count is above all counts of the demo library, so its item is first in its list. The demo library has no such count of the
 * other places.
 */
let counts: { kind: CountKind; collection: string; item: number; count: number }[];
const lastWeek = dayInVietnam(Date.now(), -7);
/** Deletes the rows of `counts` on a day. The counts of the demo library remain. */
const removeOwnCounts = (day: Date) =>
  database('daily_counts')
    .where({ day })
    .whereIn(
      ['kind', 'collection', 'item'],
      counts.map(({ kind, collection, item }) => [kind, collection, item]),
    )
    .delete();
let database: Knex;
let editor: Awaited<ReturnType<typeof createUser>>;
let second: SecondDirectus;

beforeAll(async () => {
  database = connectDatabase();
  editor = await createUser(fixtures, ROLE.editor);
  const countedDocuments = database('daily_counts').where({ kind: 'read', collection: 'documents' }).select('item');
  const uncounted = database('documents').where({ status: 'published' }).whereNotIn('id', countedDocuments);
  const [most = 0, few = 0]: number[] = await uncounted.orderBy('id').limit(2).pluck('id');
  counts = [
    { kind: 'read', collection: 'documents', item: most, count: 90_004 },
    { kind: 'read', collection: 'documents', item: few, count: 4 },
    { kind: 'not_found', collection: 'about_us', item: 0, count: 3 },
  ];
  await removeOwnCounts(lastWeek);
  await database('daily_counts').insert(counts.map((count) => ({ day: lastWeek, ...count })));
  // When a Directus starts, it writes the counts of past weeks to `weekly_counts`.
  second = await startSecondDirectus();
}, 120_000);
afterAll(async () => {
  await second?.stop();
  await removeOwnCounts(lastWeek);
  // Sections have sums of both the demo library and this test, so the week is written again from the remaining counts.
  await database('weekly_counts')
    .where({ week: mondayOf(Date.now(), -1) })
    .delete();
  await writeWeeklyCounts(database);
  await database.destroy();
  await fixtures.remove();
});

describe('the dashboards', () => {
  it('are read by editors, who cannot change them, and show only numbers that may be shown', async () => {
    const dashboards = await editor.call<{ id: string }[]>('GET', '/dashboards');
    expect(dashboards.body.data).toHaveLength(2);
    const { body } = await editor.call<Panel[]>('GET', '/panels?limit=-1');
    expect(body.data.length).toBeGreaterThanOrEqual(10);
    expect(new Set(body.data.map(({ options }) => options.collection))).toEqual(new Set(['weekly_counts']));
    const shownNumbers: string[] = [];
    const readPanel = async ({ options }: Panel) => {
      const query = new URLSearchParams({ filter: JSON.stringify(options.filter), sort: `-${options.sortField}` });
      const rows = await editor.call<{ shown: string; title: string | null }[]>('GET', `/items/weekly_counts?${query}`);
      expect(rows.status, rows.text).toBe(200);
      return rows.body.data;
    };
    const [mostRead] = body.data.filter(({ options }) => JSON.stringify(options.filter).includes('"read"'));
    await expect.poll(async () => mostRead && (await readPanel(mostRead))[0]?.shown, { timeout: 20_000 }).toBe('90000');
    for (const panel of body.data) shownNumbers.push(...(await readPanel(panel)).map(({ shown }) => shown));
    expect(shownNumbers).toContain('< 5');
    for (const shown of shownNumbers) expect(shown).toMatch(/^(\d*[05]|< 5)$/);
    expect((await editor.call('PATCH', `/panels/${body.data[0]?.id}`, { name: 'x' })).status).toBe(403);
    expect((await editor.call('PATCH', '/items/weekly_counts/x', { shown: '9' })).status).toBe(403);
    expect((await editor.call('GET', '/items/daily_counts?aggregate[sum]=count')).status).toBe(403);
  });

  it('are closed to members, visitors and the member desk', async () => {
    const others = [
      visitor,
      (await createUser(fixtures, ROLE.adult)).call,
      (await createUser(fixtures, ROLE.desk)).call,
    ];
    for (const call of others) expect((await call('GET', '/items/weekly_counts')).status).toBe(403);
  });
});

describe('the CSV of a month', () => {
  const month = dayInVietnam(Date.now(), -7 - new Date().getDate())
    .toLocaleDateString('sv-SE')
    .slice(0, 7);
  const day = new Date(Number(month.slice(0, 4)), Number(month.slice(5)) - 1, 9);

  it('is sent to staff in the language of their Studio, with the same numbers', async () => {
    await removeOwnCounts(day);
    await database('daily_counts').insert(counts.map((count) => ({ day, ...count })));
    try {
      const csv = await editor.call('GET', `/auth-extend/counts/${month}`);
      expect(csv.status, csv.text).toBe(200);
      const place = countPlaceNames.about_us?.vi;
      expect(csv.text).toContain(`"${month}","${place}","${countKindNames.not_found?.vi}","","< 5"`);
      expect(csv.text).toMatch(/"Tài liệu","Mở sách để đọc","[^"]+","90000"/);
      expect(csv.text).not.toMatch(/,"[1-4]"\r/);
    } finally {
      await removeOwnCounts(day);
    }
  });

  it('of the last month opens from a link in the Studio', async () => {
    const last = await editor.call('GET', '/auth-extend/counts/last');
    expect(last.status, last.text).toBe(200);
    expect(last.text).toContain('Số (làm tròn xuống bội số của 5)');
    expect((await visitor('GET', '/auth-extend/counts/last')).status).toBe(403);
    const { body } = await admin<{ module_bar: { url?: string }[] }>('GET', '/settings?fields=module_bar');
    expect(body.data.module_bar.map(({ url }) => url)).toContain('../../../../../../auth-extend/counts/last');
  });

  it('is refused for a month that is not over, and to everybody else', async () => {
    const currentMonth = dayInVietnam(Date.now()).toLocaleDateString('sv-SE').slice(0, 7);
    for (const name of [currentMonth, '2026-13', 'x'])
      expect((await editor.call('GET', `/auth-extend/counts/${name}`)).status).toBe(400);
    const others = [visitor, (await createUser(fixtures, ROLE.kid)).call, (await createUser(fixtures, ROLE.desk)).call];
    for (const call of others) expect((await call('GET', `/auth-extend/counts/${month}`)).status).toBe(403);
    expect((await admin('GET', `/auth-extend/counts/${month}`)).status).toBe(200);
  });
});
