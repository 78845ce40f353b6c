/** Tests that every search process uses the words of the editors, on SQLite and on PostgreSQL. */
import { join } from 'node:path';
import { ROLE } from '@hat-nang/model/ids';
import knex, { type Knex } from 'knex';
import { afterAll, expect, it } from 'vitest';
import { queryWords } from '../../../directus-extensions/search/src/query.ts';
import { reader } from '../../../directus-extensions/search/src/reader.ts';
import { createSynonymsReader } from '../../../directus-extensions/search/src/synonyms.ts';
import { hasPostgres } from '../../../scripts/testing/postgres.ts';
import { connectDatabase } from '../../setup/knex.ts';
import { stack } from '../../setup/stack.ts';
import { createFixtures, createUser } from '../schema/support.ts';
import { copyToPostgres } from './copied-database.ts';
import { waitUntil } from './support.ts';

const fixtures = createFixtures();
afterAll(() => fixtures.remove());

const uniqueWord = `qzr${Date.now().toString(36)}`;

/** Simulates another search process with separate memory. Returns a function that reads the synonyms of `uniqueWord`. */
function createReplica(database: Knex) {
  const synonyms = createSynonymsReader(reader(database));
  return async () =>
    (await synonyms()).textsOf(queryWords(uniqueWord).words, 'vi').flatMap(({ others: otherWords }) => otherWords);
}

it('a second process follows the Studio within ten seconds', async () => {
  const database = connectDatabase();
  try {
    const otherWords = createReplica(database);
    expect(await otherWords()).toEqual([]);
    const editor = await createUser(fixtures, ROLE.editor);
    const group = { name: uniqueWord, words: [uniqueWord, 'con diều'], language: 'both', relation: 'same' };
    const { body } = await editor.call<{ id: number }>('POST', '/items/search_words', group);
    const path = `/items/search_words/${body.data.id}`;
    await waitUntil(async () => (await otherWords()).includes('con diều'), 10_000);
    await editor.call('PATCH', path, { words: [uniqueWord, 'con rùa'] });
    await waitUntil(async () => (await otherWords()).join() === 'con rùa', 10_000);
    await editor.call('DELETE', path);
    await waitUntil(async () => (await otherWords()).length === 0, 10_000);
  } finally {
    await database.destroy();
  }
}, 60_000);

it.runIf(hasPostgres())(
  'two processes on PostgreSQL, too',
  async () => {
    const copy = await copyToPostgres(join(stack().dataDir, 'data.db'));
    const { connection } = copy.database.client.config as { connection: string };
    const secondDatabase = knex({ client: 'pg', connection });
    try {
      const [firstReplica, secondReplica] = [createReplica(copy.database), createReplica(secondDatabase)];
      expect([await firstReplica(), await secondReplica()]).toEqual([[], []]);
      const words = JSON.stringify([uniqueWord, 'con diều']);
      await copy
        .database('search_words')
        .insert({ id: 999_999, words, language: 'both', relation: 'same', is_active: true });
      for (const otherWords of [firstReplica, secondReplica])
        await waitUntil(async () => (await otherWords()).includes('con diều'), 10_000);
    } finally {
      await secondDatabase.destroy();
      await copy.remove();
    }
  },
  120_000,
);
