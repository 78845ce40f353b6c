import { createHmac } from 'node:crypto';
import { clientKey } from '@hat-nang/model/http/client-key';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '../../../directus-extensions/auth-extend/src/shared/limits.ts';
import { stack } from '../../setup/stack.ts';
import {
  accountOf,
  changeRows,
  outboxRowsOf,
  sessionsOf,
  setCounter,
  toDatabaseTime,
  waitForOutbox,
} from './database.ts';
import {
  createActiveMember,
  findUsers,
  formatVerdict,
  logIn,
  newClient,
  newKidForm,
  PASSWORD,
  post,
  registerMember,
  removeMembers,
  resetToken,
  tokenIn,
  waitForMail,
} from './support.ts';

const LOGIN_PATH = '/auth/login';
let kid: Record<string, unknown>;
const cookieName = 'hat_nang_token';

beforeAll(async () => {
  kid = await registerMember();
});
afterAll(removeMembers);

const profileStatus = async (token: string) =>
  (await fetch(`${stack().directusUrl}/users/me?fields=username`, { headers: { cookie: `${cookieName}=${token}` } }))
    .status;
const setCookieLine = (headers: Headers) => headers.getSetCookie().find((line) => line.startsWith(cookieName)) ?? '';

describe('login', () => {
  it('takes a username or an e-mail in either field, and answers who it is', async () => {
    const [user] = await findUsers(kid.email);
    const loginForms = [kid.username, kid.email, String(kid.email).toUpperCase()].flatMap((identifier) => [
      { email: identifier },
      { username: identifier },
    ]);
    const answers = await Promise.all(
      loginForms.map((loginForm) => post(LOGIN_PATH, { ...loginForm, password: PASSWORD, mode: 'session' })),
    );
    for (const answer of answers) {
      expect(answer.status, answer.text).toBe(200);
      expect(answer.data).toEqual({
        expires: 43_200_000,
        user: { id: user?.id, email: kid.email, username: kid.username, role: { short_name: 'kid' } },
      });
      expect(await profileStatus(answer.cookies[cookieName] ?? '')).toBe(200);
    }
  });

  it('sets a cookie that script cannot read, for the browser’s life or for 30 days', async () => {
    const form = { username: kid.username, password: PASSWORD };
    const shortCookie = setCookieLine((await post(LOGIN_PATH, form)).headers);
    expect(shortCookie).toMatch(/HttpOnly/i);
    expect(shortCookie).toMatch(/SameSite=Lax/i);
    expect(shortCookie).not.toMatch(/Max-Age|Expires/i);
    const rememberedLogin = await post(`${LOGIN_PATH}/`, { ...form, remember: true });
    expect(setCookieLine(rememberedLogin.headers)).toContain('Max-Age=2592000');
    expect(rememberedLogin.data).toMatchObject({ expires: 2_592_000_000 });
  });

  it('answers the same for a wrong password and for nobody', async () => {
    const answers = [
      await post(LOGIN_PATH, { username: kid.username, password: 'Wrong-one1' }),
      await post(LOGIN_PATH, { username: 'nobody.at.all', password: PASSWORD }),
      await post(LOGIN_PATH, { email: 'nobody@mail.hatnang.example.com', password: PASSWORD }),
    ];
    expect(answers.map(formatVerdict)).toEqual(Array(3).fill('401 INVALID_CREDENTIALS'));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('diverts an unverified person who knows the password, and nobody else', async () => {
    const form = await newKidForm();
    await post('/auth-extend/register', form);
    const wrongLogin = await post(LOGIN_PATH, { username: form.username, password: 'Wrong-one1' });
    expect(formatVerdict(wrongLogin)).toBe('401 INVALID_CREDENTIALS');
    expect(wrongLogin.cookies).toEqual({});
    const rightLogin = await post(LOGIN_PATH, { username: form.username, password: PASSWORD });
    expect(formatVerdict(rightLogin)).toBe('401 EMAIL_NOT_VERIFIED');
    expect(rightLogin.cookies[cookieName]).toBeUndefined();
    const status = await post('/auth-extend/check-verification-status', {}, { cookies: rightLogin.cookies });
    expect(status.data).toEqual({ verified: false });
  });

  it('slows a client that guesses one account, and no other client', async () => {
    const client = newClient();
    const statuses = [];
    for (let i = 0; i < 8; i++) {
      statuses.push((await post(LOGIN_PATH, { username: kid.username, password: 'Wrong-one1' }, { client })).status);
    }
    expect(statuses.slice(0, 6)).toEqual(Array(6).fill(401));
    expect(statuses).toContain(429);
    expect((await post(LOGIN_PATH, { username: kid.username, password: PASSWORD })).status).toBe(200);
  });

  it('stops a client after a hundred failures, whoever they were about', async () => {
    const client = newClient();
    await post(LOGIN_PATH, { username: 'nobody.at.all', password: 'Wrong-one1' }, { client });
    setCounter('login-client', clientKey(client), 100);
    const answer = await post(LOGIN_PATH, { username: kid.username, password: PASSWORD }, { client });
    expect(formatVerdict(answer)).toBe('429 REQUESTS_EXCEEDED');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  });

  it('lets somebody in whose old cookie is worth nothing', async () => {
    const cookies = { [cookieName]: 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjEifQ.x' };
    expect((await post(LOGIN_PATH, { username: kid.username, password: PASSWORD }, { cookies })).status).toBe(200);
  });
});

describe('refresh and logout', () => {
  it('renews a session, and keeps whether it is remembered', async () => {
    for (const [remember, expires] of [
      [false, 43_200_000],
      [true, 2_592_000_000],
    ] as const) {
      const answer = await post('/auth/refresh', { mode: 'session' }, { cookies: await logIn(kid, { remember }) });
      expect(answer.data, answer.text).toEqual({ expires });
      expect(/Max-Age/.test(setCookieLine(answer.headers))).toBe(remember);
      expect(await profileStatus(answer.cookies[cookieName] ?? '')).toBe(200);
      const secondRefresh = await post('/auth/refresh', { mode: 'session' }, { cookies: answer.cookies });
      expect(secondRefresh.data).toEqual({ expires });
    }
  });

  it('gives ten refreshes at once one session', async () => {
    const cookies = await logIn(kid);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('/auth/refresh', { mode: 'session' }, { cookies })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    for (const answer of answers) expect(await profileStatus(answer.cookies[cookieName] ?? '')).toBe(200);
  });

  it('refuses to renew nothing, what was never signed, and a session that is over', async () => {
    const cookies = await logIn(kid);
    const forgedCookie = { [cookieName]: `${cookies[cookieName]}x` };
    const forgedRefresh = await post('/auth/refresh', { mode: 'session' }, { cookies: forgedCookie });
    expect([formatVerdict(forgedRefresh), forgedRefresh.cookies[cookieName]]).toEqual(['403 INVALID_TOKEN', '']);
    expect(formatVerdict(await post('/auth/refresh', { mode: 'session' }))).toBe('401 INVALID_CREDENTIALS');
    changeRows(
      'UPDATE directus_sessions SET expires = ? WHERE "user" = ?',
      toDatabaseTime(Date.now() - 1000),
      String(accountOf(kid.email)?.id),
    );
    expect((await post('/auth/refresh', { mode: 'session' }, { cookies })).status).toBe(401);
    expect(await profileStatus(cookies[cookieName] ?? '')).toBe(401);
  });

  it('lives 12 hours on the server without “remember me”, 30 days with it', async () => {
    const person = await createActiveMember();
    const readRemainingHours = () =>
      sessionsOf(person.email).map(({ expires }) => (Number(expires) - Date.now()) / HOUR);
    await logIn(person);
    expect(readRemainingHours()[0]).toBeCloseTo(12, 1);
    const rememberedCookies = await logIn(person, { remember: true });
    expect(Math.max(...readRemainingHours())).toBeCloseTo(720, 1);
    await post('/auth/refresh', { mode: 'session' }, { cookies: rememberedCookies });
    expect(Math.max(...readRemainingHours())).toBeCloseTo(720, 1);
  });

  it('ends when the account is suspended, and does not begin again', async () => {
    const person = await createActiveMember();
    const cookies = await logIn(person);
    changeRows("UPDATE directus_users SET status = 'suspended' WHERE id = ?", String(accountOf(person.email)?.id));
    expect((await post('/auth/refresh', { mode: 'session' }, { cookies })).status).toBe(401);
    expect(await profileStatus(cookies[cookieName] ?? '')).toBe(401);
    const { username, password } = person;
    const answer = await post(LOGIN_PATH, { username, password });
    expect(formatVerdict(answer)).toBe('401 INVALID_CREDENTIALS');
    expect(answer.text).toBe((await post(LOGIN_PATH, { username, password: 'Sai-roi-nhe1' })).text);
  });

  it('ends the session at once and takes the cookies away', async () => {
    const cookies = await logIn(kid, { remember: true });
    const answer = await post('/auth/logout/', { mode: 'session' }, { cookies });
    expect(answer.status, answer.text).toBe(204);
    expect(setCookieLine(answer.headers)).toMatch(/Expires=Thu, 01 Jan 1970/);
    expect(await profileStatus(cookies[cookieName] ?? '')).toBe(401);
    expect((await post('/auth/logout', { mode: 'session' }, { cookies })).status).toBe(204);
    expect((await post('/auth/logout', {})).status).toBe(204);
  });

  it('ends both sessions of a refresh, whichever cookie the logout has', async () => {
    for (const hasOldCookie of [true, false]) {
      const cookies = await logIn(kid);
      const renewed = (await post('/auth/refresh', { mode: 'session' }, { cookies })).cookies;
      const sentCookies = hasOldCookie ? cookies : renewed;
      expect((await post('/auth/logout', { mode: 'session' }, { cookies: sentCookies })).status).toBe(204);
      for (const { [cookieName]: cookie = '' } of [cookies, renewed]) expect(await profileStatus(cookie)).toBe(401);
    }
  });
});

describe('password reset', () => {
  const requestReset = (email: unknown, path = '/en/reset-password') =>
    post('/auth/password/request', { email, reset_url: `${stack().siteUrl}${path}` });

  it('mails a link that works once, ends sessions and is followed by a notice', async () => {
    const person = await registerMember();
    const session =
      (await post(LOGIN_PATH, { username: person.username, password: PASSWORD })).cookies[cookieName] ?? '';
    expect((await requestReset(person.email)).status).toBe(204);
    const mail = await waitForMail(person.email, 3);
    const token = tokenIn(mail);
    expect(mail.text).toContain(`${stack().siteUrl}/en/reset-password?token=`);
    const checkLink = async () => formatVerdict(await post('/auth-extend/check-reset-link', { token }));
    const weakResponse = await post('/auth/password/reset', { token, password: 'weakling1' });
    expect(formatVerdict(weakResponse)).toBe('400 INVALID_PASSWORD password');
    expect(await checkLink()).toBe('204');
    expect((await post('/auth/password/reset', { token, password: 'Moi-hon-1' })).status).toBe(204);
    expect(await profileStatus(session)).toBe(401);
    expect(await checkLink()).toBe('403 INVALID_TOKEN token');
    expect((await post('/auth/password/reset', { token, password: 'Moi-hon-2' })).status).toBe(403);
    expect((await post(LOGIN_PATH, { username: person.username, password: 'Moi-hon-1' })).status).toBe(200);
    expect((await waitForMail(person.email, 4)).subject).toContain('Mật khẩu');
  });

  it('answers nobody, and accounts that are not active, as it answers everybody', async () => {
    const form = await newKidForm();
    await post('/auth-extend/register', form);
    for (const email of [form.email, `p${Date.now()}@mail.hatnang.example.com`]) {
      const answer = await requestReset(email);
      expect([answer.status, answer.text], String(email)).toEqual([204, '']);
      await waitForOutbox();
      expect(outboxRowsOf(email)).toHaveLength(email === form.email ? 1 : 0);
    }
  });

  it('refuses a link an hour after it was made, and one for another purpose', async () => {
    const person = await createActiveMember();
    const token = await resetToken(person.email);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const signToken = (otherClaims: object) => {
      const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const body = `${encodePart({ alg: 'HS256', typ: 'JWT' })}.${encodePart({ ...claims, ...otherClaims })}`;
      return `${body}.${createHmac('sha256', stack().secrets.secret).update(body).digest('base64url')}`;
    };
    const nowSeconds = Math.floor(Date.now() / 1000);
    const resetPassword = async (text: string) =>
      formatVerdict(await post('/auth/password/reset', { token: text, password: PASSWORD }));
    const checkLink = async (text: string) =>
      formatVerdict(await post('/auth-extend/check-reset-link', { token: text }));
    for (const invalidClaims of [{ iat: nowSeconds - 61 * 60 }, { iat: undefined }, { scope: 'invite' }]) {
      expect(await checkLink(signToken(invalidClaims)), JSON.stringify(invalidClaims)).toBe('403 INVALID_TOKEN token');
      expect(await resetPassword(signToken(invalidClaims)), JSON.stringify(invalidClaims)).toBe(
        '403 INVALID_TOKEN token',
      );
    }
    expect(await checkLink(signToken({ email: 'nobody@mail.hatnang.example.com' }))).toBe('403 INVALID_TOKEN token');
    expect(await checkLink(signToken({ hash: '0' }))).toBe('403 INVALID_TOKEN token');
    expect(await checkLink(signToken({ iat: nowSeconds - 59 * 60 }))).toBe('204');
    expect(await resetPassword(signToken({ iat: nowSeconds - 59 * 60 }))).toBe('204');
    // The link is now invalid, because the reset has changed the password hash for which the link was issued.
    expect((await post('/auth/password/reset', { token, password: PASSWORD })).status).toBe(403);
  });

  it('refuses tokens that are not Directus’s, and addresses of other sites', async () => {
    expect(formatVerdict(await post('/auth/password/reset', { token: 'a.b.c', password: PASSWORD }))).toBe(
      '403 INVALID_TOKEN token',
    );
    const foreignRequest = { email: kid.email, reset_url: 'https://evil.example/en/reset-password' };
    expect((await post('/auth/password/request', foreignRequest)).status).toBe(400);
  });
});
