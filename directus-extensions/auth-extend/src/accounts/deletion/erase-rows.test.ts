/** Tests which revisions and registrations an erasure deletes. tests/integration/auth-extend/delete-account.test.ts checks every table of the project. */
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eraseRows } from './erase-rows.ts';
import { createMemberTables } from './member-tables.test-support.ts';

const ID = '0b6f4f0e-5d0c-4c53-9a3d-6a1f0e7c1b11';

let database: Knex;

beforeEach(async () => {
  database = await createMemberTables();
});
afterEach(() => database.destroy());

/** Erases an account, and returns which of these texts the revisions still contain. */
async function textsAfterErasure(texts: readonly string[], guardianEmail: string | null = null): Promise<string[]> {
  for (const [id, text] of texts.entries()) {
    const json = JSON.stringify({ text });
    // An erasure searches the columns `data` and `delta`. Each text is in one of them.
    await database('directus_revisions').insert({ id, [id % 2 === 0 ? 'data' : 'delta']: json });
  }
  await eraseRows(database, { id: ID, email: 'an@x.com', guardianEmail, files: [] });
  const rows = await database('directus_revisions').orderBy('id').select('data', 'delta');
  return rows.map(({ data, delta }) => JSON.parse(data ?? delta).text);
}

it('deletes revisions with the id or an address, in any case and inside a text', async () => {
  const texts = [
    ...['an@x.com', 'AN@X.com', 'An@X.Com', `user ${ID}.`, ID, 'Ask an@x.com.', '<a href="mailto:an@x.com">An</a>'],
    ...[
      "'an@x.com'",
      'Line\nan@x.com\tand',
      '(an@x.com)',
      'to=an@x.com&x',
      '_an@x.com_',
      'parent@x.com',
      'Parent@X.com',
    ],
  ];
  expect(await textsAfterErasure(texts, 'Parent@x.com')).toEqual([]);
});

it('keeps revisions with an address that only contains the erased one', async () => {
  const texts = [
    ...['lan@x.com', 'Lan@x.com', 'l.an@x.com', 'l-an@x.com', 'l+an@x.com', 'l_an@x.com', "o'an@x.com", 'an@x.com.vn'],
    ...['an@x.community', 'an@x.com-shop.vn', 'a@x.com', 'another text'],
  ];
  expect(await textsAfterErasure(texts)).toEqual(texts);
});

it('erases registrations for events, and returns those whose places are free now', async () => {
  await database('event_registrations').insert([
    { id: 'a', email: 'An@x.com', state: 'registered' },
    { id: 'b', email: 'an@x.com', state: 'cancelled' },
    { id: 'c', email: 'lan@x.com', state: 'registered' },
  ]);
  expect(await eraseRows(database, { id: ID, email: 'an@x.com', guardianEmail: null, files: [] })).toEqual(['a']);
  expect(await database('event_registrations').pluck('id')).toEqual(['c']);
});

it('erases an account before an update has created the table of registrations', async () => {
  await database.schema.dropTable('event_registrations');
  await database('directus_users').insert({ id: ID, email: 'an@x.com' });
  expect(await eraseRows(database, { id: ID, email: 'an@x.com', guardianEmail: null, files: [] })).toEqual([]);
  expect(await database('directus_users')).toEqual([]);
});
