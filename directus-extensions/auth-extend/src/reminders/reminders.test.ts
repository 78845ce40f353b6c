/** Tests which staff members get which reminders, with an SQLite database in memory. tests/integration/auth-extend/reminders.test.ts sends the mails. */
import { dayInVietnam } from '@hat-nang/model/backend/daily-counts';
import { POLICY, ROLE } from '@hat-nang/model/ids';
import { publishableCollections } from '@hat-nang/model/publishing';
import knexOf, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decryptEnvelope, type Envelope } from '../mail/envelope.ts';
import { createOutbox } from '../mail/outbox.ts';
import type { AccountContext } from '../shared/context.ts';
import { listPendingWork, readDigest } from './digest.ts';
import { readExpiry } from './expiry.ts';
import { remindStaff } from './remind-staff.ts';
import { listWeeklyNumbers, readWeeklyNumbers } from './weekly-numbers.ts';

const migrationsFolder = new URL('../../../../schema/migrations/', import.meta.url);
const importMigration = async (name: string) =>
  (await import(new URL(name, migrationsFolder).href)) as { up(database: Knex): Promise<void> };
const KEY = 'k'.repeat(32);
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 26, 3);

let database: Knex;
let context: AccountContext;

const columns: Readonly<Record<string, readonly string[]>> = {
  directus_users: ['id', 'email', 'first_name', 'last_name', 'status', 'role', 'language', 'email_notifications'],
  directus_roles: ['id', 'short_name', 'parent'],
  directus_policies: ['id', 'admin_access'],
  directus_access: ['user', 'role', 'policy'],
  contact_messages: ['id', 'state'],
  problem_reports: ['id', 'state'],
  contact_answers: ['id'],
  directus_versions: ['key', 'collection', 'item', 'delta', 'date_updated', 'user_updated'],
  directus_relations: ['many_collection', 'one_collection', 'one_field'],
  daily_counts: ['day', 'kind', 'collection', 'item', 'count'],
  ...Object.fromEntries(
    publishableCollections.flatMap((name) => [
      [name, ['id', 'status', 'date_unpublished', 'user_created', 'user_updated']],
      [`${name}_translations`, [`${name}_id`, 'languages_code', 'title']],
    ]),
  ),
};

const roles = { reviewer: [POLICY.reviewer], desk: [POLICY.desk], editor: [POLICY.editor], adult: [POLICY.member] };

async function addUser(name: string, role: keyof typeof roles, changes: Record<string, unknown> = {}): Promise<void> {
  const account = { status: 'active', language: 'vi-VN', email_notifications: true, first_name: name };
  await database('directus_users').insert({
    id: name,
    email: `${name}@example.com`,
    role: ROLE[role],
    ...account,
    ...changes,
  });
}

/** Returns one text per queued mail: the address, the template, the language if there is one, and the collection and id of the item in a notice. */
async function queuedMails(): Promise<string[]> {
  const rows = await database('mail_outbox').orderBy(['recipient', 'created_at']);
  return rows.map(({ id, recipient, message }) => {
    const envelope: Envelope = decryptEnvelope(KEY, id, message);
    const subject = 'item' in envelope ? ` ${envelope.collection}/${envelope.item}` : '';
    return `${recipient} ${envelope.template}${'language' in envelope ? ` ${envelope.language}` : ''}${subject}`;
  });
}

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  database = knexOf({ client: 'sqlite3', connection: ':memory:', useNullAsDefault: true });
  for (const name of ['20261121C-private-tables.js', '20261121M-download-jobs.js'])
    await (await importMigration(name)).up(database);
  for (const [table, names] of Object.entries(columns)) {
    await database.schema.createTable(table, (builder) => {
      for (const name of names) builder.specificType(name, '');
    });
  }
  for (const [name, policies] of Object.entries(roles)) {
    const id = ROLE[name as keyof typeof roles];
    await database('directus_roles').insert({ id, short_name: name, parent: null });
    for (const policy of policies) await database('directus_access').insert({ role: id, policy });
  }
  for (const id of Object.values(POLICY)) await database('directus_policies').insert({ id, admin_access: false });
  context = {
    database,
    env: { hashKey: KEY },
    outbox: createOutbox(KEY, () => undefined),
  } as unknown as AccountContext;
});
afterEach(async () => {
  vi.useRealTimers();
  await database.destroy();
});

