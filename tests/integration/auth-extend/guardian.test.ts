import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../schema/support.ts';
import { runSql } from './database.ts';
import { isSessionValid, newAddress, waitForMailAbout } from './profile-support.ts';
import {
  codeIn,
  findUsers,
  formatVerdict,
  newKidForm,
  PASSWORD,
  post,
  registerMember,
  removeMembers,
  tokenIn,
  waitForMail,
} from './support.ts';

const GUARDIAN_PATH = '/auth-extend/guardian';
const MAIL_SUBJECT = 'cần sự đồng ý';

beforeAll(() => admin('PATCH', '/items/account_settings', { guardian_consent: true }));
afterAll(async () => {
  await admin('PATCH', '/items/account_settings', { guardian_consent: false });
  await removeMembers();
});

async function ageRange(value: string): Promise<number> {
  const query = `filter[value][_eq]=${value}&filter[group][key][_eq]=age_kid&fields=id`;
  return (await admin<Array<{ id: number }>>('GET', `/items/options?${query}`)).body.data[0]?.id ?? 0;
}

/** Signs up a child and enters the mailed code. The account then waits for the guardian's consent. */
async function registerWaitingChild() {
  const guardian = newAddress();
  const form: Record<string, unknown> = { ...(await newKidForm()), guardian_email: guardian };
  const registration = await post('/auth-extend/register', form);
  if (registration.status !== 200) throw new Error(registration.text);
  const { cookies } = registration;
  const otp = codeIn(await waitForMail(form.email));
  const verified = await post('/auth-extend/otp-verify', { email: form.email, otp }, { cookies });
  const token = tokenIn(await waitForMailAbout(guardian, MAIL_SUBJECT));
  return { form, guardian, verified, token, cookies };
}
const logIn = (form: Record<string, unknown>) => post('/auth/login', { username: form.username, password: PASSWORD });

