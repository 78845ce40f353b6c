import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { codeIn, kidForm, mailsTo, mailTo, newClient, post, removeMembers, usersWith } from './support.ts';

afterAll(removeMembers);

it('keeps 20 sign-ups while the mail server is down and Directus is killed, and mails each once', async () => {
  const running = stack();
  await running.stop('mail');
  const forms = await Promise.all(Array.from({ length: 20 }, kidForm));
  for (const form of forms) {
    const answer = await post('/auth-extend/register', form, { client: newClient() });
    expect(answer.status, answer.text).toBe(200);
  }
  await running.stop('directus');
  await running.start('mail');
  await running.untilReady('mail');
  await running.start('directus');
  await running.untilReady('directus');
  const mails = await Promise.all(forms.map(({ email }) => untilMailed(email)));
  expect(new Set(mails).size).toBe(20);
  for (const { email } of forms) {
    expect(await usersWith(email)).toHaveLength(1);
    expect(new Set((await mailsTo(email)).map(({ messageId }) => messageId)).size).toBe(1);
  }
}, 200_000);

it('keeps nothing of a mail that was sent, and no code in plain text', async () => {
  const form = await kidForm();
  await post('/auth-extend/register', form);
  const code = codeIn(await mailTo(form.email));
  await expect.poll(() => rowsAbout(form.email).mail?.sent_at).toBeTruthy();
  const { mail, code: stored } = rowsAbout(form.email);
  expect(mail).toMatchObject({ message: '', last_error: null });
  expect(Object.values(stored ?? {}).map(String)).not.toContain(code);
});

function rowsAbout(email: unknown) {
  const file = new DatabaseSync(join(stack().dataDir, 'data.db'), { readOnly: true });
  try {
    const user = '(SELECT id FROM directus_users WHERE email = ?)';
    return {
      mail: file.prepare('SELECT * FROM mail_outbox WHERE recipient = ?').get(String(email)),
      code: file.prepare(`SELECT * FROM account_codes WHERE user = ${user}`).get(String(email)),
    };
  } finally {
    file.close();
  }
}

async function untilMailed(email: unknown): Promise<string> {
  for (let i = 0; i < 12; i++) {
    const mail = await mailTo(email).catch(() => undefined);
    if (mail) return mail.messageId;
  }
  throw new Error('never mailed');
}
