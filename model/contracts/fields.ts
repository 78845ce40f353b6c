/** Fields that several forms share. Zod messages are message keys. */
import { z } from 'zod';
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
export const PHONE_PATTERN = /^[0-9]{10,15}$/;
/**
 * Names may have letters of any script. A name must not put a link into a mail, so it has no slash, colon or at sign, and at most one letter or digit follows
 * a dot: mail programs make a link of `evil.com`.
 */
const NAME = /^(?!.*\.[\p{L}\p{M}\p{N}]{2})[\p{L}\p{M}\p{N} .'’-]{0,50}$/u;

const requiredText = (key: MessageKey) => z.string({ error: key }).min(1, key);
/** Id of a row, for example of an option, as forms send it. 2147483647 is the maximum of the database columns. */
export const rowId = (key: MessageKey) => z.int({ error: key }).min(1, key).max(2_147_483_647, key);
export const absentField = (key: MessageKey) => z.null({ error: key }).optional();

export const email = requiredText('FORM.ERROR_EMAIL').regex(EMAIL, 'FORM.ERROR_INVALID_EMAIL').toLowerCase();
export const username = requiredText('FORM.ERROR_USERNAME').regex(USERNAME, 'FORM.ERROR_INVALID_USERNAME');
export const password = requiredText('FORM.ERROR_PASSWORD').regex(PASSWORD_PATTERN, 'FORM.ERROR_LENGTH_PASSWORD');
export const name = z.string({ error: 'FORM.ERROR_NAME' }).trim().regex(NAME, 'FORM.ERROR_NAME').nullish();
export const disabilities = z
  .array(rowId('FORM.ERROR_TYPES_OF_DISABILITIES'), { error: 'FORM.ERROR_TYPES_OF_DISABILITIES' })
  .min(1, 'FORM.ERROR_TYPES_OF_DISABILITIES')
  .max(30, 'FORM.ERROR_TYPES_OF_DISABILITIES');

export const phone = z
  .union([z.string().regex(PHONE_PATTERN, 'FORM.ERROR_PHONE'), z.literal('')], { error: 'FORM.ERROR_PHONE' })
  .nullish();
export const language = z.enum(LANGUAGES, { error: 'FORM.ERROR_LANGUAGE' });
