/** Tests that visits are counted by day, and that the counts contain nothing about a visitor (decision 277). */
import { request } from 'node:http';
import { dayInVietnam } from '@hat-nang/model/backend/daily-counts';
import { href } from '@hat-nang/model/routes';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase } from '../../setup/knex.ts';
import { stack } from '../../setup/stack.ts';
import { content } from '../../support/content.ts';
import { MAX_DELAY_MS } from '../../support/freshness.ts';
import { readSeededDocument, readSeededSections } from '../../support/seeded.ts';
import { attributesOfElements, textsOf, visit } from '../../support/site.ts';
import { translate } from '../../support/texts.ts';
import { type SecondDirectus, startSecondDirectus } from '../auth-extend/second-directus.ts';
import { newAdultForm, registerMember, removeMembers } from '../auth-extend/support.ts';

let database: Knex;
let document: Awaited<ReturnType<typeof readSeededDocument>>;
let readerPath: string;
beforeAll(async () => {
  database = connectDatabase();
  document = await readSeededDocument();
  readerPath = document.path.vi.replace('/bai-hoc/', '/chi-tiet-bai-hoc/');
});
afterAll(async () => {
  await database.destroy();
  await removeMembers();
});

let clientCount = 0;
/** Returns a new client address. Limits are per address, and every 127.x.y.z is this machine. */
const newClient = () => `127.${Math.floor(Math.random() * 250) + 1}.7.${(clientCount++ % 250) + 2}`;

/** Sends a report as a browser at the address `client` would. Returns the status. */
const report = (
  body: unknown,
  { client = newClient(), headers = {} }: { client?: string; headers?: Record<string, string> } = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const { hostname, port } = new URL(stack().siteUrl);
    const ownHeaders = {
      'content-type': 'text/plain;charset=UTF-8',
      'content-length': Buffer.byteLength(text),
      'sec-fetch-site': 'same-origin',
    };
    const path = '/api/count';
    const sentRequest = request(
      { host: hostname, port, path, method: 'POST', localAddress: client, headers: { ...ownHeaders, ...headers } },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sentRequest.on('error', reject);
    sentRequest.end(text);
  });

const readCount = async (kind: string, collection: string, item = 0): Promise<number> => {
  const row = await database('daily_counts')
    .where({ kind, collection, item, day: dayInVietnam(Date.now()) })
    .first('count');
  return Number(row?.count ?? 0);
};
/** The site collects counts for three seconds before it sends them, so a count may be late by that time. */
const soon = { timeout: 10_000, interval: 200 };
/** Runs an action, then waits until a count has grown by a number. */
const expectGrowth = async (
  [kind, collection, item = 0]: [kind: string, collection: string, item?: number],
  growth: number,
  action: () => Promise<unknown>,
) => {
  const before = await readCount(kind, collection, item);
  await action();
  await expect.poll(async () => (await readCount(kind, collection, item)) - before, soon).toBe(growth);
};
const sendCounts = (counts: unknown, base = stack().directusUrl, secret = stack().secrets.siteSecret) =>
  fetch(`${base}/visitor/counts`, {
    method: 'POST',
    headers: { 'x-site-secret': secret, 'content-type': 'application/json' },
    body: JSON.stringify({ counts }),
  });

it('counts pages, reading, languages and features by day, and nothing else', async () => {
  const before = await readCount('signing', 'documents');
  await expectGrowth(['opened', 'documents', document.id], 2, async () => {
    for (const path of [document.path.vi, document.path.en]) expect(await report({ kind: 'opened', path })).toBe(204);
    for (const kind of ['opened', 'finished', 'signing']) expect(await report({ kind, path: readerPath })).toBe(204);
  });
  expect(await readCount('read', 'documents', document.id)).toBeGreaterThan(0);
  expect(await readCount('finished', 'documents', document.id)).toBeGreaterThan(0);
  expect(await readCount('signing', 'documents')).toBe(before + 1);
  expect(await readCount('signing', 'documents', document.id)).toBe(0);
  expect(await readCount('language_en', 'documents')).toBeGreaterThan(0);
  const [row] = await database('daily_counts').limit(1);
  expect(Object.keys(row).sort()).toEqual(['collection', 'count', 'day', 'id', 'item', 'kind']);
});

it('stores of mental health only how often the section was opened', async () => {
  const sections = await readSeededSections();
  await expectGrowth(['opened', 'mental_health'], 2, async () => {
    for (const path of [sections['mental-health'].vi, sections['mental-health'].en])
      expect(await report({ kind: 'opened', path })).toBe(204);
  });
  const rows = await database('daily_counts').where('collection', 'mental_health').distinct('kind', 'item');
  expect(rows).toEqual([{ kind: 'opened', item: 0 }]);
  const item = { kind: 'opened', collection: 'mental_health', item: 1, count: 1 };
  expect((await sendCounts([item])).status).toBe(400);
});

