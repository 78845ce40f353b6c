/**
 * Tests that a code belongs to one sign-up attempt and its browser (docs/decisions/026-sign-up-attempts.md). No order of attempts gives access to another
 * person's account.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../schema/support.ts';
import { accountOf, endWindow, outboxRowsOf, waitForOutbox } from './database.ts';
import { newAddress, waitForMailAbout } from './profile-support.ts';
import {
  codeIn,
  formatVerdict,
  mailsTo,
  newKidForm,
  post,
  removeMembers,
  tokenIn,
  waitForMail,
  wrongCode,
} from './support.ts';

const REGISTER_PATH = '/auth-extend/register';
const VERIFY_PATH = '/auth-extend/otp-verify';
const RESEND_PATH = '/auth-extend/resend-otp';
const STATUS_PATH = '/auth-extend/check-verification-status';
const LOGIN_PATH = '/auth/login';
const START_AGAIN_VERDICT = '400 START_AGAIN';
const VICTIM_PASSWORD = 'Nan-nhan-1';
const STRANGER_PASSWORD = 'Nguoi-la-2';

afterAll(removeMembers);

type Attempt = { form: Record<string, unknown>; email: unknown; cookies: Record<string, string> };

/** Starts a sign-up attempt in a new browser. */
async function startAttempt(
  password: string,
  email?: unknown,
  otherFields: Record<string, unknown> = {},
): Promise<Attempt> {
  const newForm = await newKidForm();
  const form = { ...newForm, ...otherFields, password, email: email ?? newForm.email };
  const answer = await post(REGISTER_PATH, form);
  if (answer.status !== 200) throw new Error(answer.text);
  return { form, email: form.email, cookies: answer.cookies };
}
const verifyCode = async ({ email, cookies }: Attempt, otp: string) =>
  formatVerdict(await post(VERIFY_PATH, { email, otp }, { cookies }));
const canLogIn = async ({ form }: Attempt) =>
  (await post(LOGIN_PATH, { username: form.username, password: form.password })).status === 200;

