import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readGaps, readOpenings } from './read-gaps.ts';
import type { SectionTexts } from './text-tables.ts';

const toColumn = (field: string) => ({ field, label: `(${field})`, isRich: ['description', 'text'].includes(field) });
const documentTexts = {
  section: { collection: 'documents' },
  texts: {
    translations: 'documents_translations',
    foreignKey: 'documents_id',
    columns: ['title', 'description'].map(toColumn),
  },
  parts: [
    {
      ...{ collection: 'document_pages', itemKey: 'document', listField: 'pages', order: 'number' },
      ...{ translations: 'document_pages_translations', foreignKey: 'document_pages_id' },
      columns: ['text', 'image_description'].map(toColumn),
    },
  ],
} as unknown as SectionTexts;
const longText = `<p>${'Một đoạn văn dài. '.repeat(20)}</p>`;

let database: Knex;
let nextId = 0;

beforeEach(async () => {
  database = knex({ client: 'sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  await database.schema.createTable('documents', (table) => {
    table.increments('id');
    table.string('status');
    table.boolean('is_vietnamese_only');
    table.timestamp('date_created');
    table.timestamp('date_updated');
  });
  await database.schema.createTable('document_pages', (table) => {
    table.increments('id');
    table.integer('document');
  });
  for (const [name, columns] of [
    ['documents', ['title', 'description']],
    ['document_pages', ['text', 'image_description']],
  ] as const)
    await database.schema.createTable(`${name}_translations`, (table) => {
      table.increments('id');
      table.integer(`${name}_id`);
      table.string('languages_code');
      for (const column of columns) table.text(column);
    });
  await database.schema.createTable('directus_activity', (table) => {
    table.increments('id');
    table.timestamp('timestamp');
  });
  await database.schema.createTable('directus_revisions', (table) => {
    table.integer('activity');
    table.string('collection');
    table.string('item');
  });
});
afterEach(() => database.destroy());

/** Adds an item with its texts. Returns its id. */
async function addItem(texts: Record<string, object>, otherFields: object = {}): Promise<number> {
  const id = ++nextId;
  await database('documents').insert({ id, status: 'published', date_created: id, ...otherFields });
  for (const [languages_code, text] of Object.entries(texts))
    await database('documents_translations').insert({ documents_id: id, languages_code, ...text });
  return id;
}
async function addPage(document: number, texts: Record<string, object>): Promise<void> {
  const [page] = await database('document_pages').insert({ document });
  for (const [languages_code, text] of Object.entries(texts))
    await database('document_pages_translations').insert({ document_pages_id: page, languages_code, ...text });
}
/** Records a change of a translation. */
async function change(table: string, owner: number, languages_code: string, timestamp: number): Promise<void> {
  const collection = `${table}_translations`;
  const row = await database(collection)
    .where({ [`${table}_id`]: owner, languages_code })
    .first('id');
  const [activity] = await database('directus_activity').insert({ timestamp });
  await database('directus_revisions').insert({ activity, collection, item: String(row.id) });
}

const vietnamese = { title: 'Hạt mầm', description: longText };
const english = { title: 'The seed', description: longText.replaceAll('Một', 'One') };
const both = { 'vi-VN': vietnamese, 'en-US': english };
const readOne = async (id: number, lang: 'vi' | 'en' = 'en') => (await readGaps(database, documentTexts, lang, id))[0];

it('finds a missing and an incomplete translation, with the labels of its columns', async () => {
  const missing = await addItem({ 'vi-VN': vietnamese });
  const incomplete = await addItem({ ...both, 'en-US': { title: 'The seed', description: '<p>&nbsp;</p>' } });
  const copied = await addItem({ ...both, 'en-US': { title: 'Hạt mầm', description: longText } });
  const complete = await addItem(both);
  const gaps = await readGaps(database, documentTexts, 'en');
  expect(gaps.map(({ id, state, empty, same }) => ({ id, state, empty, same }))).toEqual([
    { id: missing, state: 'missing', empty: ['(title)', '(description)'], same: [] },
    { id: incomplete, state: 'incomplete', empty: ['(description)'], same: [] },
    { id: copied, state: 'incomplete', empty: [], same: ['(description)'] },
  ]);
  expect(gaps[0]).toMatchObject({ title: 'Hạt mầm', status: 'published', changedMs: missing });
  expect(await readOne(complete)).toBeUndefined();
});

