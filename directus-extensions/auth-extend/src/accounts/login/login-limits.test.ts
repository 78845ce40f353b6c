import type { Response } from 'express';
import knexOf, { type Knex } from 'knex';
import { expect, it } from 'vitest';
import type { AccountContext } from '../../shared/context.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { login } from './login.ts';

const migration = new URL('../../../../../schema/migrations/20261121C-private-tables.js', import.meta.url);
const { up } = (await import(migration.href)) as { up(database: Knex): Promise<void> };

it('tells a client the result of at most a hundred wrong passwords, also of parallel ones', async () => {
  const database = knexOf({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  await up(database);
  await database.schema.createTable('directus_users', (table) => {
    for (const name of ['id', 'email', 'username', 'status', 'password', 'language']) table.specificType(name, '');
  });
  await database('directus_users').insert({ id: 'na', email: 'na@example.com', username: 'na', password: 'hash' });
  const passwords = { verify: async (id: string | undefined) => id !== undefined };
  const context = { database, env: { hashKey: 'k'.repeat(32) }, passwords } as unknown as AccountContext;
  const request = { schema: {}, ip: '192.0.2.1' } as unknown as AccountRequest;
  const logIn = (username: string) => login(context)({ username, password: 'x' }, request, {} as Response);

  const usernames = [...Array.from({ length: 150 }, (_, index) => `nobody${index}`), 'na'];
  const results = await Promise.allSettled(usernames.map(logIn));
  const messages = results.map((result) => (result.status === 'rejected' ? result.reason.message : 'success'));
  expect(messages.filter((message) => message === 'INVALID_CREDENTIALS')).toHaveLength(100);
  expect(messages.filter((message) => message === 'REQUESTS_EXCEEDED')).toHaveLength(51);
  await database.destroy();
});
