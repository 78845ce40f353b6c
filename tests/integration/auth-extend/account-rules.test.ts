/** Tests the rules for account input, which are the same at sign-up, password reset, password change and profile change. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../schema/support.ts';
import { accountOf, runSql } from './database.ts';
import { ACCOUNT_PATH, createSignedInMember, type SignedInMember } from './profile-support.ts';
import {
  countValues,
  createActiveMember,
  findOption,
  formatVerdict,
  newAdultForm,
  newKidForm,
  PASSWORD,
  post,
  removeMembers,
  resetToken,
} from './support.ts';

const REGISTER_PATH = '/auth-extend/register';
const WEAK_PASSWORD = '400 INVALID_PASSWORD password';
let kid: SignedInMember;
let adult: SignedInMember;

beforeAll(async () => {
  [kid, adult] = await Promise.all([createSignedInMember(), createSignedInMember(await newAdultForm())]);
});
afterAll(removeMembers);

describe('a password that is easy to guess', () => {
  const key = 'FORM.ERROR_COMMON_PASSWORD';

  it('is refused at sign-up, username and e-mail inside too', async () => {
    const form = await newKidForm();
    const nameInPassword = `${String(form.username).slice(0, 13)}`;
    for (const password of ['Password1!', 'P@ssw0rd', 'Matkhau@123', 'Qwerty123!', `X-${nameInPassword}-y`]) {
      const answer = await post(REGISTER_PATH, { ...form, password });
      expect([password, formatVerdict(answer)]).toEqual([password, WEAK_PASSWORD]);
      expect(answer.errors[0]?.extensions.key).toBe(key);
      expect(answer.errors[0]?.message).toContain('password');
    }
    expect(accountOf(form.email)).toBeUndefined();
  });

  it('is refused at a reset, whose link stays good', async () => {
    const { email, username } = await createActiveMember();
    const token = await resetToken(email);
    for (const password of ['Password1!', `Aa-${String(username).slice(0, 13)}!`]) {
      const answer = await post('/auth/password/reset', { token, password });
      expect(formatVerdict(answer)).toBe(WEAK_PASSWORD);
      expect(answer.errors[0]?.extensions.key).toBe(key);
    }
    expect(formatVerdict(await post('/auth/password/reset', { token, password: 'Meo-con-an-ca7' }))).toBe('204');
  });

  it('is refused at a change, by form and through Directus itself', async () => {
    const body = { current_password: PASSWORD, password: 'Password1!' };
    const answer = await post(`${ACCOUNT_PATH}/change-password`, body, { cookies: kid.cookies });
    expect(formatVerdict(answer)).toBe(WEAK_PASSWORD);
    expect(answer.errors[0]?.extensions.key).toBe(key);
    const directResponse = await admin('PATCH', `/users/${kid.id}`, { password: 'Password1!' });
    expect(directResponse.status).toBe(400);
    expect(directResponse.text).toContain(key);
    expect((await post('/auth/login', { username: kid.username, password: PASSWORD })).status).toBe(200);
  });
});

describe('a reserved username', () => {
  it('is refused as one that is taken', async () => {
    const form = await newKidForm();
    const names = ['administrator', 'adm1n', 'support.team', 'moderator1', 'r00t', 'hatnang', 'hat.nang', 'quantri'];
    const answers = await Promise.all(names.map((username) => post(REGISTER_PATH, { ...form, username })));
    expect(countValues(answers.map(formatVerdict))).toEqual({ '400 USERNAME_ALREADY_EXISTS username': names.length });
    expect(new Set(answers.map(({ errors }) => errors[0]?.extensions.key))).toEqual(
      new Set(['FORM.ERROR_USERNAME_EXIST']),
    );
    expect(accountOf(form.email)).toBeUndefined();
  });
});

describe('the profile', () => {
  const patchProfile = (body: object, member = kid) =>
    post('/users/me', body, { method: 'PATCH', cookies: member.cookies });
  const readRow = (member: SignedInMember) =>
    runSql(
      'SELECT first_name, last_name, phone, phone_country, gender, age_range, you_are, school, language FROM directus_users WHERE id = ?',
      member.id,
    )[0];
  const patchVerdict = async (body: object, member = kid) => {
    const { status, errors } = await patchProfile(body, member);
    return [status, errors[0]?.extensions.key, errors[0]?.extensions.field].filter(Boolean).join(' ');
  };

  it.each([
    [{ first_name: 'a'.repeat(51) }, 'FORM.ERROR_NAME first_name'],
    [{ first_name: 'Na\u0007' }, 'FORM.ERROR_NAME first_name'],
    [{ first_name: 'Na\nBcc: x' }, 'FORM.ERROR_NAME first_name'],
    [{ last_name: '<b>An</b>' }, 'FORM.ERROR_NAME last_name'],
    [{ last_name: 'http://evil.example' }, 'FORM.ERROR_NAME last_name'],
    [{ last_name: 'a\u202Eb' }, 'FORM.ERROR_NAME last_name'],
    [{ last_name: 7 }, 'FORM.ERROR_NAME last_name'],
    [{ phone: '12ab' }, 'FORM.ERROR_PHONE phone'],
    [{ phone: '1'.repeat(16) }, 'FORM.ERROR_PHONE phone'],
    [{ phone: 912345678 }, 'FORM.ERROR_PHONE phone'],
    [{ phone: '0912345678', phone_country: 999_999 }, 'FORM.ERROR_COUNTRY phone_country'],
    [{ phone_country: 'vn' }, 'FORM.ERROR_COUNTRY phone_country'],
    [{ language: 'fr-FR' }, 'FORM.ERROR_LANGUAGE language'],
    [{ language: 'vi' }, 'FORM.ERROR_LANGUAGE language'],
    [{ language: null }, 'FORM.ERROR_LANGUAGE language'],
    [{ gender: 999_999 }, 'FORM.ERROR_GENDER gender'],
    [{ gender: { value: 'x', group: 1 } }, 'FORM.ERROR_GENDER gender'],
    [{ age_range: 'x' }, 'FORM.ERROR_AGE age_range'],
    [{ you_are: [1] }, 'FORM.ERROR_YOU_ARE you_are'],
    [{ school: 1.5 }, 'FORM.ERROR_SCHOOL school'],
  ])('refuses %j as sign-up does', async (body, expected) => {
    const rowBefore = readRow(kid);
    expect(await patchVerdict(body)).toBe(`400 ${expected}`);
    expect(readRow(kid)).toEqual(rowBefore);
  });

  it('takes choices from their own lists alone, each role its own', async () => {
    const ids = Object.fromEntries(
      await Promise.all(
        ['gender', 'age_kid', 'age_adult', 'who_are', 'school', 'type_of_disabilities'].map(
          async (group) => [group, await findOption(group)] as const,
        ),
      ),
    ) as Record<string, number>;
    expect(await patchVerdict({ gender: ids.age_kid })).toBe('400 FORM.ERROR_GENDER gender');
    expect(await patchVerdict({ age_range: ids.age_adult })).toBe('400 FORM.ERROR_AGE age_range');
    expect(await patchVerdict({ age_range: ids.age_kid }, adult)).toBe('400 FORM.ERROR_AGE age_range');
    expect(await patchVerdict({ you_are: ids.who_are })).toBe('400 FORM.ERROR_YOU_ARE you_are');
    expect(await patchVerdict({ school: ids.school }, adult)).toBe('400 FORM.ERROR_SCHOOL school');
    const disability = (id: unknown) => ({
      type_of_disabilities: { create: [{ options_id: id }], update: [], delete: [] },
    });
    expect(await patchVerdict(disability(ids.gender))).toBe(
      '400 FORM.ERROR_TYPES_OF_DISABILITIES type_of_disabilities',
    );
    expect(await patchVerdict(disability({ value: 'x', group: 1 }))).toBe(
      '400 FORM.ERROR_TYPES_OF_DISABILITIES type_of_disabilities',
    );
    const directResponse = await post(
      '/items/users_disabilities',
      { options_id: ids.gender },
      { cookies: kid.cookies },
    );
    expect([directResponse.status, directResponse.errors[0]?.extensions.key]).toEqual([
      400,
      'FORM.ERROR_TYPES_OF_DISABILITIES',
    ]);
    expect(runSql('SELECT id FROM users_disabilities WHERE directus_users_id = ?', kid.id)).toEqual([]);

    expect(
      await patchVerdict({
        gender: ids.gender,
        age_range: ids.age_kid,
        school: ids.school,
        ...disability(ids.type_of_disabilities),
      }),
    ).toBe('200');
    expect(await patchVerdict({ you_are: ids.who_are, age_range: ids.age_adult }, adult)).toBe('200');
    expect(readRow(kid)).toMatchObject({ gender: ids.gender, age_range: ids.age_kid, school: ids.school });
  });

  it('trims names, and lets everything but the language be made empty', async () => {
    expect(
      await patchVerdict({ first_name: '  Bé Na ', last_name: 'O’Brien-Đỗ', phone: '0912345678', language: 'en-US' }),
    ).toBe('200');
    expect(readRow(kid)).toMatchObject({
      first_name: 'Bé Na',
      last_name: 'O’Brien-Đỗ',
      phone: '0912345678',
      language: 'en-US',
    });
    const emptyProfile = {
      first_name: null,
      last_name: null,
      phone: null,
      gender: null,
      age_range: null,
      school: null,
    };
    expect(await patchVerdict(emptyProfile)).toBe('200');
    expect(readRow(kid)).toMatchObject(emptyProfile);
  });

  it('says nothing of somebody else’s, whatever is sent', async () => {
    const bodies = [{ first_name: 'Mai' }, { first_name: '<b>' }, { gender: 999_999 }, { language: 'fr-FR' }];
    const answers = await Promise.all(
      bodies.map((body) => post(`/users/${adult.id}`, body, { method: 'PATCH', cookies: kid.cookies })),
    );
    expect(countValues(answers.map(({ status }) => status))).toEqual({ 403: bodies.length });
  });
});
