/** Tests that mails of Directus itself go through the outbox and its transport, as text and HTML. */
import { randomUUID } from 'node:crypto';
import { ROLE } from '@hat-nang/model/ids';
import { afterAll, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { outboxRowsOf } from './database.ts';
import { PASSWORD, post, waitForMail } from './support.ts';

const [invited, accepting] = ['invited', 'accepting'].map(
  (name) => `${name}-${randomUUID().slice(0, 8)}@hatnang.example.com`,
) as [string, string];

const asAdmin = async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${stack().directusUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${stack().adminToken}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  expect([path, answer.ok]).toEqual([path, true]);
  return answer.status === 204 ? undefined : ((await answer.json()) as { data: unknown }).data;
};

afterAll(async () => {
  for (const email of [invited, accepting]) {
    const users = (await asAdmin('GET', `/users?filter[email]=${email}&fields=id`)) as { id: string }[];
    for (const { id } of users) await asAdmin('DELETE', `/users/${id}`);
  }
});

const linkIn = (html: string) => /href="([^"]*\/accept-invite\?token=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

it('an invitation to the Studio has its link in the text, too, and is not sent by Directus beside the outbox', async () => {
  await asAdmin('POST', '/users/invite', { email: invited, role: ROLE.editor });
  const mail = await waitForMail(invited);
  const link = linkIn(mail.html);
  expect(link).toBeDefined();
  expect(mail.text).toContain(`(${link})`);
  expect(mail.headers).toMatchObject({ 'auto-submitted': 'auto-generated' });
  expect(mail.headers).not.toHaveProperty('list-unsubscribe');
  expect([outboxRowsOf(invited)[0]?.id]).toEqual([mail.messageId.split('@')[0]]);
});

it('an accepted invitation is followed by no notice that a password was changed', async () => {
  await asAdmin('POST', '/users/invite', { email: accepting, role: ROLE.editor });
  const link = new URL(linkIn((await waitForMail(accepting)).html) ?? '');
  await asAdmin('POST', '/users/invite/accept', { token: link.searchParams.get('token'), password: PASSWORD });
  // The login lasts longer than Directus needs to call the hook of the password change.
  expect((await post('/auth/login', { email: accepting, password: PASSWORD })).status).toBe(200);
  expect(outboxRowsOf(accepting, 'password-changed')).toEqual([]);
});

it('a notice of the Studio names where such notices are switched off', async () => {
  const { email } = stack().credentials.admin;
  const [me] = (await asAdmin('GET', `/users?filter[email][_eq]=${email}&fields=id,email`)) as [
    { id: string; email: string },
  ];
  const subject = `Notice ${randomUUID()}`;
  await asAdmin('POST', '/notifications', { recipient: me.id, subject, message: 'A **comment**' });
  const mail = await waitForMail(me.email, 1, subject);
  expect(mail.text).toContain('A comment');
  expect(mail.headers['list-unsubscribe']).toMatch(new RegExp(`^<https?://[^>]+/admin/users/${me.id}>$`));
});
