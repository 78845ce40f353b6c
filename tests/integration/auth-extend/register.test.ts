import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codesOf, outboxRowsOf, runSql } from './database.ts';
import {
  codeIn,
  countValues,
  findOption,
  findUsers,
  formatVerdict,
  mailsTo,
  newAdultForm,
  newClient,
  newKidForm,
  post,
  registerMember,
  removeMembers,
  waitForMail,
} from './support.ts';

const REGISTER_PATH = '/auth-extend/register';
const VERIFY_PATH = '/auth-extend/otp-verify';
let existingMember: Record<string, unknown>;

beforeAll(async () => {
  existingMember = await registerMember();
});
afterAll(removeMembers);

describe('register', () => {
  it('makes a kid who is unverified, and mails a code in Vietnamese', async () => {
    const form = await newKidForm();
    const answer = await post(`${REGISTER_PATH}/`, form);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.data).toEqual({ email: form.email, username: form.username });
    const [user, ...otherUsers] = await findUsers(form.email);
    expect(otherUsers).toEqual([]);
    expect(user).toMatchObject({ status: 'unverified', role: { short_name: 'kid' }, phone: null, you_are: null });
    const mail = await waitForMail(form.email);
    expect(mail.subject).toContain('Mã xác minh');
    expect(codeIn(mail)).toMatch(/^\d{4}$/);
    expect(answer.text + mail.subject).not.toContain(codeIn(mail));
  });

  it('makes an adult with phone and country, and mails in English', async () => {
    const form = await newAdultForm();
    expect(formatVerdict(await post(REGISTER_PATH, form))).toBe('200');
    const [user] = await findUsers(form.email);
    expect(user).toMatchObject({
      role: { short_name: 'adult' },
      phone: form.phone,
      phone_country: form.country,
      you_are: form.you_are,
      language: 'en-US',
    });
    expect((await waitForMail(form.email)).subject).toContain('verification code');
  });

  it('refuses an option of another list', async () => {
    const form = { ...(await newKidForm()), age_range_kid: await findOption('age_adult') };
    expect(formatVerdict(await post(REGISTER_PATH, form))).toBe('400 FAILED_VALIDATION age_range_kid');
  });

  it('names a username that is taken, whatever its case elsewhere, and an address that is taken', async () => {
    const form = await newKidForm();
    const username = await post(REGISTER_PATH, { ...form, username: existingMember.username });
    expect(formatVerdict(username)).toBe('400 USERNAME_ALREADY_EXISTS username');
    const email = await post(REGISTER_PATH, { ...form, email: String(existingMember.email).toUpperCase() });
    expect(formatVerdict(email)).toBe('400 EMAIL_ALREADY_EXISTS email');
    expect((await findUsers(existingMember.email))[0]).toMatchObject({
      status: 'active',
      username: existingMember.username,
    });
  });

  it('lets a newer attempt take the place of an older one, whose code dies', async () => {
    const form = await newKidForm();
    const { cookies: cookiesBefore } = await post(REGISTER_PATH, form);
    const olderCode = codeIn(await waitForMail(form.email));
    const newerForm: Record<string, unknown> = { ...(await newAdultForm()), email: form.email };
    const answer = await post(REGISTER_PATH, newerForm);
    expect(formatVerdict(answer)).toBe('200');
    const users = await findUsers(form.email);
    expect(users).toHaveLength(1);
    expect(users[0]).toMatchObject({
      username: newerForm.username,
      role: { short_name: 'adult' },
      status: 'unverified',
    });
    const code = codeIn(await waitForMail(form.email, 2));
    const verifyCode = async (otp: string, cookies: Record<string, string>) =>
      formatVerdict(await post(VERIFY_PATH, { email: form.email, otp }, { cookies }));
    expect(await verifyCode(olderCode, answer.cookies)).toBe('400 INVALID_OTP otp');
    expect(await verifyCode(code, cookiesBefore)).toBe('400 START_AGAIN otp');
    expect(await verifyCode(code, answer.cookies)).toBe('200');
  });

  it('makes one account and one living code of 50 sign-ups at once', async () => {
    const form = await newKidForm();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(REGISTER_PATH, form)));
    expect(countValues(answers.map(formatVerdict))).toEqual({ 200: 3, '429 REQUESTS_EXCEEDED': 47 });
    expect(await findUsers(form.email)).toHaveLength(1);
    expect(codesOf(form.email)).toMatchObject([{ attempts: 0, used_at: null }]);
    // Directus does not send a mail whose code became invalid while the mail was waiting.
    await vi.waitFor(
      () => expect(outboxRowsOf(form.email).filter(({ sent_at }) => sent_at === null)).toEqual([]),
      10_000,
    );
    const codes = new Set((await mailsTo(form.email)).map(codeIn));
    const proofs = answers.filter(({ status }) => status === 200).map(({ cookies }) => cookies);
    const verdicts = [];
    for (const otp of codes) {
      for (const cookies of proofs)
        verdicts.push((await post(VERIFY_PATH, { email: form.email, otp }, { cookies })).status);
    }
    expect(verdicts.filter((status) => status === 200)).toHaveLength(1);
  });

  it('makes one account of 50 sign-ups with one username from 50 addresses', async () => {
    const forms = await Promise.all(Array.from({ length: 50 }, newKidForm));
    const username = forms[0]?.username;
    const answers = await Promise.all(forms.map((form) => post(REGISTER_PATH, { ...form, username })));
    expect(countValues(answers.map(formatVerdict))).toEqual({ 200: 1, '400 USERNAME_ALREADY_EXISTS username': 49 });
    expect(runSql('SELECT id FROM directus_users WHERE lower(username) = ?', String(username))).toHaveLength(1);
  });

  it('stops a client at 5 a minute and an address at 3 a day, the same for every address', async () => {
    const client = newClient();
    const form = await newKidForm();
    const answers = [];
    for (let i = 0; i < 7; i++) answers.push(await post(REGISTER_PATH, { ...form, gender: 999_999 }, { client }));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429, 429]);
    const waitSeconds = Number(answers[6]?.headers.get('retry-after'));
    expect(waitSeconds).toBeGreaterThan(0);
    expect(waitSeconds).toBeLessThanOrEqual(60);

    const knownMember = await registerMember();
    const registerVerdicts = [];
    for (let i = 0; i < 3; i++)
      registerVerdicts.push(
        formatVerdict(await post(REGISTER_PATH, { ...(await newKidForm()), email: knownMember.email })),
      );
    // The limit is three sign-ups. The first was the sign-up of this member.
    expect(registerVerdicts).toEqual([
      '400 EMAIL_ALREADY_EXISTS email',
      '400 EMAIL_ALREADY_EXISTS email',
      '429 REQUESTS_EXCEEDED',
    ]);
  });
});
