import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../directus-extensions/auth-extend/src/shared/limits.ts';
import { changeRows, toDatabaseTime } from './database.ts';
import {
  ACCOUNT_PATH,
  createSignedInMember,
  isSessionValid,
  newAddress,
  type SignedInMember,
  waitForMailAbout,
} from './profile-support.ts';
import {
  codeIn,
  countValues,
  findUsers,
  formatVerdict,
  mailsTo,
  newKidForm,
  PASSWORD,
  post,
  removeMembers,
  wrongCode,
} from './support.ts';

const CHANGE_PATH = `${ACCOUNT_PATH}/change-email`;
const CONFIRM_PATH = `${ACCOUNT_PATH}/confirm-email`;
const SUBJECT = 'email mới';
let kid: SignedInMember;
let otherMember: SignedInMember;

beforeAll(async () => {
  kid = await createSignedInMember();
  otherMember = await createSignedInMember();
});
afterAll(removeMembers);

const requestChange = (person: SignedInMember, email: string) =>
  post(CHANGE_PATH, { current_password: PASSWORD, email }, { cookies: person.cookies });

describe('change-email', () => {
  it.each<[Record<string, unknown>, string]>([
    [{ current_password: 'Wrong-one1' }, '400 WRONG_CURRENT_PASSWORD current_password'],
    [{ current_password: 7 }, '400 FAILED_VALIDATION current_password'],
    [{ email: 'nobody' }, '400 FAILED_VALIDATION email'],
    [{ email: '' }, '400 FAILED_VALIDATION email'],
    [{ email: ['a@example.com'] }, '400 FAILED_VALIDATION email'],
    [{ email: `${'a'.repeat(65)}@example.com` }, '400 FAILED_VALIDATION email'],
    [{ role: 'administrator' }, '400 INVALID_PAYLOAD role'],
  ])('refuses %j', async (change, expected) => {
    const form = { current_password: PASSWORD, email: newAddress(), ...change };
    expect(formatVerdict(await post(CHANGE_PATH, form, { cookies: kid.cookies }))).toBe(expected);
  });

  it('names one’s own address and a taken one, whatever their case', async () => {
    expect(formatVerdict(await requestChange(kid, kid.email.toUpperCase()))).toBe('400 FAILED_VALIDATION email');
    expect(formatVerdict(await requestChange(kid, otherMember.email.toUpperCase()))).toBe(
      '400 EMAIL_ALREADY_EXISTS email',
    );
  });

  it('mails a code to the new address, and changes it when the code comes: notice to the old, other sessions end', async () => {
    const person = await createSignedInMember();
    const otherSession = await person.logIn();
    const email = newAddress();
    expect((await requestChange(person, email.toUpperCase())).data).toEqual({ sent: true });
    const code = codeIn(await waitForMailAbout(email, SUBJECT));
    expect(await findUsers(person.email)).toHaveLength(1);
    expect(formatVerdict(await post(CONFIRM_PATH, { otp: wrongCode(code) }, { cookies: person.cookies }))).toBe(
      '400 INVALID_OTP otp',
    );
    // Another member cannot use the code.
    expect(formatVerdict(await post(CONFIRM_PATH, { otp: code }, { cookies: otherMember.cookies }))).toBe(
      '400 INVALID_OTP otp',
    );
    const answer = await post(`${CONFIRM_PATH}/`, { otp: code }, { cookies: person.cookies });
    expect(answer.data, answer.text).toEqual({ email });
    expect((await findUsers(email))[0]).toMatchObject({ id: person.id, status: 'active' });
    expect([await isSessionValid(person.cookies), await isSessionValid(otherSession)]).toEqual([true, false]);
    const notice = await waitForMailAbout(person.email, 'đã được đổi');
    expect(notice.text).toContain('n•••@mail.hatnang.example.com');
    expect(notice.text).not.toContain(email);
    expect(formatVerdict(await post(CONFIRM_PATH, { otp: code }, { cookies: person.cookies }))).toBe(
      '400 INVALID_OTP otp',
    );
    expect((await post('/auth/login', { email, password: PASSWORD })).status).toBe(200);
    expect((await post('/auth/login', { email: person.email, password: PASSWORD })).status).toBe(401);
  });

  it('a newer code kills the older one, and so does a new password', async () => {
    const person = await createSignedInMember();
    const [first, second] = [newAddress(), newAddress()];
    await requestChange(person, first);
    const oldCode = codeIn(await waitForMailAbout(first, SUBJECT));
    await requestChange(person, second);
    const code = codeIn(await waitForMailAbout(second, SUBJECT));
    if (oldCode !== code)
      expect(formatVerdict(await post(CONFIRM_PATH, { otp: oldCode }, { cookies: person.cookies }))).toContain(
        'INVALID_OTP',
      );
    const form = { current_password: PASSWORD, password: 'Moi-hon-1' };
    expect((await post(`${ACCOUNT_PATH}/change-password`, form, { cookies: person.cookies })).status).toBe(204);
    expect(formatVerdict(await post(CONFIRM_PATH, { otp: code }, { cookies: person.cookies }))).toBe(
      '400 INVALID_OTP otp',
    );
    expect(await findUsers(person.email)).toHaveLength(1);
  });

  it('counts 40 guesses at once: five tries, then even the right code is dead', async () => {
    const person = await createSignedInMember();
    const email = newAddress();
    await requestChange(person, email);
    const code = codeIn(await waitForMailAbout(email, SUBJECT));
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => post(CONFIRM_PATH, { otp: wrongCode(code) }, { cookies: person.cookies })),
    );
    expect(countValues(answers.map(formatVerdict))).toEqual({ '400 INVALID_OTP otp': 15, '429 REQUESTS_EXCEEDED': 25 });
    expect((await post(CONFIRM_PATH, { otp: code }, { cookies: person.cookies })).status).toBe(429);
    expect(await findUsers(email)).toEqual([]);
  });

  it.each([{ otp: '12' }, { otp: 1234 }, {}, { otp: null }])('confirm refuses %j', async (form) => {
    expect(formatVerdict(await post(CONFIRM_PATH, form, { cookies: kid.cookies }))).toBe('400 INVALID_OTP otp');
  });

  it('confirm knows no e-mail: the address is the one that was asked for', async () => {
    const form = { otp: '1234', email: 'x@mail.hatnang.example.com' };
    expect(formatVerdict(await post(CONFIRM_PATH, form, { cookies: kid.cookies }))).toBe('400 INVALID_PAYLOAD email');
  });

  it('gives an address that two want to the one who proves it first', async () => {
    const [one, two] = [await createSignedInMember(), await createSignedInMember()];
    const email = newAddress();
    await requestChange(one, email);
    const first = codeIn(await waitForMailAbout(email, SUBJECT));
    await requestChange(two, email);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(2);
    const second = (await mailsTo(email)).map(codeIn).find((code) => code !== first) ?? first;
    const answers = await Promise.all([
      post(CONFIRM_PATH, { otp: first }, { cookies: one.cookies }),
      post(CONFIRM_PATH, { otp: second }, { cookies: two.cookies }),
    ]);
    expect(answers.map(formatVerdict).sort()).toEqual(['200', '400 EMAIL_ALREADY_EXISTS email']);
    expect(await findUsers(email)).toHaveLength(1);
  });

  it('takes the place of a sign-up that nobody verified', async () => {
    const form = await newKidForm();
    await post('/auth-extend/register', form);
    const person = await createSignedInMember();
    expect((await requestChange(person, String(form.email))).status).toBe(200);
    const code = codeIn(await waitForMailAbout(String(form.email), SUBJECT));
    expect((await post(CONFIRM_PATH, { otp: code }, { cookies: person.cookies })).status).toBe(200);
    expect((await findUsers(form.email)).map(({ id }) => id)).toEqual([person.id]);
  });

  it('mails no code to the address of a sign-up that has verified it and waits for a guardian', async () => {
    const form = await newKidForm();
    await post('/auth-extend/register', form);
    changeRows(
      'UPDATE directus_users SET email_verified_at = ? WHERE email = ?',
      toDatabaseTime(Date.now()),
      String(form.email),
    );
    const person = await createSignedInMember();
    expect(formatVerdict(await requestChange(person, String(form.email)))).toBe('400 EMAIL_ALREADY_EXISTS email');
  });

  it('stops at five an hour for a person and five a day for an address', async () => {
    const [person, first, second] = [
      await createSignedInMember(),
      await createSignedInMember(),
      await createSignedInMember(),
    ];
    const personAnswers = [];
    for (let i = 0; i < 6; i++) personAnswers.push(await requestChange(person, newAddress()));
    expect(personAnswers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    const personWaitSeconds = Number(personAnswers[5]?.headers.get('retry-after'));
    expect(personWaitSeconds).toBeGreaterThan(0);
    expect(personWaitSeconds).toBeLessThanOrEqual(HOUR / 1000);

    const address = newAddress();
    const addressAnswers = [];
    for (const sender of [first, first, first, second, second, second])
      addressAnswers.push(await requestChange(sender, address));
    expect(addressAnswers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    const addressWaitSeconds = Number(addressAnswers[5]?.headers.get('retry-after'));
    expect(addressWaitSeconds).toBeGreaterThan((DAY - HOUR) / 1000);
    expect(addressWaitSeconds).toBeLessThanOrEqual(DAY / 1000);
    // The second person may still ask for another address.
    expect((await requestChange(second, newAddress())).status).toBe(200);
  });
});
