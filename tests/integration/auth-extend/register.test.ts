import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../schema/support.ts';
import {
  adultForm,
  codeIn,
  kidForm,
  mailsTo,
  mailTo,
  member,
  newClient,
  option,
  post,
  removeMembers,
  tally,
  usersWith,
  verdict,
} from './support.ts';

const REGISTER = '/auth-extend/register';
let taken: Record<string, unknown>;

beforeAll(async () => {
  taken = await member();
});
afterAll(removeMembers);

describe('register', () => {
  it('makes a kid who is unverified, and mails a code in Vietnamese', async () => {
    const form = await kidForm();
    const answer = await post(`${REGISTER}/`, form);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.data).toEqual({ email: form.email, username: form.username });
    const [user, ...others] = await usersWith(form.email);
    expect(others).toEqual([]);
    expect(user).toMatchObject({ status: 'unverified', role: { short_name: 'kid' }, phone: null, you_are: null });
    const mail = await mailTo(form.email);
    expect(mail.subject).toContain('Mã xác minh');
    expect(codeIn(mail)).toMatch(/^\d{4}$/);
    expect(answer.text + mail.subject).not.toContain(codeIn(mail));
  });

  it('makes an adult with phone and country, and mails in English', async () => {
    const form = await adultForm();
    expect(verdict(await post(REGISTER, form))).toBe('200');
    const [user] = await usersWith(form.email);
    expect(user).toMatchObject({
      role: { short_name: 'adult' },
      phone: form.phone,
      phone_country: form.country,
      you_are: form.you_are,
      language: 'en-US',
    });
    expect((await mailTo(form.email)).subject).toContain('verification code');
  });

  it.each<[Record<string, unknown>, string]>([
    [{ username: 'A b' }, '400 FAILED_VALIDATION username'],
    [{ username: null }, '400 FAILED_VALIDATION username'],
    [{ email: 'nobody' }, '400 FAILED_VALIDATION email'],
    [{ email: ['a@example.com'] }, '400 FAILED_VALIDATION email'],
    [{ password: 'alllower#1' }, '400 INVALID_PASSWORD password'],
    [{ password: { _eq: 1 } }, '400 INVALID_PASSWORD password'],
    [{ phone: '12', country: 1 }, '400 FAILED_VALIDATION phone'],
    [{ country: 1 }, '400 FAILED_VALIDATION phone'],
    [{ phone: '0912345678', country: 999_999 }, '400 FAILED_VALIDATION country'],
    [{ gender: 999_999 }, '400 FAILED_VALIDATION gender'],
    [{ gender: '1' }, '400 FAILED_VALIDATION gender'],
    [{ age_range_kid: null }, '400 FAILED_VALIDATION age_range_kid'],
    [{ type_of_disabilities: [] }, '400 FAILED_VALIDATION type_of_disabilities'],
    [{ type_of_disabilities: [999_999] }, '400 FAILED_VALIDATION type_of_disabilities'],
    [{ school: 999_999 }, '400 FAILED_VALIDATION school'],
    [{ you_are: 1 }, '400 FAILED_VALIDATION you_are'],
    [{ first_name: 'a'.repeat(51) }, '400 FAILED_VALIDATION first_name'],
    [{ last_name: '<b>' }, '400 FAILED_VALIDATION last_name'],
    [{ language: 'fr-FR' }, '400 FAILED_VALIDATION language'],
    [{ role: 'administrator' }, '400 FAILED_VALIDATION role'],
    [{ role: 'd1a10000-0000-4000-8000-000000000021' }, '400 FAILED_VALIDATION role'],
    [{ role: undefined }, '400 FAILED_VALIDATION role'],
    ...['status', 'policies', 'token', 'id', 'tfa_secret', 'email_verified_at', 'checked', 're_password'].map(
      (field): [Record<string, unknown>, string] => [{ [field]: 'active' }, `400 INVALID_PAYLOAD ${field}`],
    ),
  ])('refuses %j and stores nothing', async (change, expected) => {
    const form = { ...(await kidForm()), ...change };
    const answer = await post(REGISTER, form);
    expect(verdict(answer)).toBe(expected);
    expect(answer.errors[0]?.message).toMatch(/\w+ \w+/);
    expect(await usersWith(form.email)).toEqual([]);
  });

  it('refuses an option of another list', async () => {
    const form = { ...(await kidForm()), age_range_kid: await option('age_adult') };
    expect(verdict(await post(REGISTER, form))).toBe('400 FAILED_VALIDATION age_range_kid');
  });

  it('takes JSON alone, and at most 4 KB of it', async () => {
    const form = await kidForm();
    expect((await post(REGISTER, form, { type: 'text/plain' })).status).toBe(415);
    expect((await post(REGISTER, form, { type: 'application/x-www-form-urlencoded', raw: 'role=kid' })).status).toBe(
      415,
    );
    expect((await post(REGISTER, { ...form, first_name: 'a'.repeat(5000) })).status).toBe(413);
    expect((await post(REGISTER, form, { raw: '{"role":' })).status).toBe(400);
    expect((await post(REGISTER, [form])).status).toBe(400);
    expect(await usersWith(form.email)).toEqual([]);
  });

  it('names a username that is taken, whatever its case elsewhere, and an address that is taken', async () => {
    const form = await kidForm();
    const username = await post(REGISTER, { ...form, username: taken.username });
    expect(verdict(username)).toBe('400 USERNAME_ALREADY_EXISTS username');
    const email = await post(REGISTER, { ...form, email: String(taken.email).toUpperCase() });
    expect(verdict(email)).toBe('400 EMAIL_ALREADY_EXISTS email');
    expect((await usersWith(taken.email))[0]).toMatchObject({ status: 'active', username: taken.username });
  });

  it('lets a newer attempt take the place of an older one, whose code dies', async () => {
    const form = await kidForm();
    await post(REGISTER, form);
    const older = codeIn(await mailTo(form.email));
    const newer: Record<string, unknown> = { ...(await adultForm()), email: form.email };
    expect(verdict(await post(REGISTER, newer))).toBe('200');
    const people = await usersWith(form.email);
    expect(people).toHaveLength(1);
    expect(people[0]).toMatchObject({ username: newer.username, role: { short_name: 'adult' }, status: 'unverified' });
    const code = codeIn(await mailTo(form.email, 2));
    if (older !== code)
      expect(verdict(await post('/auth-extend/otp-verify', { email: form.email, otp: older }))).toBe(
        '400 INVALID_OTP otp',
      );
    expect(verdict(await post('/auth-extend/otp-verify', { email: form.email, otp: code }))).toBe('200');
  });

  it('makes one account and one living code of 50 sign-ups at once', async () => {
    const form = await kidForm();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(REGISTER, form)));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 3, 429: 47 });
    expect(await usersWith(form.email)).toHaveLength(1);
    const mail = await mailTo(form.email);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const codes = (await mailsTo(form.email)).map(codeIn);
    expect(codes).toContain(codeIn(mail));
    let right = 0;
    for (const otp of new Set(codes)) {
      if ((await post('/auth-extend/otp-verify', { email: form.email, otp })).status === 200) right++;
    }
    expect(right).toBe(1);
  });

  it('stops a client at 5 a minute and an address at 3 a day, the same for every address', async () => {
    const client = newClient();
    const form = await kidForm();
    const answers = [];
    for (let i = 0; i < 7; i++) answers.push(await post(REGISTER, { ...form, gender: 999_999 }, { client }));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429, 429]);
    const wait = Number(answers[6]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);

    const known = await member();
    const tries = [];
    for (let i = 0; i < 3; i++) tries.push(verdict(await post(REGISTER, { ...(await kidForm()), email: known.email })));
    // The sign-up itself was the first of three.
    expect(tries).toEqual([
      '400 EMAIL_ALREADY_EXISTS email',
      '400 EMAIL_ALREADY_EXISTS email',
      '429 REQUESTS_EXCEEDED',
    ]);
  });

  it('leaves no password, code or address in activity and revisions', async () => {
    const form = await kidForm();
    await post(REGISTER, form);
    const [user] = await usersWith(form.email);
    for (const path of ['/activity', '/revisions']) {
      const rows = await admin<unknown[]>('GET', `${path}?filter[item][_eq]=${user?.id}&fields=*`);
      expect(rows.body.data, path).toEqual([]);
    }
  });
});
