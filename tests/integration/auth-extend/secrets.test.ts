import { afterAll, beforeAll, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { admin } from '../schema/support.ts';
import { accountOf, endWindow, runSql } from './database.ts';
import { ACCOUNT_PATH, newAddress, waitForMailAbout } from './profile-support.ts';
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

// Uses codes with letters, because codes of digits can be confused with times in a log.
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
  const [firstForm, secondForm] = await Promise.all([newKidForm(), newKidForm()]);
  const passwords = ['Mot-bi-mat-1', 'Hai-bi-mat-2', 'Ba-bi-mat-3', 'Sai-bi-mat-4'];
  const [firstPassword, secondPassword, thirdPassword, wrongPassword] = passwords;
  firstForm.password = firstPassword;
  secondForm.password = secondPassword;

  const { cookies: proof } = await postAndRecord('/auth-extend/register', firstForm);
  const { cookies: otherProof } = await postAndRecord('/auth-extend/register', secondForm);
  const olderCode = codeIn(await waitForMail(firstForm.email));
  await postAndRecord(
    '/auth-extend/otp-verify',
    { email: firstForm.email, otp: wrongCode(olderCode) },
    { cookies: proof },
  );
  await postAndRecord('/auth/login', { username: firstForm.username, password: firstPassword });
  endWindow('resend-gap', firstForm.email);
  await postAndRecord('/auth-extend/resend-otp', { email: firstForm.email }, { cookies: proof });
  const code = codeIn(await waitForMail(firstForm.email, 2));
  await postAndRecord('/auth-extend/otp-verify', { email: firstForm.email, otp: code }, { cookies: proof });
  const otherCode = codeIn(await waitForMail(secondForm.email));
  await postAndRecord('/auth-extend/otp-verify', { email: secondForm.email, otp: otherCode }, { cookies: otherProof });
  await postAndRecord('/auth/login', { username: firstForm.username, password: wrongPassword });
  const cookies = await logIn(firstForm, { remember: true });
  const session = Object.values(cookies)[0] ?? '';
  await postAndRecord('/auth/refresh', { mode: 'session' }, { cookies });
  await postAndRecord('/users/me', { first_name: 'Đổi', password: thirdPassword }, { method: 'PATCH', cookies });
  await postAndRecord('/users/me', { first_name: 'Đổi' }, { method: 'PATCH', cookies });
  await postAndRecord('/auth-extend/forgot-username', { email: firstForm.email });
  // A sign-up with the username of another member.
  await postAndRecord('/auth-extend/register', { ...(await newKidForm()), username: secondForm.username });
  const token = await resetToken(firstForm.email);
  await postAndRecord('/auth/password/reset', { token, password: firstPassword?.toLowerCase() });
  await postAndRecord('/auth/password/reset', { token, password: thirdPassword });
  await postAndRecord('/auth/password/reset', { token, password: thirdPassword });
  await postAndRecord(
    '/auth/logout',
    { mode: 'session' },
    { cookies: await logIn({ ...firstForm, password: thirdPassword }) },
  );
  // Requests about the member's own account: a new address, a deletion, and the link that cancels the deletion.
  const ownSession = { cookies: await logIn({ ...secondForm, password: secondPassword }) };
  const newEmail = newAddress();
  await postAndRecord(`${ACCOUNT_PATH}/change-email`, { current_password: wrongPassword, email: newEmail }, ownSession);
  await postAndRecord(
    `${ACCOUNT_PATH}/change-email`,
    { current_password: secondPassword, email: newEmail },
    ownSession,
  );
  const movingCode = codeIn(await waitForMail(newEmail));
  await postAndRecord(`${ACCOUNT_PATH}/confirm-email`, { otp: wrongCode(movingCode) }, ownSession);
  await postAndRecord(`${ACCOUNT_PATH}/delete`, { current_password: secondPassword }, ownSession);
  const link = tokenIn(await waitForMailAbout(String(secondForm.email), 'sẽ bị xóa'));
  await postAndRecord('/auth-extend/keep-account', { token: `${link}0` });
  await postAndRecord('/auth-extend/keep-account', { token: link });
  // Malformed requests: a body that is not valid JSON, and a password of the wrong type.
  await postAndRecord('/auth-extend/register', undefined, { raw: `{"password":"${firstPassword}"` });
  await postAndRecord('/auth/login', { username: firstForm.username, password: { [String(firstPassword)]: 1 } });

  const hash = String(accountOf(firstForm.email)?.password);
  const codes = [olderCode, code, otherCode, movingCode].filter((candidate) => /[A-Z]/.test(candidate));
  expect(codes.length).toBeGreaterThan(0);
  const secrets = [...passwords, ...codes, token, link, session, hash];
  const answers = replies.map(({ text }) => text).join('\n');
  const repliesWithEmail = replies.filter(({ text }) => text.includes(String(firstForm.email)));
  for (const secret of secrets) expect(answers).not.toContain(secret);
  expect(repliesWithEmail.length, 'only the sign-up and the log-in return the own address').toBeLessThanOrEqual(2);
  expect(replies.filter(({ text }) => text.includes(String(secondForm.email)))).toHaveLength(1);

  const logText = stack().logs();
  for (const secret of [...secrets, firstForm.email, secondForm.email, newEmail]) expect(logText).not.toContain(secret);
  expect(logText).not.toMatch(/\$argon2/);

  const ids = [firstForm, secondForm].map(({ email }) => String(accountOf(email)?.id));
  const rows = async (path: string) => (await admin('GET', `${path}?fields=*&limit=-1&sort=-id`)).text;
  const activityAndRevisions = (await rows('/activity')) + (await rows('/revisions'));
  for (const secret of [...secrets, ...passwords.map((candidate) => candidate.toLowerCase())])
    expect(activityAndRevisions).not.toContain(secret);
  expect(activityAndRevisions).not.toMatch(/\$argon2/);
  // A revision of a member's profile contains only the address of that member.
  const revisions = runSql(
    'SELECT item, data FROM directus_revisions WHERE CAST(data AS TEXT) LIKE ?',
    '%@mail.hatnang.example.com%',
  );
  for (const { item, data } of revisions) {
    if (ids.includes(String(item)))
      expect(JSON.stringify(data)).not.toContain(item === ids[0] ? secondForm.email : firstForm.email);
  }
  const tokenInUrl = /[?&]token=/;
  expect(tokenInUrl.test(logText + activityAndRevisions)).toBe(false);
});
