import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeIn,
  kidForm,
  mailsTo,
  mailTo,
  member,
  newClient,
  post,
  removeMembers,
  tally,
  usersWith,
  verdict,
  wrongCode,
} from './support.ts';

const VERIFY = '/auth-extend/otp-verify';
const RESEND = '/auth-extend/resend-otp';
const STATUS = '/auth-extend/check-verification-status';
/** New in every run: limits count unknown addresses too. */
const unknown = `nobody${Date.now()}@mail.hatnang.example.com`;

afterAll(removeMembers);

async function registered() {
  const form = await kidForm();
  const answer = await post('/auth-extend/register', form);
  return { form, cookies: answer.cookies, code: codeIn(await mailTo(form.email)) };
}

describe('otp-verify', () => {
  it('takes the mailed code once, with a slash too, makes the account active and welcomes', async () => {
    const { form, code } = await registered();
    const answer = await post(`${VERIFY}/`, { email: form.email, otp: code });
    expect(verdict(answer)).toBe('200');
    expect(answer.data).toEqual({ verified: true });
    expect((await usersWith(form.email))[0]).toMatchObject({ status: 'active' });
    const welcome = await mailTo(form.email, 2);
    expect(welcome.text).toContain(form.username);
    expect(verdict(await post(VERIFY, { email: form.email, otp: code }))).toBe('400 INVALID_OTP otp');
  });

  it('says the same for a wrong code, a foreign code and an unknown address', async () => {
    const one = await registered();
    const two = await registered();
    const answers = await Promise.all([
      post(VERIFY, { email: one.form.email, otp: wrongCode(one.code) }),
      one.code === two.code ? undefined : post(VERIFY, { email: one.form.email, otp: two.code }),
      post(VERIFY, { email: unknown, otp: '1234' }),
    ]);
    const texts = new Set(
      answers.filter((answer) => answer !== undefined).map(({ status, text }) => `${status} ${text}`),
    );
    expect([...texts]).toHaveLength(1);
    expect([...texts][0]).toContain('INVALID_OTP');
  });

  it.each([
    [{ otp: '123' }, '400 INVALID_OTP otp'],
    [{ otp: 1234 }, '400 INVALID_OTP otp'],
    [{ otp: { _eq: 1 } }, '400 INVALID_OTP otp'],
    [{ email: 'x' }, '400 FAILED_VALIDATION email'],
    [{ email: undefined }, '400 FAILED_VALIDATION email'],
    [{ status: 'active' }, '400 INVALID_PAYLOAD status'],
  ])('refuses %j', async (change, expected) => {
    expect(verdict(await post(VERIFY, { email: unknown, otp: '1234', ...change }))).toBe(expected);
  });

  it('counts 200 guesses at once: five tries, then even the right code is dead', async () => {
    const { form, code } = await registered();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => post(VERIFY, { email: form.email, otp: wrongCode(code) })),
    );
    expect(tally(answers.map(verdict))).toEqual({ '400 INVALID_OTP otp': 15, '429 REQUESTS_EXCEEDED': 185 });
    expect((await post(VERIFY, { email: form.email, otp: code })).status).toBe(429);
    expect((await usersWith(form.email))[0]).toMatchObject({ status: 'unverified' });
  });

  it('a sixth try fails with the right code, and a client has 20 an hour', async () => {
    const { form, code } = await registered();
    for (let i = 0; i < 5; i++) await post(VERIFY, { email: form.email, otp: wrongCode(code) });
    expect(verdict(await post(VERIFY, { email: form.email, otp: code }))).toBe('400 INVALID_OTP otp');

    const client = newClient();
    const statuses = [];
    for (let i = 0; i < 21; i++) {
      statuses.push((await post(VERIFY, { email: `n${i}.${unknown}`, otp: '1234' }, { client })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(400), 429]);
  });

  it('takes the browser’s proof for the e-mail, and no made-up one', async () => {
    const { code, cookies, form } = await registered();
    const name = Object.keys(cookies).find((each) => each.endsWith('_proof')) ?? '';
    const proof = cookies[name] ?? '';
    for (const forged of [`${proof}0`, proof.replace(/\.\d+\./, '.9999999999999.'), 'x', '..']) {
      expect(verdict(await post(VERIFY, { otp: code }, { cookies: { [name]: forged } }))).toBe(
        '400 FAILED_VALIDATION email',
      );
    }
    expect(verdict(await post(VERIFY, { otp: code }, { cookies }))).toBe('200');
    expect((await usersWith(form.email))[0]).toMatchObject({ status: 'active' });
  });
});

describe('resend-otp', () => {
  it('waits a minute after the sign-up, the same for an unknown address', async () => {
    const { form } = await registered();
    const known = await post(RESEND, { email: form.email });
    expect(verdict(known)).toBe('429 REQUESTS_EXCEEDED');
    expect(Number(known.headers.get('retry-after'))).toBeGreaterThan(50);
    const address = `r${Date.now()}.${unknown}`;
    const first = await post(`${RESEND}/`, { email: address });
    expect(first.data).toEqual({ sent: true });
    expect(verdict(await post(RESEND, { email: address }))).toBe('429 REQUESTS_EXCEEDED');
    expect(await mailsTo(address)).toEqual([]);
  });
});

describe('check-verification-status', () => {
  let verified: Record<string, unknown>;
  beforeAll(async () => {
    verified = await member();
  });

  it('says false only to the browser that has just registered', async () => {
    const { form, cookies } = await registered();
    expect((await post(STATUS, { email: form.email })).data).toEqual({ verified: true });
    expect((await post(STATUS, { email: unknown })).data).toEqual({ verified: true });
    expect((await post(`${STATUS}/`, { email: form.email }, { cookies })).data).toEqual({ verified: false });
    expect((await post(STATUS, {}, { cookies })).data).toEqual({ verified: false });
    expect((await post(STATUS, { email: verified.email }, { cookies })).data).toEqual({ verified: true });
  });

  it('refuses what is no address', async () => {
    expect(verdict(await post(STATUS, { email: 'x' }))).toBe('400 FAILED_VALIDATION email');
    expect(verdict(await post(STATUS, { mail: 'x' }))).toBe('400 INVALID_PAYLOAD mail');
  });
});

describe('forgot-username', () => {
  const FORGOT = '/auth-extend/forgot-username/';

  it('mails the username to the stored address, and says when there is none', async () => {
    const form = await member();
    const sent = await post(FORGOT, { email: String(form.email).toUpperCase() });
    expect(sent.data, sent.text).toEqual({ sent: true });
    expect(sent.text).not.toContain(form.username);
    expect((await mailTo(form.email, 3)).text).toContain(form.username);
    expect(verdict(await post(FORGOT, { email: unknown }))).toBe('404 USERNAME_NOT_FOUND email');
    expect(verdict(await post(FORGOT, { email: (await registered()).form.email }))).toBe(
      '404 USERNAME_NOT_FOUND email',
    );
    expect(verdict(await post(FORGOT, { email: '' }))).toBe('400 FAILED_VALIDATION email');
  });

  it('stops at three an hour for an address, whether it exists or not', async () => {
    const known = await member();
    for (const email of [known.email, `f${Date.now()}.${unknown}`]) {
      const statuses = [];
      for (let i = 0; i < 4; i++) statuses.push((await post(FORGOT, { email })).status);
      expect(statuses[3], String(email)).toBe(429);
      expect(statuses.slice(0, 3)).not.toContain(429);
    }
  });
});
