/** Tests problem reports in a database in memory: with an address, a report is also a contact message, which staff answer (decision 253). */
import { problemRequest } from '@hat-nang/model/contracts/visitors';
import knexOf, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decryptEnvelope } from '../mail/envelope.ts';
import { createOutbox } from '../mail/outbox.ts';
import type { AccountRequest } from '../shared/types.ts';
import { reportProblem } from './problem-report.ts';

const migration = new URL('../../../../schema/migrations/20261121C-private-tables.js', import.meta.url);
const { up } = (await import(migration.href)) as { up(database: Knex): Promise<void> };
const KEY = 'k'.repeat(32);
const columns: Readonly<Record<string, readonly string[]>> = {
  documents: ['id', 'status'],
  documents_translations: ['documents_id', 'languages_code', 'title'],
  problem_reports: 'document page kind message languages_code state date_created contact_message'.split(' '),
  account_settings: ['contact_email', 'contact_messages_an_hour'],
};
const form = { document: 3, page: 2, kind: 'sound', message: 'Nghe bị rè.', language: 'vi-VN' } as const;

let database: Knex;
let send: (fields: Record<string, unknown>) => Promise<unknown>;

beforeEach(async () => {
  database = knexOf({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  await up(database);
  for (const [table, names] of Object.entries(columns)) {
    await database.schema.createTable(table, (builder) => {
      for (const name of names) builder.specificType(name, '');
    });
  }
  await database.schema.createTable('contact_messages', (builder) => {
    builder.increments('id');
    for (const name of ['name', 'email', 'phone', 'message', 'languages_code', 'state', 'date_created'])
      builder.specificType(name, '');
  });
  await database('documents').insert({ id: 3, status: 'published' });
  await database('documents_translations').insert([
    { documents_id: 3, languages_code: 'vi-VN', title: 'Sáu thanh' },
    { documents_id: 3, languages_code: 'en-US', title: 'Six tones' },
  ]);
  await database('account_settings').insert({ contact_email: 'thu-vien@example.com', contact_messages_an_hour: 2 });
  const context = { database, env: { hashKey: KEY }, outbox: createOutbox(KEY, () => undefined) };
  const report = reportProblem(context as unknown as Parameters<typeof reportProblem>[0]);
  send = async (fields) => report(problemRequest.parse({ ...form, ...fields }), { ip: '127.0.0.9' } as AccountRequest);
});
afterEach(() => database.destroy());

it('stores nothing about the reporter without an address', async () => {
  await send({});
  expect(await database('problem_reports').select('message', 'contact_message')).toEqual([
    { message: form.message, contact_message: null },
  ]);
  expect(await database('contact_messages')).toEqual([]);
  expect(await database('mail_outbox')).toEqual([]);
});

it('turns a report with an address into a contact message, and notifies the mailbox of the library', async () => {
  await send({ email: ' Lan@Example.com ' });
  await send({ email: 'lan@example.com', language: 'en-US', page: null, kind: 'other', message: '' });
  expect(await database('contact_messages').orderBy('id').select('id', 'name', 'email', 'message', 'state')).toEqual([
    {
      id: 1,
      ...{ name: 'bạn đọc', email: 'lan@example.com', state: 'new' },
      message: 'Báo lỗi trong “Sáu thanh”, trang 2: giọng đọc.\nNghe bị rè.',
    },
    {
      id: 2,
      ...{ name: 'reader', email: 'lan@example.com', state: 'new' },
      message: 'Problem in “Six tones”: something else.',
    },
  ]);
  expect(await database('problem_reports').pluck('contact_message')).toEqual([1, 2]);
  const mails = await database('mail_outbox').select('id', 'recipient', 'message');
  expect(mails.map(({ recipient }) => recipient)).toEqual(['thu-vien@example.com', 'thu-vien@example.com']);
  expect(decryptEnvelope(KEY, mails[0].id, mails[0].message)).toMatchObject({ template: 'contact-message' });
});

it('counts reports with an address against the limit of contact messages, others not', async () => {
  for (let count = 0; count < 2; count++) await send({ email: 'lan@example.com' });
  await expect(send({ email: 'lan@example.com' })).rejects.toThrow('REQUESTS_EXCEEDED');
  await send({});
  expect(await database('problem_reports')).toHaveLength(3);
});

it('refuses an invalid address', () => {
  expect(problemRequest.safeParse({ ...form, email: 'lan@example' }).error?.issues[0]).toMatchObject({
    message: 'FORM.ERROR_INVALID_EMAIL',
    path: ['email'],
  });
});
