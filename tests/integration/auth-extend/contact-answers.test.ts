/** Tests the answers to messages of the contact form: the mail, its thread, the record, and who may write one (decision 281). */
import { ROLE } from '@hat-nang/model/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { type Mail, mailsTo } from '../../support/mailbox.ts';
import { readSeededDocument } from '../../support/seeded.ts';
import { admin, type Caller, createFixtures, createUser, visitor } from '../schema/support.ts';
import { runSql } from './database.ts';
import { newAddress } from './profile-support.ts';

const fixtures = createFixtures();
let desk: Awaited<ReturnType<typeof createUser>>;

beforeAll(async () => {
  desk = await createUser(fixtures, ROLE.desk);
  await admin('PATCH', `/users/${desk.id}`, { first_name: 'Mai', last_name: 'Trần' });
});
afterAll(() => fixtures.remove());

async function waitForMails(address: string, count: number): Promise<Mail[]> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 20_000 }).toBe(count);
  return mailsTo(address);
}

async function createMessage(language = 'vi-VN') {
  const email = newAddress();
  const row = { name: 'Lan {brand}', email, message: 'Thư viện mở cửa khi nào?\nCảm ơn.', languages_code: language };
  const { id } = await fixtures.make<{ id: number }>('/items/contact_messages', row);
  return { id, email };
}

/** Writes an answer as the Studio does: it saves the message with a nested answer. */
const answer = (id: number, text: string, call: Caller = desk.call) =>
  call('PATCH', `/items/contact_messages/${id}`, { answers: { create: [{ text }], update: [], delete: [] } });

const readAnswers = (id: number) =>
  runSql(
    'SELECT id, text, author, user_created, date_created FROM contact_answers WHERE message = ? ORDER BY date_created',
    id,
  );

