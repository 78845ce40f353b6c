/** Tests answers to messages in a database in memory, and their mails over SMTP. tests/e2e/studio-desk.spec.ts writes an answer in the Studio. */
import knexOf, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decryptEnvelope } from '../mail/envelope.ts';
import { type FakeMailServer, startFakeMailServer } from '../mail/fake-mail-server.ts';
import { createOutbox, mailIdOf } from '../mail/outbox.ts';
import { sendMail } from '../mail/send-mail.ts';
import { createMailTransport } from '../mail/transport.ts';
import { prepareAnswer } from './contact-answer.ts';

const migration = new URL('../../../../schema/migrations/20261121C-private-tables.js', import.meta.url);
const { up } = (await import(migration.href)) as { up(database: Knex): Promise<void> };
const KEY = 'k'.repeat(32);
const MAI = 'mai-id';
const log = { info: () => undefined, warn: () => undefined, error: console.error };

let database: Knex;
let server: FakeMailServer;
let answeredAt = Date.UTC(2026, 10, 26);

const columns: Readonly<Record<string, readonly string[]>> = {
  directus_users: ['id', 'email', 'first_name', 'last_name'],
  contact_messages: ['id', 'name', 'email', 'message', 'languages_code', 'state', 'date_created'],
  contact_answers: ['id', 'message', 'text', 'author', 'date_created'],
  account_settings: ['contact_email', 'contact_messages_an_hour'],
  app_configs_translations: ['languages_code', 'brand_name', 'address_text', 'email'],
};

beforeEach(async () => {
  database = knexOf({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  server = await startFakeMailServer();
  await up(database);
  for (const [table, names] of Object.entries(columns)) {
    await database.schema.createTable(table, (builder) => {
      for (const name of names) builder.specificType(name, '');
    });
  }
  await database('directus_users').insert({ id: MAI, email: 'mai@example.com', first_name: 'Mai', last_name: 'Trần' });
  await database('account_settings').insert({ contact_email: 'thu-vien@example.com' });
  await database('contact_messages').insert({
    id: 7,
    name: 'Lan',
    email: 'lan@example.com',
    message: 'When are you open?\nThank you.',
    languages_code: 'en-US',
    state: 'new',
    date_created: Date.UTC(2026, 10, 25, 3),
  });
});
afterEach(async () => {
  await server.close();
  await database.destroy();
});

const queue = { outbox: createOutbox(KEY, () => undefined) };
const prepare = (payload: Record<string, unknown>) =>
  prepareAnswer(queue, database, payload, { user: MAI, app: true } as Parameters<typeof prepareAnswer>[3]);

/** Stores an answer as Directus does after the filter, and sends its mail. `fieldOf` of the result returns a header field of the mail. */
async function sendAnswer(text: string) {
  const row = await prepare({ message: 7, text, author: 'somebody else', id: 'x' });
  answeredAt += 1000;
  await database('contact_answers').insert({ ...row, date_created: answeredAt });
  const env = { EMAIL_SMTP_HOST: '127.0.0.1', EMAIL_SMTP_PORT: server.port, EMAIL_FROM: 'no-reply@example.com' };
  const send = sendMail({
    database,
    env: { hashKey: KEY, siteUrl: 'https://example.com' },
    transport: createMailTransport(env, log),
  } as unknown as Parameters<typeof sendMail>[0]);
  const queued = await database('mail_outbox').where({ id: row.id }).first();
  expect(await send(queued.id, queued.recipient, decryptEnvelope(KEY, queued.id, queued.message))).toBe(true);
  const mail = server.acceptedMails.at(-1) ?? '';
  const header = mail.slice(0, mail.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const fieldOf = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(header)?.[1];
  return { id: String(row.id), row, mail, fieldOf };
}

it('answers in the thread of the message and of the earlier answers', async () => {
  const notice = `<${mailIdOf(KEY, 'contact-message', 7)}@example.com>`;
  const first = await sendAnswer(' From 8 to 17. ');
  expect(first.row).toEqual({ message: 7, id: first.id, text: 'From 8 to 17.', author: 'Mai Trần' });
  expect(first.fieldOf('To')).toBe('lan@example.com');
  expect(first.fieldOf('Reply-To')).toBe('thu-vien@example.com');
  expect(first.fieldOf('Message-ID')).toBe(`<${first.id}@example.com>`);
  expect(first.fieldOf('References')).toBe(notice);
  expect(first.fieldOf('Auto-Submitted')).toBeUndefined();
  expect(first.mail).toContain('> When are you open?');
  const second = await sendAnswer('Closed on Sunday.');
  expect(second.fieldOf('Subject')).toBe(first.fieldOf('Subject'));
  expect(second.fieldOf('In-Reply-To')).toBe(`<${first.id}@example.com>`);
  expect(second.fieldOf('References')).toBe(`${notice} <${first.id}@example.com>`);
  expect((await database('contact_messages').first('state')).state).toBe('answered');
});

it('refuses an answer without text, and one to no message, and queues nothing', async () => {
  const wrongAnswers = [
    { message: 7, text: ' \n' },
    { message: 7, text: 'x'.repeat(5001) },
    { message: 7 },
    { message: 8, text: 'Hello' },
    { message: { id: 7 }, text: 'Hello' },
    { text: 'Hello' },
  ];
  for (const payload of wrongAnswers) await expect(prepare(payload)).rejects.toMatchObject({ status: 400 });
  expect(await database('mail_outbox').select('id')).toEqual([]);
  expect((await database('contact_messages').first('state')).state).toBe('new');
});

it('drops the mail if the message has been deleted', async () => {
  const { id } = await prepare({ message: 7, text: 'Hello' });
  const env = { hashKey: KEY, siteUrl: 'https://example.com' };
  const send = sendMail({
    database,
    env,
    transport: { send: () => Promise.reject(new Error('sent')) },
  } as unknown as Parameters<typeof sendMail>[0]);
  expect(
    await send(String(id), 'lan@example.com', { template: 'contact-answer', language: 'en-US', answer: String(id) }),
  ).toBe(false);
});
