import { afterAll, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { kidForm, mailsTo, mailTo, newClient, post, removeMembers, usersWith } from './support.ts';

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

async function untilMailed(email: unknown): Promise<string> {
  for (let i = 0; i < 12; i++) {
    const mail = await mailTo(email).catch(() => undefined);
    if (mail) return mail.messageId;
  }
  throw new Error('never mailed');
}