describe('two sign-ups of one address', () => {
  it('the stranger’s came second: the victim’s browser opens nothing with its code', async () => {
    const victim = await startAttempt(VICTIM_PASSWORD);
    await waitForMail(victim.email);
    const stranger = await startAttempt(STRANGER_PASSWORD, victim.email);
    const newestCode = codeIn(await waitForMail(victim.email, 2));
    const refusedAnswer = await post(
      VERIFY_PATH,
      { email: victim.email, otp: newestCode },
      { cookies: victim.cookies },
    );
    expect(formatVerdict(refusedAnswer)).toBe(`${START_AGAIN_VERDICT} otp`);
    expect(refusedAnswer.errors[0]?.extensions.key).toBe('OTP_FORM.ERROR_START_AGAIN');
    expect(accountOf(victim.email)).toMatchObject({ status: 'unverified' });
    // The code is also refused when the request contains no address and only the proof cookie identifies the attempt.
    expect(formatVerdict(await post(VERIFY_PATH, { otp: newestCode }, { cookies: victim.cookies }))).toBe(
      `${START_AGAIN_VERDICT} otp`,
    );
    expect(await canLogIn(stranger)).toBe(false);

    // A new sign-up attempt of the victim succeeds.
    const newAttempt = await startAttempt(VICTIM_PASSWORD, victim.email, { username: victim.form.username });
    expect(await verifyCode(stranger, codeIn(await waitForMail(victim.email, 3)))).toBe(`${START_AGAIN_VERDICT} otp`);
    expect(await verifyCode(newAttempt, codeIn(await waitForMail(victim.email, 3)))).toBe('200');
    expect([await canLogIn(newAttempt), await canLogIn(stranger)]).toEqual([true, false]);
  });

  it('the stranger’s came first: its code opens nothing, in neither browser', async () => {
    const stranger = await startAttempt(STRANGER_PASSWORD);
    const olderCode = codeIn(await waitForMail(stranger.email));
    const victim = await startAttempt(VICTIM_PASSWORD, stranger.email);
    const newerCode = codeIn(await waitForMail(victim.email, 2));
    expect(newerCode).not.toBe(olderCode);
    expect(await verifyCode(victim, olderCode)).toBe('400 INVALID_OTP otp');
    expect(await verifyCode(stranger, olderCode)).toBe(`${START_AGAIN_VERDICT} otp`);
    expect(await verifyCode(stranger, newerCode)).toBe(`${START_AGAIN_VERDICT} otp`);
    expect(await verifyCode(victim, newerCode)).toBe('200');
    expect([await canLogIn(victim), await canLogIn(stranger)]).toEqual([true, false]);
  });

  it('at once: whichever is left, only its own browser opens it', async () => {
    const email = newAddress();
    const bothAttempts = await Promise.all([
      startAttempt(VICTIM_PASSWORD, email),
      startAttempt(STRANGER_PASSWORD, email),
    ]);
    await waitForOutbox();
    const winningAttempt = bothAttempts.find(({ form }) => form.username === accountOf(email)?.username);
    const losingAttempt = bothAttempts.find((attempt) => attempt !== winningAttempt);
    if (!winningAttempt || !losingAttempt) throw new Error('no attempt is left');
    const code = codeIn(
      (await mailsTo(email)).find(({ text }) => text.includes(String(winningAttempt.form.username))) as never,
    );
    expect(await verifyCode(losingAttempt, code)).toBe(`${START_AGAIN_VERDICT} otp`);
    expect(await verifyCode(winningAttempt, code)).toBe('200');
  });

  it('the mail names the username and the day, and says what to do when that is not you', async () => {
    const { form, email } = await startAttempt(VICTIM_PASSWORD, undefined, { language: 'en-US' });
    const englishMail = await waitForMail(email);
    const year = String(new Date().getFullYear());
    for (const expectedText of [String(form.username), year, 'not the username you chose'])
      expect(englishMail.text).toContain(expectedText);
    const otherAttempt = await startAttempt(VICTIM_PASSWORD);
    const vietnameseMail = await waitForMail(otherAttempt.email);
    for (const expectedText of [String(otherAttempt.form.username), year, 'không phải tên đăng nhập bạn đã chọn'])
      expect(vietnameseMail.text).toContain(expectedText);
  });
});

