/** Tests the weekly mail with last week's numbers (decision 281), for a week in the future, which no other test counts in. */
import { dayInVietnam } from '@hat-nang/model/backend/daily-counts';
import { ROLE } from '@hat-nang/model/ids';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutbox } from '../../../directus-extensions/auth-extend/src/mail/outbox.ts';
import { queueWeeklyNumbers } from '../../../directus-extensions/auth-extend/src/reminders/remind-staff.ts';
import { connectDatabase } from '../../setup/knex.ts';
import { stack } from '../../setup/stack.ts';
import { mailsTo } from '../../support/mailbox.ts';
import { admin, createFixtures, createUser } from '../schema/support.ts';
import { runSql } from './database.ts';

/** 7:05 in Viet Nam on a Monday, at which no mail is due in fact. */
const monday = Date.UTC(2031, 0, 13, 0, 5);
const day = dayInVietnam(monday, -3);
const fixtures = createFixtures();
type User = Awaited<ReturnType<typeof createUser>>;
const users: Record<string, User> = {};
let database: Knex;

/** Queues the mails as a replica does that knows these users. Returns the number of queued mails of each user. */
async function queueMails(now = monday): Promise<Record<string, number>> {
  const { hashKey } = stack().secrets;
  const outbox = createOutbox(hashKey, () => undefined);
  const staff = Object.entries(users).map(([name, { id, email }]) => ({
    ...{ id, email, language: name === 'reviewer' ? 'en-US' : null },
  }));
  await queueWeeklyNumbers({ database, env: { hashKey } as never, outbox }, staff, now);
  const countOf = ({ email }: User) => runSql('SELECT id FROM mail_outbox WHERE recipient = ?', email).length;
  return Object.fromEntries(Object.entries(users).map(([name, user]) => [name, countOf(user)]));
}

const waitForMail = async (name: string) => {
  const email = String(users[name]?.email);
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(1);
  const [mail] = await mailsTo(email);
  return mail;
};

beforeAll(async () => {
  database = connectDatabase();
  for (const role of ['reviewer', 'administrator', 'editor', 'desk'] as const)
    users[role] = await createUser(fixtures, ROLE[role]);
  await admin('PATCH', `/users/${users.reviewer?.id}`, { first_name: 'Rose' });
});
afterAll(async () => {
  await database('daily_counts').where({ day }).delete();
  await database.destroy();
  await fixtures.remove();
});

it('is not queued for a week without a number', async () => {
  expect(await queueMails()).toEqual({ reviewer: 0, administrator: 0, editor: 0, desk: 0 });
});

it('is queued once a week, by two replicas and however often they run, for reviewers and administrators', async () => {
  const counts = [
    { kind: 'opened', collection: 'mental_health', item: 0, count: 7 },
    { kind: 'opened', collection: 'news', item: 0, count: 14 },
    { kind: 'read', collection: 'documents', item: 1, count: 103 },
    { kind: 'sign_up_kid', collection: '', item: 0, count: 2 },
  ];
  await database('daily_counts').insert(counts.map((count) => ({ day, ...count })));
  const once = { reviewer: 1, administrator: 1, editor: 0, desk: 0 };
  await Promise.all([queueMails(), queueMails()]);
  expect(await queueMails()).toEqual(once);
  expect(await queueMails(monday + 86_400_000)).toEqual(once);
});

it('has the rounded numbers, in the language of the recipient, and nothing about a section', async () => {
  const english = await waitForMail('reviewer');
  expect(english?.subject).toMatch(/^Last week at .+ in numbers$/);
  expect(english?.text).toContain('Hello Rose, from Monday to Sunday (6 – 12 January 2031), the library had:');
  expect(english?.text).toContain('• Page opened: 20\n• Opened to read: 100\n• Child signed up: < 5\n');
  expect(english?.text).toContain('/admin/insights');
  expect(english?.text).not.toMatch(/Mental health|: 7\b/);
  const vietnamese = await waitForMail('administrator');
  expect(vietnamese?.subject).toMatch(/^Những con số tuần qua ở /);
  expect(vietnamese?.text).toContain('• Mở trang: 20\n• Mở sách để đọc: 100\n• Trẻ em đăng ký: < 5\n');
});
