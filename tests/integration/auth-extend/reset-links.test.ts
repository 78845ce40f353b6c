/** Tests the targets of reset links: the site's page in the account's language, or exactly one of the two allowed addresses. */
import { afterAll, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { admin } from '../schema/support.ts';
import { accountOf, outboxRowsOf } from './database.ts';
import { waitForMailAbout } from './profile-support.ts';
import { createActiveMember, formatVerdict, post, removeMembers } from './support.ts';

const REQUEST_PATH = '/auth/password/request';
const readSiteUrl = () => stack().siteUrl;

afterAll(removeMembers);

it.each([
  ['vi-VN', '/dat-lai-mat-khau', 'Đặt lại mật khẩu', undefined],
  ['en-US', '/en/reset-password', 'Reset your', null],
  [null, '/dat-lai-mat-khau', 'Đặt lại mật khẩu', ''],
])(
  'without an address a person whose language is %s is sent to %s, never to the Studio',
  async (language, path, subject, reset_url) => {
    const person = await createActiveMember();
    await admin('PATCH', `/users/${accountOf(person.email)?.id}`, { language });
    expect((await post(REQUEST_PATH, { email: person.email, reset_url })).status).toBe(204);
    const mail = await waitForMailAbout(String(person.email), subject);
    expect(mail.text).toContain(`${readSiteUrl()}${path}?token=`);
    expect(mail.text + mail.html).not.toContain('/admin/');
  },
);

it('the staff are sent to the site as well', async () => {
  const person = await createActiveMember();
  const editors = (await admin<{ id: string }[]>('GET', '/roles?filter[short_name][_eq]=editor&fields=id')).body.data;
  await admin('PATCH', `/users/${accountOf(person.email)?.id}`, { role: editors[0]?.id, language: 'en-US' });
  expect((await post(REQUEST_PATH, { email: person.email })).status).toBe(204);
  expect((await waitForMailAbout(String(person.email), 'Reset your')).text).toContain(
    `${readSiteUrl()}/en/reset-password?token=`,
  );
});

it('takes the two addresses letter for letter, and nothing that a parser would make of another', async () => {
  const { email } = await createActiveMember();
  const allowedUrl = () => `${readSiteUrl()}/dat-lai-mat-khau`;
  const { host, protocol } = new URL(readSiteUrl());
  const otherUrls = [
    `${allowedUrl()}?x=1`,
    `${allowedUrl()}?`,
    `${allowedUrl()}#x`,
    `${allowedUrl()}#`,
    `${allowedUrl()}/`,
    `${protocol}//user:word@${host}/dat-lai-mat-khau`,
    `${protocol}//@${host}/dat-lai-mat-khau`,
    `${protocol}\\\\${host}\\dat-lai-mat-khau`,
    `${protocol}//${host}\\dat-lai-mat-khau`,
    `${protocol}//${host}/dat-lai-\tmat-khau`,
    `${allowedUrl()}\n`,
    ` ${allowedUrl()}`,
    `${protocol.toUpperCase()}//${host}/dat-lai-mat-khau`,
    `${protocol}//${host}/x/../dat-lai-mat-khau`,
    `${protocol}//${host}/%64at-lai-mat-khau`,
    `${protocol}${host}/dat-lai-mat-khau`,
    `${readSiteUrl()}/en/../en/reset-password`,
  ];
  const answers = await Promise.all(otherUrls.map((reset_url) => post(REQUEST_PATH, { email, reset_url })));
  expect(answers.map((answer, i) => [otherUrls[i], formatVerdict(answer)])).toEqual(
    otherUrls.map((reset_url) => [reset_url, '400 INVALID_PAYLOAD reset_url']),
  );
  expect(outboxRowsOf(email, 'reset')).toEqual([]);
  expect(formatVerdict(await post(REQUEST_PATH, { email, reset_url: allowedUrl() }))).toBe('204');
});