describe('a browser without the attempt’s proof', () => {
  it('is told to start again, the same for every address, and its tries do not count against the owner’s', async () => {
    const owner = await startAttempt(VICTIM_PASSWORD);
    const code = codeIn(await waitForMail(owner.email));
    const answers = await Promise.all(
      [owner.email, newAddress()].map((email) => post(VERIFY_PATH, { email, otp: code })),
    );
    expect(answers.map(formatVerdict)).toEqual([`${START_AGAIN_VERDICT} otp`, `${START_AGAIN_VERDICT} otp`]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const guesses = Array.from({ length: 20 }, () => post(VERIFY_PATH, { email: owner.email, otp: wrongCode(code) }));
    await Promise.all(guesses);
    expect(await verifyCode(owner, code)).toBe('200');
  });

  it('with a stranger’s own attempt used up, leaves the owner’s tries whole', async () => {
    const stranger = await startAttempt(STRANGER_PASSWORD);
    const strangerCode = codeIn(await waitForMail(stranger.email));
    await Promise.all(Array.from({ length: 15 }, () => verifyCode(stranger, wrongCode(strangerCode))));
    expect(await verifyCode(stranger, strangerCode)).toBe('429 REQUESTS_EXCEEDED');
    const owner = await startAttempt(VICTIM_PASSWORD, stranger.email);
    expect(await verifyCode(owner, codeIn(await waitForMail(owner.email, 2)))).toBe('200');
  });

  it('on another device proves itself by the password, and the code that was mailed works there', async () => {
    const { form, email } = await startAttempt(VICTIM_PASSWORD);
    const code = codeIn(await waitForMail(email));
    const login = await post(LOGIN_PATH, { username: form.username, password: VICTIM_PASSWORD });
    expect(formatVerdict(login)).toBe('401 EMAIL_NOT_VERIFIED');
    expect(formatVerdict(await post(VERIFY_PATH, { otp: code }, { cookies: login.cookies }))).toBe('200');
  });

  it('cannot have a new code mailed, nor kill the one there is', async () => {
    const victim = await startAttempt(VICTIM_PASSWORD);
    // The first mail must arrive before the stranger's attempt. That attempt invalidates the code, and mails with invalid codes are not sent.
    await waitForMail(victim.email);
    const stranger = await startAttempt(STRANGER_PASSWORD, victim.email);
    const code = codeIn(await waitForMail(victim.email, 2));
    endWindow('resend-gap', victim.email);
    const requests = await Promise.all([
      post(RESEND_PATH, { email: victim.email }),
      post(RESEND_PATH, { email: newAddress() }),
      post(RESEND_PATH, { email: victim.email }, { cookies: victim.cookies }),
      post(RESEND_PATH, {}, { cookies: victim.cookies }),
    ]);
    expect(requests.map(formatVerdict)).toEqual([
      START_AGAIN_VERDICT,
      START_AGAIN_VERDICT,
      START_AGAIN_VERDICT,
      START_AGAIN_VERDICT,
    ]);
    expect((await post(STATUS_PATH, { email: victim.email }, { cookies: victim.cookies })).data).toEqual({
      verified: true,
    });
    expect(outboxRowsOf(victim.email, 'verify-code')).toHaveLength(2);
    expect(await verifyCode(stranger, code)).toBe('200');
  });
});

describe('an attempt that waits for a guardian', () => {
  beforeAll(() => admin('PATCH', '/items/account_settings', { guardian_consent: true }));
  afterAll(() => admin('PATCH', '/items/account_settings', { guardian_consent: false }));

  it('has proved its address: a stranger’s sign-up does not take its place, and the guardian opens the child’s own', async () => {
    const guardian = newAddress();
    const child = await startAttempt(VICTIM_PASSWORD, undefined, { guardian_email: guardian });
    const provedResponse = await post(
      VERIFY_PATH,
      { email: child.email, otp: codeIn(await waitForMail(child.email)) },
      { cookies: child.cookies },
    );
    expect(provedResponse.data).toEqual({ verified: true, waits_for_guardian: true });
    const token = tokenIn(await waitForMailAbout(guardian, 'cần sự đồng ý'));
    const form = {
      ...(await newKidForm()),
      password: STRANGER_PASSWORD,
      email: child.email,
      guardian_email: newAddress(),
    };
    expect(formatVerdict(await post(REGISTER_PATH, form))).toBe('400 EMAIL_ALREADY_EXISTS email');
    expect((await post('/auth-extend/guardian', { token, decision: 'grant' })).data).toMatchObject({
      state: 'granted',
    });
    expect(await canLogIn(child)).toBe(true);
  });

  it('may be made again by the browser that made it: the link that its guardian was mailed is dead then', async () => {
    const guardian = newAddress();
    const child = await startAttempt(VICTIM_PASSWORD, undefined, { guardian_email: guardian });
    await post(
      VERIFY_PATH,
      { email: child.email, otp: codeIn(await waitForMail(child.email)) },
      { cookies: child.cookies },
    );
    const token = tokenIn(await waitForMailAbout(guardian, 'cần sự đồng ý'));
    // On another device, a login with the password sets the proof cookie, although the login itself is refused.
    const login = await post(LOGIN_PATH, { username: child.form.username, password: VICTIM_PASSWORD });
    expect(formatVerdict(login)).toBe('401 GUARDIAN_PENDING');
    const correctedForm = { ...child.form, guardian_email: newAddress() };
    expect(formatVerdict(await post(REGISTER_PATH, correctedForm, { cookies: login.cookies }))).toBe('200');
    expect(formatVerdict(await post('/auth-extend/guardian', { token, decision: 'grant' }))).toBe(
      '403 INVALID_TOKEN token',
    );
    expect(accountOf(child.email)).toMatchObject({ status: 'unverified', email_verified_at: null });
  });
});
