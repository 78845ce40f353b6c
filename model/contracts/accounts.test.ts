import { describe, expect, it } from 'vitest';
import { loginRequest, otpVerifyRequest, registerRequest } from './accounts.ts';
import { validationEntries } from './errors.ts';

const kidForm = {
  role: 'kid',
  username: 'be.na_01',
  email: 'Be.Na@Example.com',
  password: 'Matkhau#1',
  gender: 1,
  type_of_disabilities: [3],
  age_range_kid: 9,
};
const adultForm = { ...kidForm, role: 'adult', age_range_kid: null, age_range_adult: 4, you_are: 2 };
const problems = (form: unknown) => {
  const parsed = registerRequest.safeParse(form);
  return parsed.success
    ? []
    : validationEntries(parsed.error.issues).map(({ extensions: { code, field, key } }) => `${code} ${field} ${key}`);
};

describe('the sign-up form', () => {
  it('accepts a kid and an adult, and lower-cases the address', () => {
    expect(problems(kidForm)).toEqual([]);
    expect(problems(adultForm)).toEqual([]);
    expect(problems({ ...adultForm, phone: '0912345678', country: 1 })).toEqual([]);
    expect(problems({ ...kidForm, phone: '', country: null, first_name: 'Nguyễn Thị', school: null })).toEqual([]);
    expect(registerRequest.parse(kidForm).email).toBe('be.na@example.com');
  });

  it.each(['J.R.R. Tolkien', 'ThS. Nguyễn Văn A.', 'O’Neil-Smith', 'Na N.H', ''])('accepts the name "%s"', (name) => {
    expect(problems({ ...kidForm, first_name: name, last_name: name })).toEqual([]);
  });

  it.each([
    [{ username: '' }, 'FAILED_VALIDATION username FORM.ERROR_USERNAME'],
    [{ username: 'ab' }, 'FAILED_VALIDATION username FORM.ERROR_INVALID_USERNAME'],
    [{ username: 'a'.repeat(31) }, 'FAILED_VALIDATION username FORM.ERROR_INVALID_USERNAME'],
    [{ username: 'Bena' }, 'FAILED_VALIDATION username FORM.ERROR_INVALID_USERNAME'],
    [{ username: '.bena' }, 'FAILED_VALIDATION username FORM.ERROR_INVALID_USERNAME'],
    [{ username: 'bena_' }, 'FAILED_VALIDATION username FORM.ERROR_INVALID_USERNAME'],
    [{ username: 'be na' }, 'FAILED_VALIDATION username FORM.ERROR_INVALID_USERNAME'],
    [{ username: 5 }, 'FAILED_VALIDATION username FORM.ERROR_USERNAME'],
    [{ email: undefined }, 'FAILED_VALIDATION email FORM.ERROR_EMAIL'],
    [{ email: 'bena' }, 'FAILED_VALIDATION email FORM.ERROR_INVALID_EMAIL'],
    [{ email: 'bena@x' }, 'FAILED_VALIDATION email FORM.ERROR_INVALID_EMAIL'],
    [{ email: '\u212aid@example.com' }, 'FAILED_VALIDATION email FORM.ERROR_INVALID_EMAIL'],
    [{ email: 'a@example.com\nBcc: b@example.com' }, 'FAILED_VALIDATION email FORM.ERROR_INVALID_EMAIL'],
    [{ phone: '09123', country: 1 }, 'FAILED_VALIDATION phone FORM.ERROR_PHONE'],
    [{ phone: '0912345678' }, 'FAILED_VALIDATION country FORM.ERROR_COUNTRY'],
    [{ country: 1 }, 'FAILED_VALIDATION phone FORM.ERROR_PHONE'],
    [{ password: 'short#A' }, 'INVALID_PASSWORD password FORM.ERROR_LENGTH_PASSWORD'],
    [{ password: 'Matkhau123' }, 'INVALID_PASSWORD password FORM.ERROR_LENGTH_PASSWORD'],
    [{ password: undefined }, 'INVALID_PASSWORD password FORM.ERROR_PASSWORD'],
    [{ gender: '1' }, 'FAILED_VALIDATION gender FORM.ERROR_GENDER'],
    [{ type_of_disabilities: [] }, 'FAILED_VALIDATION type_of_disabilities FORM.ERROR_TYPES_OF_DISABILITIES'],
    [{ age_range_kid: null }, 'FAILED_VALIDATION age_range_kid FORM.ERROR_AGE'],
    [{ you_are: 2 }, 'FAILED_VALIDATION you_are FORM.ERROR_YOU_ARE'],
    [{ first_name: 'http://evil.example' }, 'FAILED_VALIDATION first_name FORM.ERROR_NAME'],
    [{ first_name: 'Vào evil.com nhận quà' }, 'FAILED_VALIDATION first_name FORM.ERROR_NAME'],
    [{ last_name: 'evil.việt' }, 'FAILED_VALIDATION last_name FORM.ERROR_NAME'],
    [{ role: 'administrator' }, 'FAILED_VALIDATION role FORM.ERROR_ROLE'],
    [{ role: { id: 'x' } }, 'FAILED_VALIDATION role FORM.ERROR_ROLE'],
    [{ status: 'active' }, 'INVALID_PAYLOAD status FORM.ERROR_UNKNOWN_FIELD'],
    [{ re_password: 'Matkhau#1' }, 'INVALID_PAYLOAD re_password FORM.ERROR_UNKNOWN_FIELD'],
  ])('refuses %j', (change, expected) => {
    expect(problems({ ...kidForm, ...change })).toEqual([expected]);
  });

  it('requires who_are of adults, but no school', () => {
    expect(problems({ ...adultForm, you_are: undefined })).toEqual(['FAILED_VALIDATION you_are FORM.ERROR_YOU_ARE']);
    expect(problems({ ...adultForm, school: 3 })).toEqual(['FAILED_VALIDATION school FORM.ERROR_SCHOOL']);
  });
});

it('accepts a code of four characters', () => {
  for (const otp of ['1234', 'aB3d']) expect(otpVerifyRequest.safeParse({ otp }).success).toBe(true);
  for (const otp of ['123', '12345', '12 4', 1234, null, ['1234']])
    expect(otpVerifyRequest.safeParse({ otp }).success).toBe(false);
});

it('logs in by one identifier, in session mode', () => {
  const form = { password: 'x' };
  expect(loginRequest.safeParse({ ...form, email: 'a' }).success).toBe(true);
  expect(loginRequest.safeParse({ ...form, username: 'a', mode: 'session', remember: true }).success).toBe(true);
  for (const wrongForm of [{}, { email: 'a', username: 'a' }, { email: 'a', mode: 'json' }, { email: { _eq: 1 } }])
    expect(loginRequest.safeParse({ ...form, ...wrongForm }).success).toBe(false);
});
