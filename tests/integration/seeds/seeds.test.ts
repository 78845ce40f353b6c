import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Api, connect } from '../../../schema/connect.ts';
import { type RowRecord, valueHash } from '../../../seeds/engine/record.ts';
import { seedAll } from '../../../seeds/seed.ts';
import { stack } from '../../setup/stack.ts';

const { directusUrl, adminToken, credentials, dataDir } = stack();
const DAY = 86_400_000;
let api: Api;

const runSeed = (options: { dataDir?: string; now?: Date } = {}) =>
  seedAll({ url: directusUrl, token: adminToken, credentials, dataDir, ...options });
type StoredRecord = { database: string; rows: Record<string, Record<string, RowRecord>> };
type News = { id: number; author: string | null; date_published: string };
type Event = { starts_at: string; ends_at: string };

beforeAll(async () => {
  api = await connect({ url: directusUrl, token: adminToken });
  await runSeed();
});

describe('seeding again', () => {
  test('changes nothing, and is quick', async () => {
    const startMs = performance.now();
    expect(await runSeed()).toEqual({ created: 0, updated: 0, changes: 0 });
    // Seeding again takes 1 to 2 s on a quiet machine.
    expect(performance.now() - startMs).toBeLessThan(10_000);
  });

  test('keeps what an editor changed, and makes what is missing', async () => {
    const [firstNews] = await api.call<News[]>('GET', '/items/news?limit=1&sort=id');
    const votes = await api.call<{ id: number }[]>('GET', '/items/helpful_votes?limit=-1');
    if (firstNews === undefined || votes[0] === undefined) throw new Error('There is nothing to edit');
    await api.call('PATCH', `/items/news/${firstNews.id}`, { author: 'Một biên tập viên' });
    await api.call('DELETE', `/items/helpful_votes/${votes[0].id}`);
    expect(await runSeed()).toMatchObject({ created: 1, updated: 0 });
    expect((await api.call<News>('GET', `/items/news/${firstNews.id}`)).author).toBe('Một biên tập viên');
    expect(await api.call('GET', '/items/helpful_votes?limit=-1')).toHaveLength(votes.length);
    await api.call('PATCH', `/items/news/${firstNews.id}`, { author: firstNews.author });
  });

  test('takes sign language from a demo book whose clips are drawn, as an older release had written it', async () => {
    const memory = mkdtempSync(join(tmpdir(), 'seeds-'));
    onTestFinished(() => rmSync(memory, { recursive: true }));
    const name = readdirSync(dataDir).find((file) => /^seeds-.*\.json$/.test(file)) ?? '';
    const record = JSON.parse(readFileSync(join(dataDir, name), 'utf8')) as StoredRecord;
    const [vsl] = await api.call<{ id: number }[]>(
      'GET',
      '/items/options?filter[group][key][_eq]=sign_language&filter[value][_eq]=vsl&fields=id',
    );
    const book = record.rows.documents?.['robot-feels'];
    if (vsl === undefined || book === undefined) throw new Error('The book or the language is not seeded');
    const oldFields = { has_sign_language: true, sign_language: vsl.id };
    await api.call('PATCH', `/items/documents/${book.pk}`, oldFields);
    for (const [field, value] of Object.entries(oldFields)) book.fields[field] = valueHash(value);
    writeFileSync(join(memory, name), JSON.stringify(record));
    expect(await runSeed({ dataDir: memory })).toMatchObject({ created: 0, updated: 1 });
    expect(await api.call('GET', `/items/documents/${book.pk}?fields=has_sign_language,sign_language`)).toEqual({
      has_sign_language: false,
      sign_language: null,
    });
  });

  test('leaves a join away that an editor took away', async () => {
    const [joinRow] = await api.call<Record<string, number>[]>('GET', '/items/documents_categories?limit=1');
    await api.call('DELETE', `/items/documents_categories/${joinRow?.id}`);
    expect(await runSeed()).toMatchObject({ changes: 0 });
    await api.call('POST', '/items/documents_categories', joinRow);
    expect(await runSeed()).toMatchObject({ changes: 0 });
  });

  test('recognises everything without its memory', async () => {
    const emptyFolder = mkdtempSync(join(tmpdir(), 'seeds-'));
    afterAll(() => rmSync(emptyFolder, { recursive: true }));
    expect(await runSeed({ dataDir: emptyFolder })).toMatchObject({ created: 0 });
    expect(await runSeed({ dataDir: emptyFolder })).toMatchObject({ changes: 0 });
  });
});

test('on another day only the events move and new weeks are counted, and again some are live, some ahead, some over', async () => {
  const now = new Date(Date.now() + 10 * DAY);
  const hasEvent = (events: Event[], matches: (startMs: number, endMs: number) => boolean) =>
    events.some(({ starts_at, ends_at }) => matches(Date.parse(starts_at), Date.parse(ends_at)));
  const readPhases = async (time: number) => {
    const events = await api.call<Event[]>('GET', '/items/events?limit=-1');
    return [
      hasEvent(events, (startMs, endMs) => startMs <= time && time < endMs),
      hasEvent(events, (startMs) => startMs > time),
      hasEvent(events, (_start, endMs) => endMs <= time),
    ];
  };
  const [firstCount] = await api.call<{ day: string }[]>('GET', '/items/daily_counts?sort=day&limit=1&fields=day');
  const weekFilter = `filter[day][_eq]=${firstCount?.day}`;
  const countsOfWeek = await api.call<unknown[]>('GET', `/items/daily_counts?limit=-1&fields=id&${weekFilter}`);
  const movedSeed = await runSeed({ now });
  // One or two weeks end in ten days.
  expect([1, 2]).toContain(movedSeed.created / countsOfWeek.length);
  expect(movedSeed.updated).toBeGreaterThanOrEqual(14);
  expect(await readPhases(now.getTime())).toEqual([true, true, true]);
  expect(await runSeed()).toMatchObject({ created: 0, updated: movedSeed.updated });
  expect(await readPhases(Date.now())).toEqual([true, true, true]);
});

test('the demo logins work and have their usernames', async () => {
  for (const role of ['editor', 'kid', 'adult'] as const) {
    const { email, password, username } = credentials[role];
    const member = await connect({ url: directusUrl, email, password });
    const { id } = await member.call<{ id: string }>('GET', '/users/me?fields=id');
    const fields = 'username,status,role.short_name';
    expect(await api.call('GET', `/users/${id}?fields=${fields}`)).toEqual({
      username,
      status: 'active',
      role: { short_name: role },
    });
  }
});
