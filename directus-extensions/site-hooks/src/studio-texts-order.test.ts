import knex from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { delayOtherLanguage } from './studio-texts-order.ts';

const database = knex({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
const delayMs = 200;

beforeAll(async () => {
  await database.schema.createTable('directus_users', (table) => {
    table.string('id');
    table.string('language');
  });
  await database('directus_users').insert([{ id: 'reader', language: 'en-US' }, { id: 'other' }]);
});
afterAll(() => database.destroy());

async function measure(user: string | null, language: string | undefined, method = 'GET'): Promise<number> {
  const startedAt = performance.now();
  const query = language === undefined ? {} : { filter: { language: { _eq: language } } };
  const isCalled = await new Promise<boolean>((resolve, reject) => {
    delayOtherLanguage(database, delayMs)({ method, query, accountability: { user } }, undefined, () =>
      resolve(true),
    ).catch(reject);
  });
  expect(isCalled).toBe(true);
  return performance.now() - startedAt;
}

it.each([
  ['reader', 'vi-VN'],
  ['other', 'en-US'],
])('delays texts that are not in the language of the user %s (%s)', async (user, language) => {
  expect(await measure(user, language)).toBeGreaterThanOrEqual(delayMs - 5);
});

it.each([
  ['reader', 'en-US', 'GET'],
  ['other', 'vi-VN', 'GET'],
  [null, 'vi-VN', 'GET'],
  ['reader', undefined, 'GET'],
  ['reader', 'vi-VN', 'SEARCH'],
] as const)('does not delay the request of %s for %s (%s)', async (user, language, method) => {
  expect(await measure(user, language, method)).toBeLessThan(delayMs);
});