it('lists what waits by the policies of each user, in the user’s language', async () => {
  await addUser('rose', 'reviewer');
  await addUser('huong', 'reviewer');
  await database('directus_access').insert({ user: 'huong', policy: POLICY.mentalHealthReviewer });
  await addUser('mai', 'desk');
  await addUser('lan', 'editor');
  await database('news').insert([
    { id: 1, status: 'in_review' },
    { id: 2, status: 'in_review' },
    { id: 3, status: 'draft' },
  ]);
  await database('mental_health').insert({ id: 1, status: 'in_review' });
  await database('contact_messages').insert([
    { id: 1, state: 'new' },
    { id: 2, state: 'answered' },
  ]);
  await database('problem_reports').insert({ id: 1, state: 'new' });
  await (await importMigration('20261128L-outside-links.js')).up(database);
  const link = { problem: '404', failed_since: NOW, uses: '[]' };
  await database('outside_links').insert([
    { ...link, id: 'a', address: 'https://a.example/', failures: 2 },
    { ...link, id: 'b', address: 'https://b.example/', failures: 1 },
  ]);
  const job = { asked_at: NOW, due_at: NOW };
  await database('download_jobs').insert([
    { ...job, document: 1, attempts: 3, last_error: 'broken' },
    { ...job, document: 2, attempts: 1, last_error: 'busy' },
  ]);
  const failures = [
    'Downloads: the files of 1 document could not be built',
    'Broken links: 1 link to another site no longer answers',
  ];
  expect(await listPendingWork(database, 'rose', 'en-US')).toEqual(['News: 2 items in review', ...failures]);
  expect(await listPendingWork(database, 'huong', 'en-US')).toEqual([
    'News: 2 items in review',
    'Mental health: 1 item in review',
    ...failures,
  ]);
  await database('outside_links').update({ failures: 3 });
  expect(await listPendingWork(database, 'rose', 'vi-VN')).toContain(
    'Liên kết hỏng: 2 liên kết sang trang khác không còn mở được',
  );
  expect(await listPendingWork(database, 'rose', 'en-US')).toContain(
    'Broken links: 2 links to other sites no longer answer',
  );
  expect(await listPendingWork(database, 'mai', 'vi-VN')).toEqual([
    'Tin nhắn liên hệ: 1 lời nhắn chưa trả lời',
    'Báo lỗi tài liệu: 1 báo lỗi mới',
  ]);
  expect(await listPendingWork(database, 'lan', 'vi-VN')).toEqual([]);
});

it('counts the changed versions of published items for reviewers', async () => {
  await addUser('rose', 'reviewer');
  await addUser('lan', 'editor');
  for (const table of ['news', 'mental_health']) await database(table).insert({ id: 1, status: 'published' });
  const version = { item: '1', delta: '{"date_unpublished":"2027-01-01"}', date_updated: NOW };
  for (const collection of ['news', 'mental_health'])
    await database('directus_versions').insert({ ...version, collection, key: collection });
  expect(await listPendingWork(database, 'rose', 'vi-VN')).toEqual(['Tin tức: 1 phiên bản chờ duyệt']);
  expect(await listPendingWork(database, 'rose', 'en-US')).toEqual(['News: 1 version waiting for review']);
  expect(await listPendingWork(database, 'lan', 'en-US')).toEqual([]);
});

it('queues one digest a day, for active staff who accept mails and for whom something waits', async () => {
  await addUser('mai', 'desk', { language: 'en-US' });
  await addUser('silent', 'desk', { email_notifications: false });
  await addUser('gone', 'desk', { status: 'suspended' });
  await addUser('rose', 'reviewer');
  await addUser('na', 'adult');
  await database('contact_messages').insert({ id: 1, state: 'new' });
  for (let run = 0; run < 3; run++) await remindStaff(context, NOW + run * 3_600_000);
  expect(await queuedMails()).toEqual(['mai@example.com daily-digest en-US']);
  await remindStaff(context, NOW + DAY);
  expect(await queuedMails()).toHaveLength(2);
});

it('drops a digest if nothing waits any more when it is sent', async () => {
  await addUser('mai', 'desk', { last_name: 'Trần' });
  await database('contact_messages').insert({ id: 1, state: 'new' });
  expect(await readDigest(database, 'mai', 'vi-VN')).toEqual({
    name: 'mai Trần',
    waiting: '• Tin nhắn liên hệ: 1 lời nhắn chưa trả lời',
  });
  await database('contact_messages').update({ state: 'closed' });
  expect(await readDigest(database, 'mai', 'vi-VN')).toBeUndefined();
});

