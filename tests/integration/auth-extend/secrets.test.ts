import { afterAll, beforeAll, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { admin } from '../schema/support.ts';
import { accountOf, endWindow, query } from './database.ts';
import { newAddress, OWN, waitForMailAbout } from './profile-support.ts';
import {
  codeIn,
  logIn,
  newKidForm,
  post,
  type Reply,
  removeMembers,
  resetToken,
  tokenIn,
  waitForMail,
  wrongCode,
} from './support.ts';

// Uses codes with letters. In a log, codes of digits could be confused with times.
beforeAll(() => admin('PATCH', '/items/account_settings', { otp_mode: 'alphanumeric' }));
afterAll(async () => {
  await admin('PATCH', '/items/account_settings', { otp_mode: 'digits' });
  await removeMembers();
});

it('a whole life of two accounts leaves nothing behind', async () => {
  const replies: Reply[] = [];
  const postAndRecord = async (path: string, body: unknown, options = {}) => {
    const reply = await post(path, body, options);
    replies.push(reply);
    return reply;
  };
  const [one, two] = await Promise.all([newKidForm(), newKidForm()]);
  const passwords = ['Mot-bi-mat-1', 'Hai-bi-mat-2', 'Ba-bi-mat-3', 'Sai-bi-mat-4'];
  const [first, second, third, wrong] = passwords;
  one.password = first;
  two.password = second;

  const { cookies: proof } = await postAndRecord('/auth-extend/register', one);
  const { cookies: otherProof } = await postAndRecord('/auth-extend/register', two);
  const older = codeIn(await waitForMail(one.email));
  await postAndRecord('/auth-extend/otp-verify', { email: one.email, otp: wrongCode(older) }, { cookies: proof });
  await postAndRecord('/auth/login', { username: one.username, password: first });
  endWindow('resend-gap', one.email);
  await postAndRecord('/auth-extend/resend-otp', { email: one.email }, { cookies: proof });
  const code = codeIn(await waitForMail(one.email, 2));
  await postAndRecord('/auth-extend/otp-verify', { email: one.email, otp: code }, { cookies: proof });
  const otherCode = codeIn(await waitForMail(two.email));
  await postAndRecord('/auth-extend/otp-verify', { email: two.email, otp: otherCode }, { cookies: otherProof });
  await postAndRecord('/auth/login', { username: one.username, password: wrong });
  const cookies = await logIn(one, { remember: true });
  const session = Object.values(cookies)[0] ?? '';
  await postAndRecord('/auth/refresh', { mode: 'session' }, { cookies });
  await postAndRecord('/users/me', { first_name: 'Đổi', password: third }, { method: 'PATCH', cookies });
  await postAndRecord('/users/me', { first_name: 'Đổi' }, { method: 'PATCH', cookies });
  await postAndRecord('/auth-extend/forgot-username', { email: one.email });
  // A sign-up with the username of another member.
  await postAndRecord('/auth-extend/register', { ...(await newKidForm()), username: two.username });
  const token = await resetToken(one.email);
  await postAndRecord('/auth/password/reset', { token, password: first?.toLowerCase() });
  await postAndRecord('/auth/password/reset', { token, password: third });
  await postAndRecord('/auth/password/reset', { token, password: third });
  await postAndRecord('/auth/logout', { mode: 'session' }, { cookies: await logIn({ ...one, password: third }) });
  // Requests about the member's own account: a new address, a deletion, and the link that cancels the deletion.
  const ownSession = { cookies: await logIn({ ...two, password: second }) };
  const newEmail = newAddress();
  await postAndRecord(`${OWN}/change-email`, { current_password: wrong, email: newEmail }, ownSession);
  await postAndRecord(`${OWN}/change-email`, { current_password: second, email: newEmail }, ownSession);
  const movingCode = codeIn(await waitForMail(newEmail));
  await postAndRecord(`${OWN}/confirm-email`, { otp: wrongCode(movingCode) }, ownSession);
  await postAndRecord(`${OWN}/delete`, { current_password: second }, ownSession);
  const link = tokenIn(await waitForMailAbout(String(two.email), 'sẽ bị xóa'));
  await postAndRecord('/auth-extend/keep-account', { token: `${link}0` });
  await postAndRecord('/auth-extend/keep-account', { token: link });
  // Internal failures: a body that no parser accepts, and a password of the wrong type.
  await postAndRecord('/auth-extend/register', undefined, { raw: `{"password":"${first}"` });
  await postAndRecord('/auth/login', { username: one.username, password: { [String(first)]: 1 } });

  const hash = String(accountOf(one.email)?.password);
  const codes = [older, code, otherCode, movingCode].filter((each) => /[A-Z]/.test(each));
  expect(codes.length).toBeGreaterThan(0);
  const secrets = [...passwords, ...codes, token, link, session, hash];
  const answers = replies.map(({ text }) => text).join('\n');
  const repliesWithEmail = replies.filter(({ text }) => text.includes(String(one.email)));
  for (const secret of secrets) expect(answers).not.toContain(secret);
  expect(repliesWithEmail.length, 'only the sign-up and the log-in return the own address').toBeLessThanOrEqual(2);
  expect(replies.filter(({ text }) => text.includes(String(two.email)))).toHaveLength(1);

  const log = stack().logs();
  for (const secret of [...secrets, one.email, two.email, newEmail]) expect(log).not.toContain(secret);
  expect(log).not.toMatch(/\$argon2/);

  const ids = [one, two].map(({ email }) => String(accountOf(email)?.id));
  const rows = async (path: string) => (await admin('GET', `${path}?fields=*&limit=-1&sort=-id`)).text;
  const activityAndRevisions = (await rows('/activity')) + (await rows('/revisions'));
  for (const secret of [...secrets, ...passwords.map((each) => each.toLowerCase())])
    expect(activityAndRevisions).not.toContain(secret);
  expect(activityAndRevisions).not.toMatch(/\$argon2/);
  // A revision of a member's profile contains only the address of that member.
  const revisions = query(
    'SELECT item, data FROM directus_revisions WHERE CAST(data AS TEXT) LIKE ?',
    '%@mail.hatnang.example.com%',
  );
  for (const { item, data } of revisions) {
    if (ids.includes(String(item))) expect(JSON.stringify(data)).not.toContain(item === ids[0] ? two.email : one.email);
  }
  const tokenOf = /[?&]token=/;
  expect(tokenOf.test(log + activityAndRevisions)).toBe(false);
});