it('counts no visitor who asks not to be tracked, no other site, and no invented item', async () => {
  const before = await database('daily_counts').sum({ total: 'count' }).first();
  const opened = { kind: 'opened', path: document.path.vi };
  for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }] as Record<string, string>[])
    expect(await report(opened, { headers })).toBe(204);
  expect(await report(opened, { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
  for (const body of ['x', {}, { ...opened, kind: 'sign_up_kid' }, { ...opened, visitor: 'x' }])
    expect(await report(body)).toBe(400);
  expect(await report({ kind: 'opened', path: '/tin-tuc/khong-co-2000000001' })).toBe(204);
  expect(
    (await sendCounts([{ kind: 'read', collection: 'documents', item: 1, count: 1 }], undefined, 'x')).status,
  ).toBe(404);
  // Home has counts, but no items.
  expect((await sendCounts([{ kind: 'opened', collection: 'home', item: 1, count: 1 }])).status).toBe(204);
  await new Promise((resolve) => setTimeout(resolve, 4500));
  expect(await readCount('opened', 'news', 2_000_000_001)).toBe(0);
  const after = await database('daily_counts').sum({ total: 'count' }).first();
  // The language of the invented page is counted for its section, which exists.
  expect(Number(after?.total) - Number(before?.total)).toBe(1);
});

it('counts a flood from one address at most sixty times', async () => {
  const client = newClient();
  await expectGrowth(['opened', 'about_us'], 60, async () => {
    const path = href('vi', 'aboutUs');
    const statuses = await Promise.all(Array.from({ length: 250 }, () => report({ kind: 'opened', path }, { client })));
    expect(new Set(statuses)).toEqual(new Set([204]));
  });
});

it('adds up what two Directus processes write at the same time', async () => {
  const second: SecondDirectus = await startSecondDirectus();
  try {
    await expectGrowth(['narration', 'documents'], 100, async () => {
      const count = { kind: 'narration', collection: 'documents', item: 0, count: 2 };
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => sendCounts([count], index % 2 ? second.url : undefined)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    });
  } finally {
    await second.stop();
  }
}, 90_000);

it('counts sign-ups by kind, downloads by document, and searches without a result', async () => {
  await expectGrowth(['sign_up_adult', ''], 1, async () => registerMember(await newAdultForm()));

  const { adminToken, directusUrl } = stack();
  const headers = { authorization: `Bearer ${adminToken}` };
  await fetch(`${directusUrl}/books/${document.id}/downloads`, { method: 'POST', headers });
  const query = `filter[document][_eq]=${document.id}&filter[format][_eq]=pdf&limit=1&fields=file`;
  const [download] = await content.read('document_downloads', query);
  await expectGrowth(['downloaded', 'documents', document.id], 1, async () => {
    const answer = await visit(`/api/assets/${String(download?.file)}`);
    expect(answer.status).toBe(200);
    // A part of a file is no download.
    await visit(`/api/assets/${String(download?.file)}`, { headers: { range: 'bytes=0-99' } });
  });

  await expectGrowth(['not_found', 'news'], 1, () => visit(`${href('vi', 'searchNews')}?q=zzqxvk`));
  await database('search_unfound').where({ query: 'zzqxvk' }).delete();
}, 120_000);

it('orders Home’s books by how often they were read until yesterday', async () => {
  const yesterday = dayInVietnam(Date.now(), -1);
  const rows = await content.read(
    'documents',
    'filter[status][_eq]=published&filter[type][_eq]=picture_book&sort=-id&limit=4&fields=id',
  );
  const ids = rows.map(({ id }) => Number(id));
  const readBooks = async () => {
    const { text } = await visit(href('vi', 'home'));
    const section = text.match(/<section\b[^>]*aria-labelledby="popular"[\s\S]*?<\/section>/)?.[0] ?? '';
    const linkedIds = attributesOfElements(section, 'a').flatMap(
      ({ href: to }) => Number(to?.match(/-(\d+)$/)?.[1]) || [],
    );
    return { heading: textsOf(section, 'h2')[0], ids: [...new Set(linkedIds)] };
  };
  const heading = translate('vi', 'home:popular.mostRead.title');
  // The demo library has counts of past weeks. A stale Home may still show the counts of an earlier run of this test.
  await expect
    .poll(async () => (await readBooks()).ids.slice(0, 4), { timeout: MAX_DELAY_MS, interval: 100 })
    .not.toEqual(ids);
  const demoBooks = await readBooks();
  expect(demoBooks.heading).toBe(heading);
  // Any change of a document refreshes Home.
  const refresh = async () => {
    const [{ popularity } = {}] = await content.read('documents', `filter[id][_eq]=${ids[0]}&fields=popularity`);
    await content.update('documents', ids[0], { popularity: Number(popularity) === 51 ? 50 : 51 });
  };
  const [{ popularity: ownPopularity } = {}] = await content.read(
    'documents',
    `filter[id][_eq]=${ids[0]}&fields=popularity`,
  );
  const counts = ids.map((item, index) => ({
    ...{ day: yesterday, kind: 'read', collection: 'documents', item },
    // The differences are larger than the counts of the demo library.
    count: 90_000 - 10_000 * index,
  }));
  try {
    await database('daily_counts').insert(counts);
    await refresh();
    await expect
      .poll(async () => (await readBooks()).ids.slice(0, 4), { timeout: MAX_DELAY_MS, interval: 100 })
      .toEqual(ids);
    expect((await readBooks()).heading).toBe(heading);
  } finally {
    await database('daily_counts').where({ day: yesterday, kind: 'read' }).whereIn('item', ids).delete();
    await content.update('documents', ids[0], { popularity: ownPopularity });
  }
  await expect.poll(readBooks, { timeout: MAX_DELAY_MS, interval: 100 }).toEqual(demoBooks);
}, 60_000);
