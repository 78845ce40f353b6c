/**
 * Tests that a stranger cannot flood a mailbox. All endpoints together send at most five mails a day to an address for requests that anybody can send. The
 * refusal does not reveal whether the address has an account.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../../directus-extensions/auth-extend/src/shared/limits.ts';
import { admin } from '../schema/support.ts';
import { accountOf, changeRows, outboxRowsOf, readCounter, setCounter, waitForOutbox } from './database.ts';
import { ACCOUNT_PATH, createSignedInMember, newAddress } from './profile-support.ts';
import {
  codeIn,
  createActiveMember,
  formatVerdict,
  newKidForm,
  PASSWORD,
  post,
  removeMembers,
  waitForMail,
} from './support.ts';

const LIMITED_VERDICT = '429 REQUESTS_EXCEEDED';
const REGISTER_PATH = '/auth-extend/register';
const VERIFY_PATH = '/auth-extend/otp-verify';

afterAll(removeMembers);

/** Ends the hourly windows of forgotten usernames and reset links, and the windows of requests for a new code. */
const endShorterWindows = () =>
  changeRows(
    'UPDATE rate_limits SET expires_at = 1 WHERE "key" LIKE ? OR "key" LIKE ? OR "key" LIKE ?',
    'forgot-username-hour:%',
    'reset-request-hour:%',
    'resend-%',
  );

/** In each of four simulated hours, requests the username mail and a reset link for an address, each from a new client address. Returns the verdicts. */
async function sendAsStranger(email: unknown): Promise<string[]> {
  const verdicts: string[] = [];
  for (let hour = 0; hour < 4; hour++) {
    endShorterWindows();
    verdicts.push(formatVerdict(await post('/auth-extend/forgot-username', { email })));
    verdicts.push(formatVerdict(await post('/auth/password/request', { email })));
  }
  return verdicts;
}

it('a stranger sends five a day, by whatever endpoint; the answers for nobody end at the same request', async () => {
  const [knownEmail, unknownEmail] = [(await createActiveMember()).email, newAddress()];
  const verdictsForMember = await sendAsStranger(knownEmail);
  const verdictsForUnknown = await sendAsStranger(unknownEmail);
  const firstRefused = (verdicts: string[]) => verdicts.indexOf(LIMITED_VERDICT);
  expect([firstRefused(verdictsForMember), firstRefused(verdictsForUnknown)]).toEqual([5, 5]);
  expect(verdictsForMember.slice(5)).toEqual(verdictsForUnknown.slice(5));
  await waitForOutbox();
  expect(outboxRowsOf(knownEmail).map(({ subject }) => String(subject).split(' ')[0])).not.toContain('verify-code');
  expect(outboxRowsOf(knownEmail)).toHaveLength(5);
  expect(outboxRowsOf(unknownEmail)).toEqual([]);
  const refusedAnswer = await post('/auth-extend/forgot-username', { email: knownEmail });
  expect(Number(refusedAnswer.headers.get('retry-after'))).toBeGreaterThan(DAY / 1000 - 120);
  // Neither another sign-up nor a change of address bypasses the limit.
  expect(formatVerdict(await post(REGISTER_PATH, { ...(await newKidForm()), email: unknownEmail }))).toBe(
    LIMITED_VERDICT,
  );
  const { cookies } = await createSignedInMember();
  const emailChange = { current_password: PASSWORD, email: unknownEmail };
  expect(formatVerdict(await post(`${ACCOUNT_PATH}/change-email`, emailChange, { cookies }))).toBe(LIMITED_VERDICT);
});

it('codes count, and what people cause who have proved themselves does not', async () => {
  const form: Record<string, unknown> = await newKidForm();
  const { cookies } = await post(REGISTER_PATH, form);
  const firstCode = codeIn(await waitForMail(form.email));
  expect(readCounter('mail-day', form.email)).toMatchObject({ count: 1, windowMs: DAY });
  setCounter('mail-day', form.email, 5);
  endShorterWindows();
  expect(formatVerdict(await post('/auth-extend/resend-otp', {}, { cookies }))).toBe(LIMITED_VERDICT);
  // The mailed code is still valid. The welcome mail and the notice of the new password are still sent.
  expect(formatVerdict(await post(VERIFY_PATH, { otp: firstCode }, { cookies }))).toBe('200');
  const session = (await post('/auth/login', { username: form.username, password: form.password })).cookies;
  const body = { current_password: form.password, password: 'Moi-hon-1' };
  expect((await post(`${ACCOUNT_PATH}/change-password`, body, { cookies: session })).status).toBe(204);
  await waitForOutbox();
  expect(outboxRowsOf(form.email, 'welcome')).toHaveLength(1);
  expect(outboxRowsOf(form.email, 'password-changed')).toHaveLength(1);
  expect(readCounter('mail-day', form.email)).toMatchObject({ count: 6 });
});

describe('a guardian', () => {
  beforeAll(() => admin('PATCH', '/items/account_settings', { guardian_consent: true }));
  afterAll(() => admin('PATCH', '/items/account_settings', { guardian_consent: false }));

  it('is not asked more often either; the child’s code stays good for the next day', async () => {
    const guardian = newAddress();
    await post('/auth-extend/forgot-username', { email: guardian });
    setCounter('mail-day', guardian, 5);
    const form: Record<string, unknown> = { ...(await newKidForm()), guardian_email: guardian };
    const { cookies } = await post(REGISTER_PATH, form);
    const otp = codeIn(await waitForMail(form.email));
    expect(formatVerdict(await post(VERIFY_PATH, { otp }, { cookies }))).toBe(LIMITED_VERDICT);
    expect(outboxRowsOf(guardian)).toEqual([]);
    expect(accountOf(form.email)).toMatchObject({ status: 'unverified', email_verified_at: null });
    setCounter('mail-day', guardian, 4);
    expect((await post(VERIFY_PATH, { otp }, { cookies })).data).toEqual({ verified: true, waits_for_guardian: true });
    await waitForOutbox();
    expect(outboxRowsOf(guardian, 'guardian-request')).toHaveLength(1);
  });
});
