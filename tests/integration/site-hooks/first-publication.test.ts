import { publishableCollections } from '@hat-nang/model/publishing';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseOf } from '../../setup/database.ts';
import { connectDatabase } from '../../setup/knex.ts';
import { stack } from '../../setup/stack.ts';
import { adminHeaders, requestJson, sessionHeaders } from '../guard/requests.ts';
import { createTranslation, publishableItem, readSeededRows, type SeededRows } from './publishable-items.ts';

interface Item {
  readonly id: number;
  readonly date_published: string | null;
}

const EARLIER_DATE = '2020-01-02T03:04:05.000Z';
const createdPaths: string[] = [];
let reviewer: Record<string, string>;
let seededRows: SeededRows;

async function saveAsReviewer(method: string, path: string, json: unknown): Promise<Item> {
  const answer = await requestJson(method, path, { json, headers: reviewer });
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.data as Item;
}

async function create(collection: string, row: object): Promise<Item> {
  const item = await saveAsReviewer('POST', `/items/${collection}`, {
    ...publishableItem(collection, seededRows),
    ...row,
  });
  createdPaths.push(`/items/${collection}/${item.id}`);
  return item;
}

const ageOf = ({ date_published }: Item) => Date.now() - Date.parse(date_published ?? '');
const expectNow = (item: Item) => expect(Math.abs(ageOf(item))).toBeLessThan(60_000);

beforeAll(async () => {
  reviewer = await sessionHeaders('reviewer');
  seededRows = await readSeededRows();
});
afterAll(async () => {
  for (const path of createdPaths) await requestJson('DELETE', path, { headers: adminHeaders() });
});

it.each(publishableCollections)('the first publication in %s writes the date, and no later one', async (collection) => {
  expectNow(await create(collection, { status: 'published' }));
  const draft = await create(collection, { status: 'draft' });
  expect(draft.date_published).toBeNull();
  const path = `/items/${collection}/${draft.id}`;
  expectNow(await saveAsReviewer('PATCH', path, { status: 'published' }));
  await saveAsReviewer('PATCH', path, { date_published: EARLIER_DATE });
  await saveAsReviewer('PATCH', path, { status: 'archived' });
  const secondSave = await saveAsReviewer('PATCH', path, { status: 'published' });
  expect(Date.parse(secondSave.date_published ?? '')).toBe(Date.parse(EARLIER_DATE));
  const plannedItem = await create(collection, { status: 'published', date_published: '2035-01-01T00:00:00Z' });
  expect(Date.parse(plannedItem.date_published ?? '')).toBe(Date.parse('2035-01-01T00:00:00Z'));
});

it('a date that is taken from what is published is written again; a draft may lose its date', async () => {
  const item = await create('news', { status: 'published', date_published: EARLIER_DATE });
  expectNow(await saveAsReviewer('PATCH', `/items/news/${item.id}`, { date_published: null }));
  const draft = await create('news', { status: 'draft', date_published: EARLIER_DATE });
  expect(
    (await saveAsReviewer('PATCH', `/items/news/${draft.id}`, { date_published: null })).date_published,
  ).toBeNull();
});

it('several at once: only those without a date get one', async () => {
  const [dated, undated] = [
    await create('news', { status: 'draft', date_published: EARLIER_DATE }),
    await create('news', { status: 'draft' }),
  ];
  const json = { keys: [dated.id, undated.id], data: { status: 'published' } };
  const answer = await requestJson('PATCH', '/items/news', { json, headers: reviewer });
  expect(answer.status).toBe(200);
  const rows = answer.body.data as Item[];
  expect(Date.parse(rows.find(({ id }) => id === dated.id)?.date_published ?? '')).toBe(Date.parse(EARLIER_DATE));
  expectNow(rows.find(({ id }) => id === undated.id) as Item);
});

it('a refused publication of several at once writes no date', async () => {
  const dated = await create('news', { status: 'draft', date_published: EARLIER_DATE });
  const invalid = await create('news', {
    status: 'draft',
    translations: [createTranslation({ image_alt: 'x', body: '' })],
  });
  const json = { keys: [dated.id, invalid.id], data: { status: 'published' } };
  expect((await requestJson('PATCH', '/items/news', { json, headers: reviewer })).status).toBe(400);
  const stored = await requestJson('GET', `/items/news/${invalid.id}?fields=date_published`, { headers: reviewer });
  expect(stored.body.data).toEqual({ date_published: null });
});

it('a version that publishes its item writes the date when it is promoted', async () => {
  const item = await create('news', { status: 'draft' });
  const json = { key: 'publish', collection: 'news', item: String(item.id) };
  const version = (await requestJson('POST', '/versions', { json, headers: reviewer })).body.data as { id: string };
  await saveAsReviewer('POST', `/versions/${version.id}/save`, { status: 'published' });
  const comparison = await requestJson('GET', `/versions/${version.id}/compare`, { headers: reviewer });
  const { mainHash } = comparison.body.data as { mainHash: string };
  const promoteResponse = await requestJson('POST', `/versions/${version.id}/promote`, {
    json: { mainHash },
    headers: reviewer,
  });
  expect(promoteResponse.status, JSON.stringify(promoteResponse.body)).toBe(200);
  const itemAfter = await requestJson('GET', `/items/news/${item.id}`, { headers: reviewer });
  expectNow(itemAfter.body.data as Item);
  await requestJson('DELETE', `/versions/${version.id}`, { headers: reviewer });
});

it('the newest is first in the public list', async () => {
  const item = await create('news', { status: 'published' });
  const list = await requestJson('GET', '/items/news?sort=-date_published&limit=1&fields=id');
  expect(list.body.data).toEqual([{ id: item.id }]);
});

it('rows from before are repaired, twice without a change', async () => {
  const { change } = databaseOf(stack().settings);
  const item = await create('news', { status: 'published' });
  const draft = await create('news', { status: 'draft' });
  change('UPDATE news SET date_published = NULL WHERE id = ?', item.id);
  const file = new URL('../../../schema/migrations/20261123C-first-publication.js', import.meta.url).href;
  const { up } = (await import(file)) as { up: (database: Knex) => Promise<void> };
  const database = connectDatabase();
  try {
    await up(database);
    const readDates = async (id: number) =>
      (await requestJson('GET', `/items/news/${id}?fields=date_published,date_created`, { headers: adminHeaders() }))
        .body.data as Item & { date_created: string };
    const repairedDates = await readDates(item.id);
    expect(Date.parse(repairedDates.date_published ?? '')).toBe(Date.parse(repairedDates.date_created));
    expect((await readDates(draft.id)).date_published).toBeNull();
    await up(database);
    expect(await readDates(item.id)).toEqual(repairedDates);
  } finally {
    await database.destroy();
  }
});