it('warns the author and the last editor once of each date on which an item ends', async () => {
  await addUser('lan', 'editor');
  await addUser('rose', 'reviewer');
  const endsIn = (days: number) => new Date(NOW + days * DAY);
  const byLan = { status: 'published', user_created: 'lan', user_updated: 'lan' };
  await database('news').insert([
    { ...byLan, id: 1, date_unpublished: endsIn(3), user_updated: 'rose' },
    { ...byLan, id: 2, date_unpublished: endsIn(8) },
    { ...byLan, id: 3, date_unpublished: endsIn(-1) },
    { ...byLan, id: 4, date_unpublished: endsIn(3), status: 'draft' },
  ]);
  await database('news_translations').insert([
    { news_id: 1, languages_code: 'vi-VN', title: 'Ngày hội' },
    { news_id: 1, languages_code: 'en-US', title: 'The fair' },
  ]);
  for (let run = 0; run < 2; run++) await remindStaff(context, NOW);
  const firstNotices = ['lan@example.com expiry-notice vi-VN news/1', 'rose@example.com expiry-notice vi-VN news/1'];
  expect(await queuedMails()).toEqual(firstNotices);
  expect(await readExpiry(database, 'news', 1, 'en-US')).toEqual({ title: 'The fair', endsAt: NOW + 3 * DAY });
  expect(await readExpiry(database, 'news', 2, 'en-US')).toBeUndefined();
  await database('news')
    .where({ id: 1 })
    .update({ date_unpublished: endsIn(5) });
  await remindStaff(context, NOW);
  expect(await queuedMails()).toHaveLength(4);
});

describe('the weekly numbers', () => {
  /** 7:05 in Viet Nam on the Monday after `NOW`. */
  const monday = Date.UTC(2026, 10, 30, 0, 5);
  const week = '2026-11-23';
  const addCount = (kind: string, count: number, collection = 'documents', day = dayInVietnam(NOW)) =>
    database('daily_counts').insert({ day, kind, collection, item: 0, count });

  beforeEach(async () => {
    await addUser('rose', 'reviewer', { language: 'en-US', last_name: 'Lê' });
    await addUser('boss', 'editor');
    await database('directus_policies').insert({ id: 'admin', admin_access: true });
    await database('directus_access').insert({ user: 'boss', policy: 'admin' });
  });

  it('are added up over the sections, then rounded, and hidden below five', async () => {
    await addCount('opened', 1200);
    await addCount('opened', 13, 'mental_health');
    await addCount('opened', 8, 'news', dayInVietnam(monday, -1));
    await addCount('read', 4);
    await addCount('not_found', 3, 'news');
    await addCount('not_found', 4, '');
    await addCount('sign_up_kid', 1, '');
    await addCount('language_vi', 500);
    await addCount('finished', 90, 'documents', dayInVietnam(monday));
    await addCount('downloaded', 90, 'documents', dayInVietnam(monday, -8));
    expect(await listWeeklyNumbers(database, week, 'en-US')).toEqual([
      'Page opened: 1220',
      'Opened to read: < 5',
      'Search without a result: 5',
      'Child signed up: < 5',
    ]);
    const numbers = '• Mở trang: 1220\n• Mở sách để đọc: < 5\n• Tìm không thấy: 5\n• Trẻ em đăng ký: < 5';
    expect(await readWeeklyNumbers(database, 'boss', week, 'vi-VN')).toEqual({
      ...{ name: 'boss', period: '23 – 29 tháng 11, 2026', numbers },
    });
  });

  it('are queued on Monday, once, for reviewers and administrators who accept mails', async () => {
    await addUser('silent', 'reviewer', { email_notifications: false });
    await addUser('lan', 'editor');
    await addUser('mai', 'desk');
    await addCount('read', 100);
    await remindStaff(context, monday - DAY);
    expect(await queuedMails()).toEqual([]);
    // Two replicas in the first hour, and later runs of the day and the next.
    await Promise.all([remindStaff(context, monday), remindStaff(context, monday)]);
    for (const hours of [1, 12, 30]) await remindStaff(context, monday + hours * 3_600_000);
    expect(await queuedMails()).toEqual([
      'boss@example.com weekly-numbers vi-VN',
      'rose@example.com weekly-numbers en-US',
    ]);
    await addCount('read', 100, 'documents', dayInVietnam(monday));
    await remindStaff(context, monday + 2 * DAY);
    expect(await queuedMails()).toHaveLength(2);
    await remindStaff(context, monday + 7 * DAY);
    expect(await queuedMails()).toHaveLength(4);
  });

  it('are not sent for a week without a number, or to a user who is no reviewer any more', async () => {
    await addCount('language_vi', 100);
    await addCount('read', 100, 'documents', dayInVietnam(monday));
    await remindStaff(context, monday);
    expect(await queuedMails()).toEqual([]);
    expect(await readWeeklyNumbers(database, 'rose', week, 'en-US')).toBeUndefined();
    await addCount('read', 100);
    expect((await readWeeklyNumbers(database, 'rose', week, 'en-US'))?.name).toBe('rose Lê');
    await database('directus_users').where({ id: 'rose' }).update({ role: ROLE.editor });
    expect(await readWeeklyNumbers(database, 'rose', week, 'en-US')).toBeUndefined();
  });
});