it('leaves out items that are Vietnamese only, archived or deleted', async () => {
  const vietnameseOnly = await addItem({ 'vi-VN': vietnamese }, { is_vietnamese_only: true });
  for (const status of ['archived', 'deleted']) await addItem({ 'vi-VN': vietnamese }, { status });
  expect(await readGaps(database, documentTexts, 'en')).toEqual([]);
  const draft = await addItem({ 'en-US': english }, { status: 'draft', is_vietnamese_only: true });
  expect(await readOne(draft, 'vi')).toMatchObject({ state: 'missing', title: 'The seed' });
  expect(await readOne(vietnameseOnly, 'vi')).toBeUndefined();
});

it('needs a Vietnamese text for an item without any text, and no English one', async () => {
  const id = await addItem({});
  expect(await readOne(id, 'vi')).toMatchObject({ state: 'missing', title: `#${id}`, empty: [] });
  expect(await readOne(id, 'en')).toBeUndefined();
});

it('compares the newest change of each language, and never calls Vietnamese older', async () => {
  const id = await addItem(both);
  await change('documents', id, 'vi-VN', 100_000);
  await change('documents', id, 'en-US', 200_000);
  expect(await readOne(id)).toBeUndefined();
  expect(await readOne(id, 'vi')).toBeUndefined();
  await change('documents', id, 'vi-VN', 205_000);
  expect(await readOne(id), 'the same save').toBeUndefined();
  await change('documents', id, 'vi-VN', 300_000);
  expect((await readOne(id))?.state).toBe('older');
});

it('counts the pages of a complete item that are not translated or older', async () => {
  const id = await addItem(both);
  await addPage(id, { 'vi-VN': { text: '<p>Một.</p>' }, 'en-US': { text: '<p>One.</p>' } });
  const olderPage = { 'vi-VN': { text: '<p>Hai.</p>' }, 'en-US': { text: '<p>Two.</p>' } };
  await addPage(id, olderPage);
  const pages: number[] = await database('document_pages').where({ document: id }).orderBy('id').pluck('id');
  await change('document_pages', pages[1] as number, 'en-US', 1_000);
  await change('document_pages', pages[1] as number, 'vi-VN', 100_000);
  expect(await readOne(id)).toMatchObject({ state: 'older', openParts: 0, olderParts: 1 });
  await addPage(id, { 'vi-VN': { text: '<p>Ba.</p>' } });
  await addPage(id, { 'vi-VN': { image_description: 'Tranh' }, 'en-US': {} });
  await addPage(id, { 'vi-VN': { text: '' } });
  await addPage(id, {});
  expect(await readOne(id)).toMatchObject({ state: 'incomplete', openParts: 2, olderParts: 1, empty: [] });
});

it('adds up the openings of the past four weeks', async () => {
  await database.schema.createTable('weekly_counts', (table) => {
    table.string('id').primary();
    table.string('kind');
    table.string('collection');
    table.integer('item');
    table.integer('count');
  });
  const rows = [
    ['2026-11-16', 'opened', 10],
    ['2026-11-09', 'opened', 5],
    ['2026-11-16', 'read', 50],
    ['2026-10-19', 'opened', 100],
  ] as const;
  for (const [week, kind, count] of rows)
    await database('weekly_counts').insert({ id: `${week}|${kind}|news|7`, kind, collection: 'news', item: 7, count });
  // A Friday, and the Monday before it.
  for (const day of [27, 23])
    expect(await readOpenings(database, Date.UTC(2026, 10, day))).toEqual(new Map([['news 7', 15]]));
});
