import { stack } from '../setup/stack.ts';
import { setContactLimit } from '../support/contact-limit.ts';
import { content } from '../support/content.ts';
import { sendJson } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 120_000 });
const uniqueText = `outage-${Date.now().toString(36)}`;
test.beforeAll(() => setContactLimit(1000));
test.afterAll(async () => {
  await stack().start('mail');
  await setContactLimit(3);
  for (const { id } of await content.read('contact_messages', `filter[message][_contains]=${uniqueText}&fields=id`))
    await content.remove('contact_messages', id);
});

const countMails = async () => {
  const allMails = (await (await fetch(`${stack().mailUrl}/email`)).json()) as { text?: string }[];
  return allMails.filter(({ text }) => text?.includes(uniqueText)).length;
};

test('a message sent while the mail server is down is stored, and mailed once after its return', async () => {
  await stack().stop('mail');
  const form = { lang: 'vi', name: 'Lan', email: 'lan@example.com', phone: '', message: uniqueText, agreement: 'on' };
  const answer = await sendJson('POST', '/api/contact', form);
  expect(answer.status).toBe(200);
  expect(await content.read('contact_messages', `filter[message][_contains]=${uniqueText}`)).toHaveLength(1);
  await stack().start('mail');
  await stack().untilReady('mail');
  await expect.poll(countMails, { timeout: 60_000 }).toBe(1);
});
