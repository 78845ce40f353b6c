/** Uses an account through the site from sign-up to logout, as a browser does. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { changeRows, endWindow, sessionsOf } from './database.ts';
import { codeIn, formatVerdict, newAdultForm, post, removeMembers, tokenIn, waitForMail } from './support.ts';

// All tests share one client address. Counters of earlier runs must therefore be removed.
beforeAll(() => {
  changeRows('DELETE FROM rate_limits');
});
afterAll(removeMembers);

it('signs up, verifies, logs in, stays, changes the profile, resets the password and logs out', async () => {
  const apiUrl = `${stack().siteUrl}/api`;
  const cookieJar: Record<string, string> = {};
  const callApi = async (path: string, body?: unknown, method = 'POST') => {
    const answer = await post(path, body, { baseAt: apiUrl, method, cookies: cookieJar });
    for (const [name, value] of Object.entries(answer.cookies)) {
      if (value === '') delete cookieJar[name];
      else cookieJar[name] = value;
    }
    expect(answer.headers.get('cache-control'), path).toBe('private, no-store');
    return answer;
  };
  const form = await newAdultForm();
  const lookUpPath = `/users?fields=*&filter[username]=${form.username}`;
  expect((await callApi(lookUpPath, undefined, 'GET')).data).toEqual([]);
  expect((await callApi('/auth-extend/register/', form)).data).toEqual({ email: form.email, username: form.username });
  expect((await callApi('/auth-extend/check-verification-status', { email: form.email })).data).toEqual({
    verified: false,
  });
  expect(formatVerdict(await callApi('/auth/login', { username: form.username, password: form.password }))).toBe(
    '401 EMAIL_NOT_VERIFIED',
  );
  endWindow('resend-gap', form.email);
  expect((await callApi('/auth-extend/resend-otp', {})).data).toEqual({ sent: true });
  const otp = codeIn(await waitForMail(form.email, 2));
  expect(formatVerdict(await callApi('/auth-extend/otp-verify', { otp: 'zzzz' }))).toBe('400 INVALID_OTP otp');
  expect((await callApi('/auth-extend/otp-verify', { otp })).data).toEqual({ verified: true });
  expect(Object.keys(cookieJar)).toEqual([]);

  const login = await callApi('/auth/login', { username: form.username, password: form.password, remember: true });
  expect(login.data).toMatchObject({ user: { username: form.username, role: { short_name: 'adult' } } });
  const cookie = login.headers.getSetCookie().join();
  expect(cookie).toMatch(/hat_nang_token=[^;]+; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax/i);
  const { id } = (login.data as { user: { id: string } }).user;
  expect((await callApi('/users/me?fields=id,email,username,role.short_name', undefined, 'GET')).data).toEqual({
    id,
    email: form.email,
    username: form.username,
    role: { short_name: 'adult' },
  });
  expect((await callApi(lookUpPath, undefined, 'GET')).status).toBe(200);
  expect((await callApi(`/users/${id}`, { first_name: 'Lan' }, 'PATCH')).data).toMatchObject({ first_name: 'Lan' });
  expect((await callApi(`/users/${id}`, { role: 'x' }, 'PATCH')).status).toBe(403);
  expect((await callApi('/auth/refresh', { mode: 'session' })).status).toBe(200);
  expect((await callApi('/users/me?fields=id', undefined, 'GET')).data).toEqual({ id });

  expect((await callApi('/auth-extend/forgot-username/', { email: form.email })).data).toEqual({ sent: true });
  const resetUrl = `${stack().siteUrl}/en/reset-password`;
  expect((await callApi('/auth/password/request', { email: form.email, reset_url: resetUrl })).status).toBe(204);
  const mail = await waitForMail(form.email, 5);
  expect(mail.text).toContain(`${resetUrl}?token=`);
  expect((await callApi('/auth/password/reset', { token: tokenIn(mail), password: 'Moi-hon-1' })).status).toBe(204);
  expect((await callApi('/users/me', undefined, 'GET')).status).toBe(401);
  expect(Object.keys(cookieJar)).toEqual([]);
  expect((await callApi('/auth/login', { email: form.email, password: 'Moi-hon-1' })).status).toBe(200);
  expect((await callApi('/auth/logout', { mode: 'session' })).status).toBe(204);
  expect(Object.keys(cookieJar)).toEqual([]);
  expect(sessionsOf(form.email)).toEqual([]);
});

it.each([
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a frame of another site', { origin: 'null' }],
])('takes nothing from %s', async (_who, headers) => {
  const answer = await fetch(`${stack().siteUrl}/api/auth-extend/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(await newAdultForm()),
  });
  expect(answer.status).toBe(403);
});

it.each(['/auth/login/google', '/auth/login/default', '/auth-extend/register/x', '/auth-extend'])(
  'has no POST %s',
  async (path) => {
    expect((await post(path, {}, { baseAt: `${stack().siteUrl}/api` })).status).toBe(404);
    expect((await post(path, {})).status).toBe(404);
  },
);
