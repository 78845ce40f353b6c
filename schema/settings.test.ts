import { MESSAGES } from '@hat-nang/model/contracts/errors';
import { password } from '@hat-nang/model/contracts/fields';
import { expect, it } from 'vitest';
import { ENFORCED_SETTINGS } from './settings.ts';

it('has one rule for passwords at every entrance, and its message says password', () => {
  const policy = String(ENFORCED_SETTINGS.auth_password_policy);
  // Directus reads the text between the slashes as a regular expression.
  const directusPattern = new RegExp(/^\/(.*)\/$/.exec(policy)?.[1] ?? '$^');
  const samplePasswords = [
    'Matkhau#1',
    'Mật#Khẩu',
    'short#A',
    'Matkhau123',
    'matkhau#1',
    'MATKHAU#1',
    `Aa#${'x'.repeat(18)}`,
  ];
  expect(samplePasswords.map((text) => directusPattern.test(text))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(samplePasswords.map((text) => password.safeParse(text).success)).toEqual(
    samplePasswords.map((text) => directusPattern.test(text)),
  );
  expect(MESSAGES['FORM.ERROR_LENGTH_PASSWORD']).toContain('password');
});
