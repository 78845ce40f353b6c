import type { ActionHandler, FilterHandler, HookContext, Hooks } from '@hat-nang/model/backend/directus-hooks';
import { USER } from '@hat-nang/model/ids';
import knexOf, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerRegistrationStates } from './registration-states.ts';

let database: Knex;
let checkState: FilterHandler;
let eraseCancelled: ActionHandler;
const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  database = knexOf({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  const columns = ['id', 'state', 'name', 'phone', 'access_needs', 'guardian_name', 'guardian_contact'];
  await database.schema.createTable('event_registrations', (table) => {
    for (const column of [...columns, 'date_cancelled']) table.specificType(column, '');
  });
  await database.schema.createTable('directus_users', (table) => {
    table.string('id');
    table.string('language');
  });
  await database('directus_users').insert({ id: 'english', language: 'en-US' });
  const contacts = {
    phone: '0912345678',
    access_needs: 'Xe lăn',
    guardian_name: 'Mẹ',
    guardian_contact: 'me@x.example',
  };
  await database('event_registrations').insert([
    { id: 'a', state: 'registered', name: 'Lan', ...contacts },
    { id: 'b', state: 'registered', name: 'Na', ...contacts },
    { id: 'gone', state: 'cancelled', name: 'Hoa', date_cancelled: 1 },
  ]);
  const hooks = {
    filter: (_event: string, handler: FilterHandler) => {
      checkState = handler;
    },
    action: (_event: string, handler: ActionHandler) => {
      eraseCancelled = handler;
    },
  } as unknown as Hooks;
  registerRegistrationStates(hooks, logger);
});
afterEach(() => database.destroy());

const check = (payload: unknown, keys: string[], user = 'editor') =>
  checkState(
    payload,
    { keys },
    {
      database,
      schema: null,
      accountability: { admin: false, app: true, user },
    },
  );
const messageOf = async (attempt: Promise<unknown>) => {
  const errors = await attempt.then(
    () => [],
    (failure: unknown) => failure as { extensions: Record<string, unknown> }[],
  );
  return errors.map(({ extensions: { field, type, validation_message } }) => [field, type, validation_message]);
};

it('accepts a cancellation and saves without the state, and refuses other states', async () => {
  expect(await check({ state: 'cancelled' }, ['a', 'gone'])).toEqual({ state: 'cancelled' });
  expect(await check({ name: 'x' }, ['gone'])).toEqual({ name: 'x' });
  for (const state of ['waiting', null, ''])
    expect(await messageOf(check({ state }, ['a']))).toMatchObject([['state', 'check_status', expect.any(String)]]);
});

it('refuses to register a cancelled person again, in the language of the Studio', async () => {
  const attempt = (user: string) => messageOf(check({ state: 'registered' }, ['a', 'gone'], user));
  expect(await attempt('english')).toMatchObject([
    ['state', 'check_registered_again', expect.stringMatching(/^A canc/)],
  ]);
  expect(await attempt('editor')).toMatchObject([
    ['state', 'check_registered_again', expect.stringMatching(/^Đăng ký/)],
  ]);
});

it('does not write the state of a registered row again, so that a cancellation by its link remains', async () => {
  expect(await check({ state: 'registered' }, ['a'])).toEqual({});
});

it('leaves the service user and callers without the Studio to Directus', async () => {
  expect(await check({ state: 'registered' }, ['gone'], USER.service)).toEqual({ state: 'registered' });
  const member = { database, accountability: { admin: false, app: false, user: 'kid' } } as unknown as HookContext;
  expect(await checkState({ state: 'x' }, { keys: ['a'] }, member)).toEqual({ state: 'x' });
});

it('erases what only the event needed after a cancellation, once, and nothing of other rows', async () => {
  await database('event_registrations').where({ id: 'a' }).update({ state: 'cancelled' });
  await eraseCancelled({ keys: ['a', 'b', 'gone'] }, { database } as HookContext);
  const rows = await database('event_registrations').orderBy('id');
  expect(rows).toMatchObject([
    { name: 'Lan', phone: null, access_needs: null, guardian_name: null, guardian_contact: null },
    { phone: '0912345678', access_needs: 'Xe lăn', date_cancelled: null },
    { date_cancelled: 1 },
  ]);
  expect(Math.abs(Date.now() - rows[0].date_cancelled)).toBeLessThan(60_000);
  await database.schema.dropTable('event_registrations');
  await eraseCancelled({ keys: ['a'] }, { database } as HookContext);
  expect(logger.error).toHaveBeenCalledOnce();
});
