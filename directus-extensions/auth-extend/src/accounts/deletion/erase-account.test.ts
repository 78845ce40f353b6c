/**
 * Tests which accounts are erased, and that freed places of events are announced. erase-rows.test.ts and tests/integration/auth-extend/delete-account.test.ts
 * check which data of an account is erased.
 */
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Outbox } from '../../mail/outbox.ts';
import type { AccountContext } from '../../shared/context.ts';
import { eraseExpiredAccounts } from './erase-account.ts';
import { createMemberTables } from './member-tables.test-support.ts';

let database: Knex;
let announcedIds: string[];

beforeEach(async () => {
  announcedIds = [];
  database = await createMemberTables();
  await database('directus_roles').insert({ id: 'kids', short_name: 'kid' });
});
afterEach(() => database.destroy());

/** Adds accounts whose announced date of deletion has passed. */
async function addExpiredAccounts(statusById: Record<string, string>): Promise<void> {
  for (const [id, status] of Object.entries(statusById)) {
    const account = { role: 'kids', email: `${id}@example.com`, deletion_requested_at: 1 };
    await database('directus_users').insert({ id, status, ...account });
    await database('account_codes').insert({ user: id, kind: 'deletion', expires_at: 1 });
  }
}

/** Erases the expired accounts and returns the ids of the accounts that remain. */
async function eraseAndListRemainingIds(queue: Outbox['queue'] = async () => undefined): Promise<string[]> {
  const log = { info: () => undefined, warn: () => undefined, error: console.error };
  const announceChange = async (_collection: string, ids: readonly string[]) => void announcedIds.push(...ids);
  await eraseExpiredAccounts({ database, log, outbox: { queue }, announceChange } as unknown as AccountContext);
  return (await database('directus_users').orderBy('id').select('id')).map(({ id }) => id);
}

it('erases closed and suspended accounts, and keeps one that staff have reopened', async () => {
  await addExpiredAccounts({ closed: 'archived', reopened: 'active', suspended: 'suspended' });
  expect(await eraseAndListRemainingIds()).toEqual(['reopened']);
});

it('erases an account whose deletion staff have requested without a mail', async () => {
  await addExpiredAccounts({ requested: 'active' });
  await database('account_codes').delete();
  expect(await eraseAndListRemainingIds()).toEqual([]);
});

it('keeps an account that is reopened while another is erased', async () => {
  await addExpiredAccounts({ first: 'archived', second: 'archived' });
  const remainingIds = await eraseAndListRemainingIds(async (transaction) => {
    await transaction('directus_users').update({ status: 'active', deletion_requested_at: null });
  });
  expect(remainingIds).toHaveLength(1);
});

it('announces the places of events that an erased account frees', async () => {
  await addExpiredAccounts({ closed: 'archived' });
  await database('event_registrations').insert({ id: 'a', email: 'closed@example.com', state: 'registered' });
  await eraseAndListRemainingIds();
  expect(announcedIds).toEqual(['a']);
});
