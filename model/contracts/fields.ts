/** Fields that several forms share. Zod messages are message keys. */
import * as z from 'zod/mini';
import type { MessageKey } from './errors.ts';

// This setting must come before the first schema. Otherwise zod tries `new Function`, which violates the Content-Security-Policy.
z.config({ jitless: true });

export const LANGUAGES = ['vi-VN', 'en-US'] as const;
export type Language = (typeof LANGUAGES)[number];

const USERNAME = /^(?=.{3,30}$)[a-z0-9][a-z0-9._]*[a-z0-9]$/;
/**
 * Password rule: 8 to 20 characters with upper case, lower case and a special character. Directus's `auth_password_policy` has the same rule
 * (schema/settings.ts).
 */
export const PASSWORD_PATTERN = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[^A-Za-z0-9\s]).{8,20}$/;
/** E-mail addresses are ASCII only. U+212A (the Kelvin sign) lower-cases to k, so an address with it could match another person's address. */
const EMAIL =
  /^(?=.{3,128}$)(?!.{65,}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
const PHONE_PATTERN = /^[0-9]{10,15}$/;
/**
 * Names may have letters of any script. A name must not put a link into a mail, so it has no slash, colon or at sign, and at most one letter or digit follows
 * a dot: mail programs make a link of `evil.com`.
 */
const NAME = /^(?!.*\.[\p{L}\p{M}\p{N}]{2})[\p{L}\p{M}\p{N} .'’-]{0,50}$/u;

/** Converts a text to a single line without outer spaces: control characters and line separators become spaces. */
const toSingleLine = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
/** Removes outer spaces and control characters other than tabs. Line breaks become `\n`. */
const cleanLines = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

export const singleLine = (key: MessageKey, maxLength: number) =>
  z.string({ error: key }).check(z.overwrite(toSingleLine), z.minLength(1, key), z.maxLength(maxLength, key));
/** Text that may have line breaks and may be empty. */
export const lines = (key: MessageKey, maxLength: number) =>
  z.string({ error: key }).check(z.overwrite(cleanLines), z.maxLength(maxLength, key));

const requiredText = (key: MessageKey) => z.string({ error: key }).check(z.minLength(1, key));
/** Id of a row, for example of an option, as forms send it. 2147483647 is the maximum of the database columns. */
export const rowId = (key: MessageKey) => z.int({ error: key }).check(z.gte(1, key), z.lte(2_147_483_647, key));
export const absentField = (key: MessageKey) => z.optional(z.null({ error: key }));

export const email = requiredText('FORM.ERROR_EMAIL').check(
  z.regex(EMAIL, 'FORM.ERROR_INVALID_EMAIL'),
  z.toLowerCase(),
);
export const username = requiredText('FORM.ERROR_USERNAME').check(z.regex(USERNAME, 'FORM.ERROR_INVALID_USERNAME'));
export const password = requiredText('FORM.ERROR_PASSWORD').check(
  z.regex(PASSWORD_PATTERN, 'FORM.ERROR_LENGTH_PASSWORD'),
);
export const name = z.nullish(z.string({ error: 'FORM.ERROR_NAME' }).check(z.trim(), z.regex(NAME, 'FORM.ERROR_NAME')));
export const disabilities = z
  .array(rowId('FORM.ERROR_TYPES_OF_DISABILITIES'), { error: 'FORM.ERROR_TYPES_OF_DISABILITIES' })
  .check(z.minLength(1, 'FORM.ERROR_TYPES_OF_DISABILITIES'), z.maxLength(30, 'FORM.ERROR_TYPES_OF_DISABILITIES'));

/** The digits of a phone number, or an empty text. */
export const phoneDigits = z.union([z.string().check(z.regex(PHONE_PATTERN, 'FORM.ERROR_PHONE')), z.literal('')], {
  error: 'FORM.ERROR_PHONE',
});
export const phone = z.nullish(phoneDigits);
/** A phone number that a visitor typed, with separators or a plus sign. Only the digits are stored. */
export const typedPhone = z.nullish(
  z.pipe(
    z.string({ error: 'FORM.ERROR_PHONE' }).check(
      z.overwrite((text) =>
        text
          .trim()
          .replace(/^\+/, '')
          .replace(/[ .()-]/g, ''),
      ),
    ),
    phoneDigits,
  ),
);
export const typedEmail = z.pipe(z.string({ error: 'FORM.ERROR_EMAIL' }).check(z.trim()), email);
export const language = z.enum(LANGUAGES, { error: 'FORM.ERROR_LANGUAGE' });
