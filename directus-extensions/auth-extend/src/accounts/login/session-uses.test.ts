import type { Response } from 'express';
import knexOf, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountContext } from '../../shared/context.ts';
import { HOUR } from '../../shared/limits.ts';
import type { AccountRequest } from '../../shared/types.ts';
import { shortenAddress } from './list-sessions.ts';
import {
  deleteEndedSessionUses,
  eraseSessionUses,
  moveSessionUse,
  readSessionUses,
  recordSessionStart,
  recordSessionUse,
  trackSessionUses,
} from './session-uses.ts';

const readToken = vi.hoisted(() => vi.fn((token: string) => ({ session: `session of ${token}` })));
vi.mock('./session-token.ts', () => ({ readToken }));

let database: Knex;

beforeEach(async () => {
  database = knexOf({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  await database.schema.createTable('directus_sessions', (table) => {
    for (const name of ['token', 'user']) table.specificType(name, '');
  });
  await database.schema.createTable('session_uses', (table) => {
    table.string('session').primary();
    for (const name of ['id', 'started_at', 'used_at']) table.specificType(name, '');
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.destroy();
});

const readUse = (session: string) => database('session_uses').where({ session }).first();

it.each([
  ['113.161.24.7', '113.161.x.x'],
  ['::ffff:113.161.24.7', '113.161.x.x'],
  ['2405:4802:1A2:0:9::1', '2405:4802:1a2::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', null],
  ['', null],
  [null, null],
])('shortens the address %s to %s', (address, network) => expect(shortenAddress(address)).toBe(network));

describe('the uses of sessions', () => {
  it('keep id and start when a refresh replaces the session', async () => {
    await recordSessionStart(database, 'old', 1000);
    const { id } = await readUse('old');
    await recordSessionUse(database, 'new', 2000);
    await moveSessionUse(database, 'old', 'new', 3000);
    expect(await readUse('new')).toEqual({ session: 'new', id, started_at: 1000, used_at: 3000 });
  });

  it('have no start for a session that is older than the table', async () => {
    await recordSessionUse(database, 'old', 2000);
    await recordSessionUse(database, 'old', 3000);
    expect(await readUse('old')).toMatchObject({ started_at: null, used_at: 3000 });
  });

  it('get an id on reading, and the same id afterwards', async () => {
    const first = (await readSessionUses(database, ['a', 'b'])).get('a');
    expect(first).toMatchObject({ id: expect.stringMatching(/^[\da-f-]{36}$/), started_at: null, used_at: null });
    expect((await readSessionUses(database, ['a', 'b'])).get('a')).toEqual(first);
  });

  it('are deleted with their sessions and with their user', async () => {
    await database('directus_sessions').insert([
      { token: 'a', user: 'na' },
      { token: 'b', user: 'lan' },
    ]);
    for (const session of ['a', 'b', 'ended']) await recordSessionStart(database, session);
    await deleteEndedSessionUses(database);
    expect(await database('session_uses').pluck('session')).toEqual(['a', 'b']);
    await eraseSessionUses(database, 'na');
    expect(await database('session_uses').pluck('session')).toEqual(['b']);
  });

  it('are skipped before an update has created their table', async () => {
    await database.schema.dropTable('session_uses');
    await recordSessionStart(database, 'a');
    await recordSessionUse(database, 'a');
    await moveSessionUse(database, 'a', 'b');
    await deleteEndedSessionUses(database);
    await eraseSessionUses(database, 'na');
    expect(await readSessionUses(database, ['a'])).toEqual(new Map());
  });
});

describe('requests', () => {
  const sendRequest = (handler: ReturnType<typeof trackSessionUses>, request: Partial<AccountRequest>) => {
    const next = vi.fn();
    handler(request as AccountRequest, {} as Response, next);
    expect(next).toHaveBeenCalledOnce();
  };
  const createTracker = () =>
    trackSessionUses({ database, env: {}, log: { error: vi.fn() } } as unknown as AccountContext);
  const accountability = { user: 'na' } as AccountRequest['accountability'];

  it('record the use of a session once an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 10 * HOUR });
    const tracker = createTracker();
    sendRequest(tracker, { accountability, token: 't' });
    await vi.waitFor(async () => expect(await readUse('session of t')).toMatchObject({ used_at: 10 * HOUR }));
    vi.setSystemTime(10.9 * HOUR);
    sendRequest(tracker, { accountability, token: 't' });
    vi.setSystemTime(11.1 * HOUR);
    sendRequest(tracker, { accountability, token: 't' });
    await vi.waitFor(async () => expect(await readUse('session of t')).toMatchObject({ used_at: 11.1 * HOUR }));
  });

  it('record nothing for visitors', async () => {
    readToken.mockClear();
    const tracker = createTracker();
    sendRequest(tracker, { accountability: { user: null } as AccountRequest['accountability'], token: 't' });
    sendRequest(tracker, { accountability, token: null });
    expect(readToken).not.toHaveBeenCalled();
  });
});
