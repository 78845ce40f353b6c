import { registerRequest } from '@hat-nang/model/contracts/accounts';
import { describe, expect, it } from 'vitest';
import {
  checkSignUp,
  emptySignUp,
  isGuardianRequired,
  resetAfterClose,
  type SignUpContext,
  type SignUpValues,
  toRegisterRequest,
} from './sign-up-rules.ts';

const noContext: SignUpContext = { guardianAge: null, ageRanges: [] };
const guardianContext: SignUpContext = {
  guardianAge: 15,
  ageRanges: [
    { id: 9, value: '9-11', label: '' },
    { id: 10, value: '15-17', label: '' },
  ],
};

const kidValues: SignUpValues = {
  ...emptySignUp,
  role: 'kid',
  username: 'be.na',
  email: 'Na@Example.com',
  password: 'Nang-vang',
  re_password: 'Nang-vang',
  first_name: 'Na',
  gender: '2',
  age_range_kid: '9',
  age_range_adult: '5',
  you_are: '13',
  type_of_disabilities: ['21', '22'],
  country: '1',
  checked: true,
};
const adultValues: SignUpValues = { ...kidValues, role: 'adult', phone: '091 234.5678', school: '30' };

describe('the sign-up request', () => {
  it('of a kid has no you_are, no country without a phone, and no consent', () => {
    expect(toRegisterRequest(kidValues, 'vi-VN', noContext)).toEqual({
      role: 'kid',
      username: 'be.na',
      email: 'Na@Example.com',
      password: 'Nang-vang',
      first_name: 'Na',
      last_name: '',
      gender: 2,
      age_range_kid: 9,
      school: null,
      type_of_disabilities: [21, 22],
      phone: null,
      country: null,
      language: 'vi-VN',
    });
  });
  it('of an adult has no school, and the phone with its country', () => {
    const adultRequest = toRegisterRequest(adultValues, 'en-US', noContext);
    expect(adultRequest).toMatchObject({
      age_range_adult: 5,
      you_are: 13,
      phone: '0912345678',
      country: 1,
      language: 'en-US',
    });
    expect(adultRequest).not.toHaveProperty('school');
    expect(adultRequest).not.toHaveProperty('age_range_kid');
  });
  it('is valid by the contract', () => {
    for (const values of [kidValues, { ...kidValues, school: '30' }, adultValues, { ...adultValues, phone: '' }])
      expect(registerRequest.safeParse(toRegisterRequest(values, 'vi-VN', noContext)).error?.issues).toBeUndefined();
  });
});

describe('errors of a form', () => {
  it('are empty for a valid form', () => {
    expect(checkSignUp(kidValues, noContext)).toEqual({});
    expect(checkSignUp(adultValues, noContext)).toEqual({});
  });
  it('exist for each required field of an empty form', () => {
    const commonFields = {
      username: 'FORM.ERROR_USERNAME',
      email: 'FORM.ERROR_EMAIL',
      password: 'FORM.ERROR_PASSWORD',
      re_password: 'FORM.ERROR_RE_PASSWORD',
      gender: 'FORM.ERROR_GENDER',
      type_of_disabilities: 'FORM.ERROR_TYPES_OF_DISABILITIES',
      checked: 'FORM.ERROR_PRIVACY',
    };
    expect(checkSignUp({ ...emptySignUp, role: 'kid' }, noContext)).toEqual({
      ...commonFields,
      age_range_kid: 'FORM.ERROR_AGE',
    });
    expect(checkSignUp(emptySignUp, noContext)).toEqual({
      ...commonFields,
      age_range_adult: 'FORM.ERROR_AGE',
      you_are: 'FORM.ERROR_YOU_ARE',
    });
  });
  it.each<[Partial<SignUpValues>, object]>([
    [{ username: 'Bé Na' }, { username: 'FORM.ERROR_INVALID_USERNAME' }],
    [{ username: 'na' }, { username: 'FORM.ERROR_INVALID_USERNAME' }],
    [{ username: '.na1' }, { username: 'FORM.ERROR_INVALID_USERNAME' }],
    [{ email: 'na@' }, { email: 'FORM.ERROR_INVALID_EMAIL' }],
    [{ phone: '09123' }, { phone: 'FORM.ERROR_PHONE' }],
    [{ phone: 'so cua me' }, { phone: 'FORM.ERROR_PHONE' }],
    [{ password: 'nangvang', re_password: 'nangvang' }, { password: 'FORM.ERROR_LENGTH_PASSWORD' }],
    [{ re_password: 'Nang-vanh' }, { re_password: 'FORM.ERROR_CONFIRM_PASSWORD' }],
    [{ phone: '0912345678', country: '' }, { country: 'FORM.ERROR_COUNTRY' }],
  ])('%j', (change, errors) => {
    expect(checkSignUp({ ...kidValues, ...change }, noContext)).toEqual(errors);
  });
});

describe('a guardian', () => {
  const namedGuardian = { ...kidValues, guardian_email: ' Me@example.com ' };
  it('is required by the setting from kids below the age, and from kids without an age range', () => {
    expect(isGuardianRequired(kidValues, noContext)).toBe(false);
    expect(isGuardianRequired(adultValues, guardianContext)).toBe(false);
    expect(isGuardianRequired(kidValues, guardianContext)).toBe(true);
    expect(isGuardianRequired({ ...kidValues, age_range_kid: '' }, guardianContext)).toBe(true);
    expect(isGuardianRequired({ ...kidValues, age_range_kid: '10' }, guardianContext)).toBe(false);
  });
  it('has an e-mail address that differs from the user’s', () => {
    expect(checkSignUp(namedGuardian, guardianContext)).toEqual({});
    for (const guardian_email of ['', ' ', 'na@example.com', 'NA@example.com'])
      expect(checkSignUp({ ...kidValues, guardian_email }, guardianContext)).toEqual({
        guardian_email: 'FORM.ERROR_GUARDIAN',
      });
    expect(checkSignUp({ ...kidValues, guardian_email: 'me@' }, guardianContext)).toEqual({
      guardian_email: 'FORM.ERROR_INVALID_EMAIL',
    });
  });
  it('is sent only if required', () => {
    expect(toRegisterRequest(namedGuardian, 'vi-VN', guardianContext)).toHaveProperty(
      'guardian_email',
      'Me@example.com',
    );
    for (const values of [
      { ...namedGuardian, role: 'adult' as const },
      { ...namedGuardian, age_range_kid: '10' },
    ])
      expect(toRegisterRequest(values, 'vi-VN', guardianContext)).not.toHaveProperty('guardian_email');
    expect(toRegisterRequest(namedGuardian, 'vi-VN', noContext)).not.toHaveProperty('guardian_email');
  });
});

it('closing resets only the role and the passwords', () => {
  expect(resetAfterClose(kidValues)).toEqual({ ...kidValues, role: 'adult', password: '', re_password: '' });
});
