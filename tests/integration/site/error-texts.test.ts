/**
 * Tests that the list of account error texts (tests/support/error-texts.ts) is complete and has the specified wording. The browser test that the list names for
 * a text must contain the key of that text.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGES } from '@hat-nang/model/contracts/errors';
import { expect, it } from 'vitest';
import { errorTexts } from '../../support/error-texts.ts';
import { translate } from '../../support/texts.ts';

const readBrowserTest = (file: string) => readFileSync(join(import.meta.dirname, '../../e2e', file), 'utf8');

it.each(errorTexts)('$key is shown by $shownBy', ({ key, words: expectedWords, shownBy }) => {
  const texts = (['vi', 'en'] as const).map((lang) => translate(lang, `account:${key}`));
  expect(new Set(texts).size, 'both languages').toBe(2);
  if (expectedWords) expect(texts[1]).toBe(expectedWords);
  const source = readBrowserTest(shownBy);
  const [, name = ''] = key.split('.');
  const isNamed = source.includes(`'${name}'`) || source.includes(`account:${key}'`);
  expect(isNamed, `${shownBy} names ${key}`).toBe(true);
  // The browser test must either loop over both languages or name both.
  const isInBoth = ["'vi'", "'en'"].every((lang) => source.includes(lang)) || source.includes('of languages');
  expect(isInBoth).toBe(true);
});

it('names every text of the sign-up form that the specification lists', () => {
  // Names from the specification: section 5, "Error texts are translation keys", and section 8.
  const listedNames = `USERNAME INVALID_USERNAME USERNAME_EXIST EMAIL INVALID_EMAIL PHONE PASSWORD LENGTH_PASSWORD RE_PASSWORD CONFIRM_PASSWORD GENDER
    AGE TYPES_OF_DISABILITIES YOU_ARE PRIVACY EMAIL_EXISTS NOT_FOUND_USERNAME RESET_PASSWORD`;
  const keys = errorTexts.map(({ key }) => key);
  for (const name of listedNames.split(/\s+/)) expect(keys).toContain(`FORM.ERROR_${name}`);
  expect(new Set(keys).size).toBe(keys.length);
});

it('has a text in both languages for every key that an answer may name', () => {
  // The texts of the profile, of the contact form and of the registration form are in other message files.
  const keysTestedElsewhere = /^(PROFILE|REGISTRATION)_FORM\.|^FORM\.ERROR_(CONTACT_NAME|MESSAGE)$/;
  for (const key of Object.keys(MESSAGES).filter((errorKey) => !keysTestedElsewhere.test(errorKey))) {
    for (const lang of ['vi', 'en'] as const) expect(translate(lang, `account:${key}`), key).not.toBe('');
  }
});
