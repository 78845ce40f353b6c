import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mergeParts } from './merging.ts';

const { up } = (await import(
  new URL('../../../schema/migrations/20261124T-search-tokens.js', import.meta.url).href
)) as { up(database: Knex): Promise<void> };

describe('merging', () => {
  let database: Knex;
  beforeEach(async () => {
    database = knex({ client: 'sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
    await up(database);
    for (let key = 1; key <= 11; key++) {
      const words = Array.from({ length: 400 }, (_, word) => `dvaword${key * 7 + word}`).join(' ');
      await database.raw('INSERT INTO search_tokens (rowid, words) VALUES (?, ?)', [key, words]);
    }
    await database.raw('DELETE FROM search_tokens WHERE rowid = 4');
  });
  afterEach(() => database.destroy());

  const partsOf = async () => (await database.raw('SELECT count(DISTINCT segid) AS n FROM search_tokens_idx'))[0].n;
  const findKeysOfWord80 = async () =>
    (await database.raw(`SELECT rowid AS "key" FROM search_tokens WHERE search_tokens MATCH '"dvaword80"'`)).map(
      ({ key }: { key: number }) => key,
    );

  it('leaves one part that finds the same entries', async () => {
    expect(await partsOf()).toBeGreaterThan(2);
    const foundKeys = await findKeysOfWord80();
    expect(foundKeys).not.toContain(4);
    await mergeParts(database, 0);
    expect(await partsOf()).toBe(1);
    expect(await findKeysOfWord80()).toEqual(foundKeys);
    expect(foundKeys.length).toBeGreaterThan(5);
  });

  it('does nothing for a single part', async () => {
    await mergeParts(database, 0);
    const dataBefore = await database('search_tokens_data').count({ n: '*' });
    await mergeParts(database, 0);
    expect(await database('search_tokens_data').count({ n: '*' })).toEqual(dataBefore);
  });
});
