import { PASSWORD_PATTERN } from '@hat-nang/model/contracts/fields';
import { expect, it } from 'vitest';
import { isGuessable } from './guessable-password.ts';

const owner = { username: 'be.na_2017', email: 'lan.huong@example.com' };

it.each([
  'Password1!',
  'P@ssw0rd',
  'p@$$w0rD1',
  '!!Password99',
  'Passw0rd!2024',
  'Pass-word1',
  'Qwerty123!',
  'Qwerty-uiop1',
  'Iloveyou!1',
  'Mật-khẩu1',
  'Matkhau@123',
  'Anhyeuem!1',
  'Vietnam@2024',
  'Abcd@1234',
  'Aa@123456',
  'Aa!111111',
  'Aaaaaaa!',
  'Sunsh1ne!!',
  '$Unshine1!',
  'Adm1nistrat0r!',
  'Letme1n!!',
])('%s is a common password', (password) => {
  expect(PASSWORD_PATTERN.test(password), 'the rule alone takes it').toBe(true);
  expect(isGuessable(password, owner)).toBe(true);
});

it.each(['Be.na_2017', 'Xin-bena2017', 'B3N@2017-x', 'Lan.huong-1', 'x-LANHUONG!', 'Lanhu0ng#9'])(
  "%s contains the person's own names",
  (password) => {
    expect(isGuessable(password, owner)).toBe(true);
    expect(isGuessable(password, {})).toBe(false);
  },
);

it.each([
  ...['Dung-roi1', 'Nang-Vang1', 'Moi-hon-1', 'Khac-roi-1', 'Mot-bi-mat-1', 'Dung-la-no-1', 'Tao-ra-1', 'Doi-roi-nhe1'],
  ...['Meo-con-an-ca7', 'Cau!vong-7mau', 'tG7#qpLw', 'Trang-tron-ram5', 'Correct-Horse9'],
])('%s is accepted', (password) => {
  expect(isGuessable(password, owner)).toBe(false);
});

it('accepts any password if names are short or missing', () => {
  expect(isGuessable('Meo-con-an-ca7', { username: 'an', email: 'ca@example.com' })).toBe(false);
  expect(isGuessable('Meo-con-an-ca7', { username: null, email: null })).toBe(false);
});
