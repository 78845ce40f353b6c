import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listWaitingVersions } from './waiting-versions.ts';

let database: Knex;
const saved = Date.UTC(2026, 10, 20, 3);

async function addVersion(key: string, delta: unknown, changes: Record<string, unknown> = {}): Promise<void> {
  await database('directus_versions').insert({
    ...{ id: key, key, name: null, collection: 'news', item: '1', date_updated: saved, user_updated: 'lan' },
    ...{ delta: delta === null ? null : JSON.stringify(delta), ...changes },
  });
}

const listKeys = async () => (await listWaitingVersions(database, ['news'])).map(({ key }) => key);
const change = (update: readonly object[]) => ({ translations: { create: [], update, delete: [] } });

beforeEach(async () => {
  database = knex({ client: 'sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  const tables: Readonly<Record<string, readonly string[]>> = {
    directus_versions: [
      ...['id', 'key', 'name', 'collection', 'item', 'delta'],
      ...['date_created', 'date_updated', 'user_created', 'user_updated'],
    ],
    directus_relations: ['many_collection', 'many_field', 'one_collection', 'one_field'],
    news: ['id', 'status', 'author', 'is_featured', 'date_published', 'tags'],
    news_translations: ['id', 'news_id', 'title'],
  };
  for (const [table, names] of Object.entries(tables))
    await database.schema.createTable(table, (builder) => {
      for (const name of names) builder.specificType(name, '');
    });
  const relation = { many_collection: 'news_translations', many_field: 'news_id' };
  await database('directus_relations').insert({ ...relation, one_collection: 'news', one_field: 'translations' });
  await database('news').insert([
    { id: 1, status: 'published', author: 'Lan', is_featured: 1, date_published: saved, tags: '["a"]' },
    { id: 2, status: 'draft', author: 'Lan' },
  ]);
  await database('news_translations').insert({ id: 5, news_id: 1, title: 'Ngày hội' });
});
afterEach(() => database.destroy());

it('lists versions of published items that change a field or a text, longest wait first', async () => {
  await addVersion('text', change([{ id: 5, title: 'Ngày hội sách' }]));
  await addVersion('field', { author: 'Mai' }, { date_updated: saved - 1, name: 'Sửa tên' });
  await addVersion('row', { translations: { create: [{ title: 'The fair' }], update: [], delete: [] } });
  await addVersion('removed', { translations: { create: [], update: [], delete: [5] } });
  expect(await listKeys()).toEqual(['field', 'text', 'row', 'removed']);
  const [first] = await listWaitingVersions(database, ['news']);
  expect(first).toEqual({
    ...{ collection: 'news', item: 1, key: 'field', name: 'Sửa tên', user: 'lan', sinceMs: saved - 1 },
  });
});

it('leaves out versions without changes, and versions that the item already contains', async () => {
  await addVersion('empty', null);
  await addVersion('promoted', {
    ...{ _user: 'lan', _date: 'today', author: 'Lan', is_featured: true, tags: ['a'] },
    ...{ date_published: new Date(saved).toISOString(), ...change([{ id: 5, title: 'Ngày hội', _user: 'lan' }]) },
  });
  await addVersion('deleted-row', { translations: { create: [], update: [], delete: [6] } });
  expect(await listKeys()).toEqual([]);
});

it('leaves out versions of drafts, of missing items and of other collections', async () => {
  for (const [key, changes] of Object.entries({
    draft: { item: '2' },
    missing: { item: '3' },
    other: { collection: 'app_configs' },
  }))
    await addVersion(key, { author: 'Mai' }, changes);
  expect(await listKeys()).toEqual([]);
});

it('counts what it cannot compare as a change', async () => {
  await addVersion('nested', { author: { id: 1, name: 'Mai' } });
  await addVersion('unknown', { translations: [1, 2] });
  expect(await listKeys()).toEqual(['nested', 'unknown']);
});