describe('an answer to a message', () => {
  it('is mailed with the message quoted, and stored with its author and its time; the message counts as answered', async () => {
    const { id, email } = await createMessage();
    const response = await answer(id, 'Từ 8 giờ đến 17 giờ.');
    expect(response.status, response.text).toBe(200);
    const [mail] = await waitForMails(email, 1);
    expect(mail?.subject).toMatch(/^Re: Lời nhắn của bạn gửi /);
    expect(mail?.text).toContain('Chào Lan {brand},');
    expect(mail?.text).toContain('Từ 8 giờ đến 17 giờ.');
    expect(mail?.text).toContain('> Thư viện mở cửa khi nào?\n> Cảm ơn.');
    expect(mail?.headers).not.toHaveProperty('auto-submitted');
    const [settings] = [(await admin<{ contact_email: string }>('GET', '/items/account_settings')).body.data].flat();
    expect(mail?.headers['reply-to']).toBe(settings?.contact_email);
    const [row] = readAnswers(id);
    expect(row).toMatchObject({ text: 'Từ 8 giờ đến 17 giờ.', author: 'Mai Trần', user_created: desk.id });
    expect(row?.date_created).toBeTruthy();
    expect(mail?.messageId).toContain(String(row?.id));
    const stored = await admin<{ state: string }>('GET', `/items/contact_messages/${id}?fields=state`);
    expect(stored.body.data.state).toBe('answered');
  });

  it('continues the thread of the earlier answers, in the language of the sender', async () => {
    const { id, email } = await createMessage('en-US');
    expect((await answer(id, 'First answer')).status).toBe(200);
    await waitForMails(email, 1);
    expect((await answer(id, 'Second answer')).status).toBe(200);
    const [first, second] = await waitForMails(email, 2);
    expect(first?.subject).toMatch(/^Re: Your message to /);
    expect(second?.subject).toBe(first?.subject);
    expect(second?.headers['in-reply-to']).toContain(String(readAnswers(id)[0]?.id));
    const [notice, ...earlierAnswers] = String(second?.headers.references).split(/\s+/);
    expect(notice).toBe(String(first?.headers.references));
    expect(earlierAnswers.map((reference) => reference.replace(/[<>]/g, ''))).toEqual([first?.messageId]);
  });

  it('is final: staff neither change nor delete it, and invent no author', async () => {
    const { id, email } = await createMessage();
    const created = await desk.call<{ id: string }>('POST', '/items/contact_answers', {
      message: id,
      text: 'Chào bạn',
      author: 'Giả danh',
    });
    expect(created.status, created.text).toBe(200);
    await waitForMails(email, 1);
    expect(readAnswers(id)).toMatchObject([{ author: 'Mai Trần' }]);
    const path = `/items/contact_answers/${created.body.data.id}`;
    expect((await desk.call('PATCH', path, { text: 'Khác' })).status).toBe(403);
    expect((await desk.call('DELETE', path)).status).toBe(403);
    expect(readAnswers(id)).toMatchObject([{ text: 'Chào bạn' }]);
  });

  it('without a text, too long, or to no message, is refused, and nothing is mailed', async () => {
    const { id, email } = await createMessage();
    for (const text of ['', '  \n ', 'x'.repeat(5_001)])
      expect((await answer(id, text)).status, text.slice(0, 9)).toBe(400);
    for (const message of [0, 'x', { id, state: 'closed' }]) {
      const refused = await desk.call('POST', '/items/contact_answers', { message, text: 'Chào' });
      expect([400, 403], JSON.stringify(message)).toContain(refused.status);
    }
    expect(readAnswers(id)).toEqual([]);
    expect(runSql('SELECT id FROM mail_outbox WHERE recipient = ?', email)).toEqual([]);
    const stored = await admin<{ state: string }>('GET', `/items/contact_messages/${id}?fields=state`);
    expect(stored.body.data.state).toBe('new');
  });

  it('is written by the desk, editors and reviewers alone', async () => {
    for (const role of ['editor', 'reviewer'] as const) {
      const { id, email } = await createMessage();
      const { call } = await createUser(fixtures, ROLE[role]);
      expect((await answer(id, `Chào từ ${role}`, call)).status, role).toBe(200);
      await waitForMails(email, 1);
    }
    const { id, email } = await createMessage();
    const member = await createUser(fixtures, ROLE.adult);
    for (const call of [member.call, visitor]) {
      expect((await answer(id, 'Chào', call)).status).toBe(403);
      expect((await call('POST', '/items/contact_answers', { message: id, text: 'Chào' })).status).toBe(403);
      expect((await call('GET', '/items/contact_answers')).status).toBe(403);
    }
    expect(readAnswers(id)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('reaches a reader who reported a problem and left an address, and the report keeps nothing of the reader', async () => {
    const document = await readSeededDocument();
    const email = newAddress();
    const form = { document: document.id, kind: 'text', message: 'Chữ “nắg” sai.', language: 'vi-VN', email };
    const sent = await fetch(`${stack().directusUrl}/visitor/problem`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'x-site-secret': stack().secrets.siteSecret },
        'x-forwarded-for': '203.0.113.53',
      },
      body: JSON.stringify(form),
    });
    expect(sent.status, await sent.text()).toBe(200);
    const [report] = runSql('SELECT id, contact_message FROM problem_reports WHERE message = ?', form.message);
    const read = await desk.call('GET', `/items/problem_reports/${report?.id}?fields=contact_message.email`);
    expect(read.body.data).toEqual({ contact_message: { email } });
    const message = Number(report?.contact_message);
    expect((await answer(message, 'Cảm ơn bạn, chúng tôi đã sửa.')).status).toBe(200);
    const [mail] = await waitForMails(email, 1);
    expect(mail?.text).toContain('Chào bạn đọc,');
    expect(mail?.text).toMatch(/> Báo lỗi trong “.+”: chữ\.\n> Chữ “nắg” sai\./);
    await admin('DELETE', `/items/contact_messages/${message}`);
    expect(runSql('SELECT contact_message FROM problem_reports WHERE id = ?', Number(report?.id))).toEqual([
      { contact_message: null },
    ]);
    await admin('DELETE', `/items/problem_reports/${report?.id}`);
  });

  it('is deleted with its message', async () => {
    const { id } = await createMessage();
    await answer(id, 'Chào');
    expect(readAnswers(id)).toHaveLength(1);
    await admin('DELETE', `/items/contact_messages/${id}`);
    expect(readAnswers(id)).toEqual([]);
  });
});
