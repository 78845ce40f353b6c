/**
 * Tests the outbox worker while the mail server is down, slow, busy, disconnecting or moved: every queued mail must arrive once after the server works again.
 * In most tests the worker, the table and the transport are real, and only the mail server is fake (docs/decisions/034-mail-transport.md).
 */
import { randomUUID } from 'node:crypto';
import dns from 'node:dns';
import knexOf, { type Knex } from 'knex';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFakeMailServer } from './fake-mail-server.ts';
import { createOutbox, mailIdOf } from './outbox.ts';
import { createOutboxWorker, retryDelayMs, type SendMail } from './outbox-worker.ts';
import { createMailTransport } from './transport.ts';

const migration = new URL('../../../../schema/migrations/20261121C-private-tables.js', import.meta.url);
const { up } = (await import(migration.href)) as { up(database: Knex): Promise<void> };
const KEY = 'k'.repeat(32);
const DEADLINES = { dnsTimeout: 500, connectionTimeout: 500, greetingTimeout: 700, socketTimeout: 2000 };
const log = { info: () => undefined, warn: () => undefined, error: console.error };
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** Starts workers that send to this host and port. Each worker acts like a separate process. */
async function mailer(port: number, host = '127.0.0.1', { processes = 1, limits = {}, deadlines = DEADLINES } = {}) {
  const database = knexOf({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  await up(database);
  const env = { EMAIL_SMTP_HOST: host, EMAIL_SMTP_PORT: port, EMAIL_FROM: 'no-reply@example.com' };
  const workers = Array.from({ length: processes }, () => {
    const transport = createMailTransport({ ...env, EMAIL_SMTP_IGNORE_TLS: true }, log, deadlines);
    const send: SendMail = async (id, to, { template: subject }) => {
      await transport.send({ id, to, subject, text: 'text', html: '<p>html</p>', senderName: 'Hạt Nắng' });
      return true;
    };
    return createOutboxWorker(database, KEY, log, send, limits);
  });
  const wake = (delayMs: number) => {
    for (const worker of workers) worker.wake(delayMs);
  };
  for (const worker of workers) worker.start();
  const queuedMails = createOutbox(KEY, wake);
  const rows = () => database('mail_outbox').select<{ id: string; sent_at: number | null; attempts: number }[]>();
  return {
    rows,
    wake,
    queue: (to: string) => queuedMails.queue(database, to, { template: 'password-changed', language: 'vi-VN' }),
    /** Resolves when the worker has attempted each mail at least this many times and no mail is sent. */
    failed: (minAttempts: number) =>
      vi.waitFor(
        async () => {
          for (const { attempts, sent_at } of await rows())
            expect([attempts >= minAttempts, sent_at]).toEqual([true, null]);
        },
        { timeout: 30_000, interval: 20 },
      ),
    /** Resolves when every mail is sent. */
    sent: () =>
      vi.waitFor(async () => expect((await rows()).filter(({ sent_at }) => sent_at === null)).toEqual([]), {
        timeout: 20_000,
        interval: 20,
      }),
  };
}

async function serve(...serverArgs: Parameters<typeof startFakeMailServer>) {
  const server = await startFakeMailServer(...serverArgs);
  cleanups.push(server.close);
  return server;
}

/** Returns a port on which nothing listens. */
async function freePort(): Promise<number> {
  const server = await startFakeMailServer();
  await server.close();
  return server.port;
}

const messageIds = async (rows: () => Promise<{ id: string }[]>) => (await rows()).map(({ id }) => `${id}@example.com`);

describe('every mail arrives once', { timeout: 30_000 }, () => {
  it('when connections were refused', async () => {
    const port = await freePort();
    const { queue, rows, failed, sent } = await mailer(port);
    for (const to of ['a@example.com', 'b@example.com', 'c@example.com']) await queue(to);
    await failed(1);
    const server = await serve({}, port);
    await sent();
    expect(server.offeredMessageIds.toSorted()).toEqual((await messageIds(rows)).toSorted());
  });

  it('when the server took connections and never greeted', async () => {
    let isAwake = false;
    const server = await serve({ greeting: () => (isAwake ? 'given' : 'never') });
    const { queue, rows, failed, sent } = await mailer(server.port);
    await queue('a@example.com');
    await failed(2);
    isAwake = true;
    await sent();
    expect(server.offeredMessageIds).toEqual(await messageIds(rows));
  });

  it('when the server, or a proxy in its place, closed connections at once', async () => {
    let isAwake = false;
    const server = await serve({ greeting: () => (isAwake ? 'given' : 'cut') });
    const { queue, rows, failed, sent } = await mailer(server.port);
    await queue('a@example.com');
    await failed(2);
    isAwake = true;
    await sent();
    expect(server.offeredMessageIds).toEqual(await messageIds(rows));
  });

  it('when the server responded with 451', async () => {
    let isBusy = true;
    const server = await serve({ refusalCode: () => (isBusy ? 451 : undefined) });
    const { queue, rows, failed, sent } = await mailer(server.port);
    await queue('a@example.com');
    await failed(2);
    isBusy = false;
    await sent();
    expect(server.offeredMessageIds).toEqual(await messageIds(rows));
  });

  it('when the connection was cut after the last line: the mail is sent again with the same Message-ID', async () => {
    let remainingCuts = 2;
    const server = await serve({ shouldHangUp: () => remainingCuts-- > 0 });
    const { queue, rows, sent } = await mailer(server.port);
    await queue('a@example.com');
    await sent();
    const [id] = await messageIds(rows);
    expect(server.acceptedMails).toHaveLength(1);
    expect(server.offeredMessageIds).toEqual([id, id, id]);
  });

  it('when each reply is slow, so that the whole mail takes longer than a lease, and another process looks for work', async () => {
    const server = await serve({ delayMs: 600 });
    const { queue, rows, sent, wake } = await mailer(server.port, '127.0.0.1', {
      processes: 2,
      limits: { leaseMs: 1_000, renewMs: 300 },
      deadlines: { ...DEADLINES, greetingTimeout: 5_000, socketTimeout: 5_000 },
    });
    await queue('a@example.com');
    for (const delayMs of [700, 1_400, 2_100, 2_800, 3_500]) wake(delayMs);
    await sent();
    // Waits for a second copy of the mail, which another process or a retry might send.
    await new Promise((done) => setTimeout(done, 4_000));
    const [row] = await rows();
    expect([server.offeredMessageIds, row?.attempts]).toEqual([await messageIds(rows), 1]);
  });

  it('when the server moved to another address', async () => {
    const movedHost = process.platform === 'linux' ? '127.0.0.2' : '::1';
    let address = '127.0.0.1';
    const fakeLookup = (family: 4 | 6) =>
      ((_host: string, answer: (error: null, addresses: string[]) => void) =>
        answer(null, address.includes(':') === (family === 6) ? [address] : [])) as never;
    vi.spyOn(dns.Resolver.prototype, 'resolve4').mockImplementation(fakeLookup(4));
    vi.spyOn(dns.Resolver.prototype, 'resolve6').mockImplementation(fakeLookup(6));
    const oldServer = await startFakeMailServer();
    const { queue, rows, sent } = await mailer(oldServer.port, `${randomUUID()}.test`);
    await queue('a@example.com');
    await sent();
    await oldServer.close();
    const newServer = await serve({}, oldServer.port, movedHost);
    address = movedHost;
    await queue('b@example.com');
    await sent();
    expect([oldServer.acceptedMails.length, newServer.acceptedMails.length]).toEqual([1, 1]);
    expect([...oldServer.offeredMessageIds, ...newServer.offeredMessageIds].toSorted()).toEqual(
      (await messageIds(rows)).toSorted(),
    );
  });
});

it('sends one mail at a time while the server is down', async () => {
  const send = vi.fn(async () => {
    throw Object.assign(new Error('away'), { code: 'ECONNECTION' });
  });
  const database = knexOf({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  await up(database);
  const queuedMails = createOutbox(KEY, () => undefined);
  for (let mail = 0; mail < 5; mail++) {
    await queuedMails.queue(database, 'a@example.com', { template: 'password-changed', language: 'vi-VN' });
  }
  createOutboxWorker(database, KEY, log, send).start();
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done, 300));
  expect(send).toHaveBeenCalledTimes(1);
});

it('queues one mail for an id, however often it is queued', async () => {
  const database = knexOf({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  await up(database);
  const queuedMails = createOutbox(KEY, () => undefined);
  const id = mailIdOf(KEY, 'daily-digest', 'user', '2026-11-26');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  for (const otherId of [id, id, mailIdOf(KEY, 'daily-digest', 'user', '2026-11-27')]) {
    const envelope = { template: 'password-changed', language: 'vi-VN' } as const;
    await queuedMails.queue(database, 'a@example.com', envelope, { id: otherId });
  }
  expect(await database('mail_outbox').select('id')).toHaveLength(2);
});

it('retries a send that never ends', async () => {
  const database = knexOf({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  await up(database);
  const send = vi.fn(() => new Promise<boolean>(() => undefined));
  await createOutbox(KEY, () => undefined).queue(database, 'a@example.com', {
    template: 'password-changed',
    language: 'vi-VN',
  });
  createOutboxWorker(database, KEY, log, send, { hungMs: 200 }).start();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2), { timeout: 5_000 });
});

describe('the delay after a failure', () => {
  const delaysAfter = (error: object) => Array.from({ length: 80 }, (_, index) => retryDelayMs(index + 1, error));

  it.each([
    { code: 'ESOCKET' },
    { code: 'ECONNECTION' },
    { code: 'ETIMEDOUT' },
    { code: 'EDNS' },
    { code: 'EENVELOPE', responseCode: 451 },
  ])('stays below a minute while the server is down or busy: %o', (error) => {
    expect(delaysAfter(error)).toEqual(delaysAfter(error).toSorted((a, b) => a - b));
    expect(Math.max(...delaysAfter(error))).toBeLessThanOrEqual(30_000);
  });

  it.each([{ code: 'EENVELOPE', responseCode: 550 }, new Error('no template')])(
    'grows to an hour when a retry is unlikely to succeed: %o',
    (error) => {
      expect(delaysAfter(error)).toEqual(delaysAfter(error).toSorted((a, b) => a - b));
      expect(delaysAfter(error).at(-1)).toBe(3_600_000);
    },
  );
});