describe('a guardian’s consent', () => {
  it('is asked of a kid below the age, and must be somebody else’s address', async () => {
    const form = await newKidForm();
    for (const guardian_email of [undefined, null, form.email, String(form.email).toUpperCase()]) {
      expect(formatVerdict(await post('/auth-extend/register', { ...form, guardian_email }))).toBe(
        '400 FAILED_VALIDATION guardian_email',
      );
    }
    for (const guardian_email of ['x', 7, ['a@example.com']]) {
      expect(formatVerdict(await post('/auth-extend/register', { ...form, guardian_email }))).toBe(
        '400 FAILED_VALIDATION guardian_email',
      );
    }
    expect(await findUsers(form.email)).toEqual([]);
  });

  it('opens the account after the code and the guardian’s word, not before', async () => {
    const { form, guardian, verified, token } = await registerWaitingChild();
    expect(verified.data).toEqual({ verified: true, waits_for_guardian: true });
    expect((await findUsers(form.email))[0]).toMatchObject({ status: 'unverified', guardian_email: guardian });
    expect(formatVerdict(await logIn(form))).toBe('401 GUARDIAN_PENDING');
    expect((await post(GUARDIAN_PATH, { token })).data).toEqual({ name: 'Bé', state: 'waiting', deletes_at: null });
    const granted = await post(`${GUARDIAN_PATH}/`, { token, decision: 'grant' });
    expect(granted.data, granted.text).toEqual({ name: 'Bé', state: 'granted', deletes_at: null });
    expect((await logIn(form)).status).toBe(200);
    await waitForMailAbout(String(form.email), 'Chào mừng');
    expect((await post(GUARDIAN_PATH, { token, decision: 'grant' })).data).toMatchObject({ state: 'granted' });
    const { id } = (await findUsers(form.email))[0] ?? { id: '' };
    expect(runSql(`SELECT * FROM consents WHERE "user" = ? AND kind = 'guardian'`, id)).toMatchObject([
      { is_granted: 1 },
    ]);
  });

  it('is never demanded of a child whose address was verified while the setting was off', async () => {
    const form: Record<string, unknown> = { ...(await newKidForm()), guardian_email: newAddress() };
    const { cookies } = await post('/auth-extend/register', form);
    const otp = codeIn(await waitForMail(form.email));
    await admin('PATCH', '/items/account_settings', { guardian_consent: false });
    try {
      const verified = await post('/auth-extend/otp-verify', { email: form.email, otp }, { cookies });
      expect(verified.status, verified.text).toBe(200);
    } finally {
      await admin('PATCH', '/items/account_settings', { guardian_consent: true });
    }
    expect((await findUsers(form.email))[0]).toMatchObject({ status: 'active', guardian_email: null });
    expect((await logIn(form)).status).toBe(200);
  });

  it('withdrawn, ends everything at once and deletes after the days, until which it can be given again', async () => {
    const { form, token } = await registerWaitingChild();
    await post(GUARDIAN_PATH, { token, decision: 'grant' });
    const { cookies } = await logIn(form);
    const answer = await post(GUARDIAN_PATH, { token, decision: 'withdraw' });
    expect(answer.data).toMatchObject({ state: 'withdrawn', deletes_at: expect.stringMatching(/^\d{4}-/) });
    expect(await isSessionValid(cookies)).toBe(false);
    expect(formatVerdict(await logIn(form))).toBe('401 GUARDIAN_PENDING');
    expect((await waitForMailAbout(String(form.email), 'tạm đóng')).text).not.toContain('token=');
    expect((await findUsers(form.email))[0]).toMatchObject({ status: 'archived' });
    expect((await post(GUARDIAN_PATH, { token, decision: 'grant' })).data).toMatchObject({ state: 'granted' });
    expect((await logIn(form)).status).toBe(200);
  });

  it('refused, closes the account that waited', async () => {
    const { form, token, cookies } = await registerWaitingChild();
    expect((await post(GUARDIAN_PATH, { token, decision: 'withdraw' })).data).toMatchObject({ state: 'withdrawn' });
    const otp = await post('/auth-extend/resend-otp', { email: form.email }, { cookies });
    expect([200, 429]).toContain(otp.status);
    expect((await findUsers(form.email))[0]).toMatchObject({ status: 'archived' });
  });

  it('opens no account that the staff suspended, by whatever order of decisions', async () => {
    const { form, token } = await registerWaitingChild();
    await post(GUARDIAN_PATH, { token, decision: 'grant' });
    const { id } = (await findUsers(form.email))[0] ?? { id: '' };
    await admin('PATCH', `/users/${id}`, { status: 'suspended' });
    await post(GUARDIAN_PATH, { token, decision: 'withdraw' });
    expect((await post(GUARDIAN_PATH, { token, decision: 'grant' })).data).toMatchObject({ state: 'granted' });
    expect((await findUsers(form.email))[0]).toMatchObject({ status: 'suspended', deletion_requested_at: null });
    expect((await logIn(form)).status).toBe(401);
  });

  it('ends with one state however many decide at once', async () => {
    const { form, token } = await registerWaitingChild();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => post(GUARDIAN_PATH, { token, decision: i % 2 ? 'withdraw' : 'grant' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { state } = (await post(GUARDIAN_PATH, { token })).data as { state: string };
    const { status } = (await findUsers(form.email))[0] ?? {};
    expect(`${state} ${status}`).toBe(state === 'granted' ? 'granted active' : 'withdrawn archived');
  });

  it.each([
    [{ token: 'x' }, '403 INVALID_TOKEN token'],
    [{ token: `${crypto.randomUUID()}.${'0'.repeat(64)}` }, '403 INVALID_TOKEN token'],
    [{ token: '' }, '400 FAILED_VALIDATION token'],
    [{ token: 'x'.repeat(300) }, '400 FAILED_VALIDATION token'],
    [{ token: 'x', decision: 'delete' }, '400 FAILED_VALIDATION decision'],
    [{ token: 'x', name: 'x' }, '400 INVALID_PAYLOAD name'],
  ])('refuses %j', async (form, expected) => {
    expect(formatVerdict(await post(GUARDIAN_PATH, form))).toBe(expected);
  });

  it('is not asked of a kid of 15 to 17 when the age is 15, nor stored', async () => {
    await admin('PATCH', '/items/account_settings', { guardian_age: 15 });
    const kid = await newKidForm();
    const form = { ...kid, age_range_kid: await ageRange('15-17'), guardian_email: newAddress() };
    await registerMember(form);
    await admin('PATCH', '/items/account_settings', { guardian_age: 16 });
    expect((await findUsers(kid.email))[0]).toMatchObject({ status: 'active', guardian_email: null });
  });
});
