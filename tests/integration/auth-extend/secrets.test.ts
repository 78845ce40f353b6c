/** Nothing that is secret, and nobody else's address, leaves by an answer, a log, the activity or a revision. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { admin } from '../schema/support.ts';
import { accountOf, endWindow, query } from './database.ts';
import { codeIn, kidForm, logIn, mailTo, post, type Reply, removeMembers, resetToken, wrongCode } from './support.ts';

afterAll(removeMembers);

const logs = () =>
  ['directus', 'site', 'mail'].map((name) => readFileSync(join(stack().dataDir, `logs/${name}.log`), 'utf8')).join('');

it('a whole life of two accounts leaves nothing behind', async () => {
  const replies: Reply[] = [];
  const say = async (path: string, body: unknown, options = {}) => {
    const reply = await post(path, body, options);
    replies.push(reply);
    return reply;
  };
  const [one, two] = await Promise.all([kidForm(), kidForm()]);
  const passwords = ['Mot-bi-mat-1', 'Hai-bi-mat-2', 'Ba-bi-mat-3', 'Sai-bi-mat-4'];
  const [first, second, third, wrong] = passwords;
  one.password = first;
  two.password = second;

  await say('/auth-extend/register', one);
  await say('/auth-extend/register', two);
  const older = codeIn(await mailTo(one.email));
  await say('/auth-extend/otp-verify', { email: one.email, otp: wrongCode(older) });
  await say('/auth/login', { username: one.username, password: first });
  endWindow('resend-gap', one.email);
  await say('/auth-extend/resend-otp', { email: one.email });
  const code = codeIn(await mailTo(one.email, 2));
  await say('/auth-extend/otp-verify', { email: one.email, otp: code });
  const [otherCode] = [codeIn(await mailTo(two.email))];
  await say('/auth-extend/otp-verify', { email: two.email, otp: otherCode });
  await say('/auth/login', { username: one.username, password: wrong });
  const cookies = await logIn(one, { remember: true });
  const session = Object.values(cookies)[0] ?? '';
  await say('/auth/refresh', { mode: 'session' }, { cookies });
  await say('/users/me', { first_name: 'Đổi', password: third }, { method: 'PATCH', cookies });
  await say('/users/me', { first_name: 'Đổi' }, { method: 'PATCH', cookies });
  await say('/auth-extend/forgot-username', { email: one.email });
  // Somebody else's username and address, as far as a stranger's sign-up is told about them.
  await say('/auth-extend/register', { ...(await kidForm()), username: two.username });
  const token = await resetToken(one.email);
  await say('/auth/password/reset', { token, password: first?.toLowerCase() });
  await say('/auth/password/reset', { token, password: third });
  await say('/auth/password/reset', { token, password: third });
  await say('/auth/logout', { mode: 'session' }, { cookies: await logIn({ ...one, password: third }) });
  // What fails inside: a body that no parser takes, an address that no column takes.
  await say('/auth-extend/register', undefined, { raw: `{"password":"${first}"` });
  await say('/auth/login', { username: one.username, password: { [String(first)]: 1 } });

  const hash = String(accountOf(one.email)?.password);
  const secrets = [...passwords, token, session, hash];
  const answers = replies.map(({ text }) => text).join('\n');
  const own = replies.filter(({ text }) => text.includes(String(one.email)));
  for (const secret of [...secrets, code, otherCode]) expect(answers).not.toContain(secret);
  expect(own.length, 'the sign-up and the log-in name one’s own address, nothing else does').toBeLessThanOrEqual(2);
  expect(replies.filter(({ text }) => text.includes(String(two.email)))).toHaveLength(1);

  const log = logs();
  for (const secret of [...secrets, one.email, two.email]) expect(log).not.toContain(secret);
  expect(log).not.toMatch(/\$argon2/);

  const ids = [one, two].map(({ email }) => String(accountOf(email)?.id));
  const rows = async (path: string) => (await admin('GET', `${path}?fields=*&limit=-1&sort=-id`)).text;
  const trail = (await rows('/activity')) + (await rows('/revisions'));
  for (const secret of [...secrets, ...passwords.map((each) => each.toLowerCase())])
    expect(trail).not.toContain(secret);
  expect(trail).not.toMatch(/\$argon2/);
  // A revision of one's own profile holds one's own address and no other.
  const revisions = query('SELECT item, data FROM directus_revisions WHERE data LIKE ?', '%@mail.hatnang.example.com%');
  for (const { item, data } of revisions) {
    if (ids.includes(String(item))) expect(String(data)).not.toContain(item === ids[0] ? two.email : one.email);
  }
  const tokenOf = /[?&]token=/;
  expect(tokenOf.test(log + trail)).toBe(false);
});
