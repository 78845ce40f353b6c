/** Tests the mails that remind staff: the daily digest and the notices of expiry (decision 281). A start of Directus queues the mails. */
import { ROLE } from '@hat-nang/model/ids';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createFixtures as createItems } from '../../support/items.ts';
import { mailsTo } from '../../support/mailbox.ts';
import { admin, allowMentalHealth, createFixtures, createUser } from '../schema/support.ts';
import { changeRows, runSql, waitForOutbox } from './database.ts';
import { startSecondDirectus } from './second-directus.ts';

const DAY = 86_400_000;
const fixtures = createFixtures();
const items = createItems();
type User = Awaited<ReturnType<typeof createUser>>;
const users: Record<string, User> = {};
let expiringItem: Awaited<ReturnType<typeof items.item>>;
const failedDocument = 2_000_000_000 + Math.floor(Math.random() * 1_000_000);

const brokenLink = `reminders-${failedDocument}`;

/** Returns the queued mails to a user. The weekly numbers, which only come on Monday and Tuesday, are left out. */
const queuedFor = ({ email }: User) =>
  runSql("SELECT id, subject FROM mail_outbox WHERE recipient = ? AND subject NOT LIKE 'weekly-numbers%'", email);
/** Creates a published news item of the editor, which is unpublished after a number of days. */
async function createEndingItem(days: number) {
  const item = await items.item('news', { date_unpublished: new Date(Date.now() + days * DAY).toISOString() });
  const editor = String(users.editor?.id);
  changeRows('UPDATE news SET user_created = ?, user_updated = ? WHERE id = ?', editor, editor, item.id);
  return item;
}

/** Creates an item that ends soon and starts a second Directus, which queues all due mails. The notice about the item is queued last. Returns the item. */
async function runReminders() {
  const item = await createEndingItem(3);
  const editor = users.editor as User;
  const queuedBefore = queuedFor(editor).length;
  const second = await startSecondDirectus();
  // `runReminders` also runs in `beforeAll`, where `expect.poll` is not allowed.
  await vi.waitUntil(() => queuedFor(editor).length === queuedBefore + 1, { timeout: 60_000, interval: 100 });
  await second.stop();
  return item;
}

async function waitForMails({ email }: User, count: number) {
  const readReminders = async () =>
    (await mailsTo(email)).filter(({ subject }) => !/in numbers$|^Những con số tuần qua/.test(subject));
  await expect.poll(async () => (await readReminders()).length, { timeout: 30_000 }).toBe(count);
  return readReminders();
}

beforeAll(async () => {
  for (const role of ['reviewer', 'desk', 'editor', 'adult'] as const)
    users[role] = await createUser(fixtures, ROLE[role]);
  users.mentalHealthReviewer = await createUser(fixtures, ROLE.reviewer);
  users.silent = await createUser(fixtures, ROLE.desk);
  await allowMentalHealth(fixtures, users.mentalHealthReviewer.id);
  await admin('PATCH', `/users/${users.reviewer?.id}`, { language: 'en-US', first_name: 'Rose' });
  await admin('PATCH', `/users/${users.silent.id}`, { email_notifications: false });
  await items.item('news', { status: 'in_review' });
  await items.item('mental_health', { status: 'in_review' });
  await createEndingItem(9);
  await fixtures.make('/items/contact_messages', { name: 'Lan', email: 'lan@example.com', message: 'Chào' });
  const now = Date.now();
  changeRows(
    'INSERT INTO download_jobs (document, asked_at, due_at, attempts, last_error) VALUES (?, ?, ?, ?, ?)',
    failedDocument,
    now,
    now + DAY,
    4,
    'broken',
  );
  changeRows(
    'INSERT INTO outside_links (id, address, problem, failures, failed_since, uses) VALUES (?, ?, ?, ?, ?, ?)',
    ...[brokenLink, 'https://gone.example/', '404', 2, now, '[]'],
  );
  expiringItem = await runReminders();
}, 120_000);
afterAll(async () => {
  changeRows('DELETE FROM download_jobs WHERE document = ?', failedDocument);
  changeRows('DELETE FROM outside_links WHERE id = ?', brokenLink);
  await items.clear();
  await fixtures.remove();
  // A mail that Directus was sending when it stopped is sent after its lease of 60 s. The next tests need an empty outbox.
  await waitForOutbox(90_000);
});

it('tells a reviewer what waits, in the reviewer’s language, with failed downloads', async () => {
  const [mail] = await waitForMails(users.reviewer as User, 1);
  expect(mail?.subject).toMatch(/^What waits for you at /);
  expect(mail?.text).toContain('Hello Rose, this waits today:');
  expect(mail?.text).toMatch(/• News: \d+ items? in review/);
  expect(mail?.text).toMatch(/• Downloads: the files of \d+ documents? could not be built/);
  expect(mail?.text).toMatch(/• Broken links: \d+ links? to (another site|other sites) no longer answers?/);
  expect(mail?.text).not.toMatch(/Mental health|Contact messages/);
});

it('counts mental health for its own reviewers alone', async () => {
  const [mail] = await waitForMails(users.mentalHealthReviewer as User, 1);
  expect(mail?.subject).toMatch(/^Việc đang chờ bạn ở /);
  expect(mail?.text).toMatch(/• Sức khỏe tinh thần: \d+ bài chờ duyệt/);
});

it('tells the desk about unread messages, and nobody whom it does not concern', async () => {
  const [mail] = await waitForMails(users.desk as User, 1);
  expect(mail?.text).toMatch(/• Tin nhắn liên hệ: \d+ lời nhắn chưa trả lời/);
  expect(mail?.text).not.toContain('chờ duyệt');
  for (const name of ['adult', 'silent']) expect(queuedFor(users[name] as User), name).toEqual([]);
});

it('warns an editor once of each item that ends within seven days', async () => {
  const [mail] = await waitForMails(users.editor as User, 1);
  expect(mail?.subject).toBe(`Bài “${expiringItem.title.vi}” sắp hết hạn`);
  expect(mail?.text).toContain(`/admin/content/news/${expiringItem.id}`);
});

it('sends nothing twice, however often Directus starts', async () => {
  const countQueued = () => ['reviewer', 'desk', 'editor'].map((name) => queuedFor(users[name] as User).length);
  expect(countQueued()).toEqual([1, 1, 1]);
  await runReminders();
  expect(countQueued(), 'only the notice about the new item').toEqual([1, 1, 2]);
}, 120_000);
