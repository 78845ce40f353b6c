/** Tests the rights that several policies give together, with tables in an SQLite database in memory. */
import knexOf, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readRights, toRightsKey } from './read-rights.ts';

const OWN = { user: { _eq: '$CURRENT_USER' } };
const PUBLISHED = { status: { _eq: 'published' } };

let database: Knex;

beforeEach(async () => {
  database = knexOf({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  await database.schema.createTable('directus_access', (table) => {
    for (const name of ['role', 'user', 'policy']) table.string(name);
  });
  await database.schema.createTable('directus_permissions', (table) => {
    for (const name of ['policy', 'action', 'collection', 'fields', 'permissions']) table.string(name);
  });
});
afterEach(() => database.destroy());

/** Gives a role one policy per rule, and reads its rights on `people`. */
async function rightsOfRules(...rules: Array<[fields: string, condition: unknown]>) {
  for (const [index, [fields, condition]] of rules.entries()) {
    await database('directus_access').insert({ role: 'editor', policy: `policy-${index}` });
    await database('directus_permissions').insert({
      policy: `policy-${index}`,
      action: 'read',
      collection: 'people',
      fields,
      permissions: JSON.stringify(condition),
    });
  }
  const key = toRightsKey({ user: null, roles: ['editor'], admin: false, app: false });
  return (await readRights(key, database)).get('people');
}

it('joins the fields of rules with equal conditions', async () => {
  expect(await rightsOfRules(['id,name', OWN], ['email', OWN], ['status', PUBLISHED])).toEqual([
    { fields: ['id', 'name', 'email'], isForAll: false },
    { fields: ['email', 'id', 'name'], isForAll: false },
    { fields: ['status'], isForAll: false },
  ]);
});

it('gives a rule the fields of a rule with its condition as an alternative, and not the reverse', async () => {
  expect(await rightsOfRules(['email', OWN], ['id', { _or: [OWN, PUBLISHED] }])).toEqual([
    { fields: ['email', 'id'], isForAll: false },
    { fields: ['id'], isForAll: false },
  ]);
});

it('keeps rules apart whose conditions only resemble each other', async () => {
  const narrowerConditions = [{ ...OWN, ...PUBLISHED }, { _and: [OWN] }, { _or: [PUBLISHED], ...OWN }, null, {}];
  const rules = narrowerConditions.map((condition, index): [string, unknown] => [`f${index}`, condition]);
  expect((await rightsOfRules(['email', OWN], ...rules))?.map(({ fields }) => fields)).toEqual([
    ['email'],
    ...rules.map(([field]) => [field]),
  ]);
});
