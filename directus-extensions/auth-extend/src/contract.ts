/**
 * What the account endpoints take and answer: the one place where a form's rules stand, shared by the endpoints, the
 * site's forms and the tests (specification, sections 3, 5 and 8). Zod messages are message keys.
 */
import { z } from 'zod';

// Before any schema is built. Zod would try `new Function`, which the site's Content-Security-Policy refuses and reports.
z.config({ jitless: true });

/** Message keys that an answer names in `extensions.key`; those of the specification are literally its own. */
export type MessageKey = keyof typeof MESSAGES;

/** What a person reads who sees the answer itself instead of the site's translated text. */
export const MESSAGES = {
  'FORM.ERROR_USERNAME': 'Please enter username',
  'FORM.ERROR_INVALID_USERNAME':
    'A username has 3 to 30 characters: lower-case letters, digits, dot and underscore; it starts and ends with a letter or digit',
  'FORM.ERROR_USERNAME_EXIST': 'Username already exists',
  'FORM.ERROR_EMAIL': 'Please enter email',
  'FORM.ERROR_INVALID_EMAIL': 'Invalid email address',
  'FORM.ERROR_EMAIL_EXISTS': 'Email already exists',
  'FORM.ERROR_PHONE': 'Invalid phone number',
  'FORM.ERROR_COUNTRY': 'Please choose the country of the phone number',
  'FORM.ERROR_NAME': 'A name has at most 50 letters',
  'FORM.ERROR_PASSWORD': 'Please enter a password',
  'FORM.ERROR_LENGTH_PASSWORD':
    'The password needs 8 to 20 characters with an upper-case letter, a lower-case letter and a special character',
  'FORM.ERROR_COMMON_PASSWORD':
    'This password is too easy to guess: many people use it, or it contains your username or email. Please choose another password',
  'FORM.ERROR_GENDER': 'Please choose a gender',
  'FORM.ERROR_AGE': 'Please choose an age range',
  'FORM.ERROR_TYPES_OF_DISABILITIES': 'Please choose a type of disability',
  'FORM.ERROR_YOU_ARE': 'Please choose who you are',
  'FORM.ERROR_SCHOOL': 'Please choose a school from the list',
  'FORM.ERROR_ROLE': 'Please choose kid or adult',
  'FORM.ERROR_LANGUAGE': 'This language is not offered',
  'FORM.ERROR_NOT_FOUND_USERNAME': 'Not found username with this email',
  'FORM.ERROR_RESET_PASSWORD': 'Password reset failed. Please try again later',
  'FORM.ERROR_CONTACT_NAME': 'Please enter your name, at most 100 letters',
  'FORM.ERROR_MESSAGE': 'Please write a message, at most 5000 letters',
  'FORM.ERROR_PRIVACY': 'Please confirm you have read our privacy policy',
  'FORM.ERROR_INVALID': 'This value is not valid',
  'FORM.ERROR_UNKNOWN_FIELD': 'This field is not known',
  'FORM.ERROR_TOO_MANY': 'Too many attempts. Please wait a moment',
  'FORM.ERROR_SIGN_IN': 'Please log in first',
  'FORM.ERROR_LINK': 'This link is no longer valid',
  'FORM.ERROR_GUARDIAN': 'Please enter the email address of a parent or guardian, not your own',
  'LOGIN_FORM.ERROR': 'Incorrect email or password',
  'LOGIN_FORM.ERROR_UNVERIFIED': 'The email address has not been verified yet',
  'LOGIN_FORM.ERROR_MODE': 'Only the session mode is offered',
  'LOGIN_FORM.ERROR_DELETION': 'This account is about to be deleted. The link in our email keeps it',
  'LOGIN_FORM.ERROR_GUARDIAN': 'A parent or guardian has to agree first. We have sent them an email',
  'OTP_FORM.ERROR': 'The OTP you entered is invalid. Please enter the correct OTP.',
  'OTP_FORM.ERROR_START_AGAIN':
    'This browser has no open sign-up with this email address: a newer one has taken its place, or it was made elsewhere. Please log in or sign up again',
  'PROFILE_FORM.ERROR_CURRENT_PASSWORD': 'Wrong current password',
  'PROFILE_FORM.ERROR_CURRENT_PASSWORD_REQUIRED': 'Please enter your current password',
  'PROFILE_FORM.ERROR_PASSWORD_EXIST': 'Password already exist',
  'PROFILE_FORM.ERROR_CONFIRM_PASSWORD': 'Password does not match',
  'PROFILE_FORM.ERROR_SAME_EMAIL': 'This is already your email address',
  'PROFILE_FORM.ERROR_PICTURE': 'Please choose a JPEG, PNG or WebP picture',
  'PROFILE_FORM.ERROR_PICTURE_SIZE': 'A picture has at most 2 MB',
  'PROFILE_FORM.ERROR_PICTURE_PIXELS': 'A picture has at most 16 megapixels (4000 × 4000)',
  'PROFILE_FORM.ERROR_PICTURE_QUOTA': 'You have as many pictures as we keep for you. Please remove one first',
  'PROFILE_FORM.ERROR_STAFF': 'Accounts of the staff are managed in the Studio',
} as const;

/** Stable codes of refusals, with the HTTP status of each. */
export const ERROR_STATUS = {
  FAILED_VALIDATION: 400,
  INVALID_PAYLOAD: 400,
  INVALID_PASSWORD: 400,
  INVALID_OTP: 400,
  START_AGAIN: 400,
  EMAIL_ALREADY_EXISTS: 400,
  USERNAME_ALREADY_EXISTS: 400,
  WRONG_CURRENT_PASSWORD: 400,
  PASSWORD_ALREADY_EXISTS: 400,
  USERNAME_NOT_FOUND: 404,
  INVALID_CREDENTIALS: 401,
  EMAIL_NOT_VERIFIED: 401,
  ACCOUNT_DELETION_PENDING: 401,
  GUARDIAN_PENDING: 401,
  FORBIDDEN: 403,
  INVALID_TOKEN: 403,
  CONTENT_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  REQUESTS_EXCEEDED: 429,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

export const LANGUAGES = ['vi-VN', 'en-US'] as const;
export type Language = (typeof LANGUAGES)[number];

export const USERNAME = /^(?=.{3,30}$)[a-z0-9][a-z0-9._]*[a-z0-9]$/;
/** Directus's `auth_password_policy` (schema/settings.ts) is the same text: no door is weaker. */
export const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[^A-Za-z0-9\s]).{8,20}$/;
/** ASCII alone: U+212A (the Kelvin sign) lower-cases to k, and would reach somebody else's address. */
const EMAIL =
  /^(?=.{3,128}$)(?!.{65,}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
const PHONE = /^[0-9]{10,15}$/;
/** Letters of any script. No slash, colon or at sign, so that a name can never smuggle a link into a mail. */
const NAME = /^[\p{L}\p{M}\p{N} .'’-]{0,50}$/u;

const required = (key: MessageKey) => z.string({ error: key }).min(1, key);
/** Choices are sent as ids; 2147483647 is the largest that the columns hold. */
const choice = (key: MessageKey) => z.int({ error: key }).min(1, key).max(2_147_483_647, key);
const none = (key: MessageKey) => z.null({ error: key }).optional();

export const email = required('FORM.ERROR_EMAIL').regex(EMAIL, 'FORM.ERROR_INVALID_EMAIL').toLowerCase();
export const username = required('FORM.ERROR_USERNAME').regex(USERNAME, 'FORM.ERROR_INVALID_USERNAME');
export const password = required('FORM.ERROR_PASSWORD').regex(PASSWORD, 'FORM.ERROR_LENGTH_PASSWORD');
const name = z.string({ error: 'FORM.ERROR_NAME' }).trim().regex(NAME, 'FORM.ERROR_NAME').nullish();
const disabilities = z
  .array(choice('FORM.ERROR_TYPES_OF_DISABILITIES'), { error: 'FORM.ERROR_TYPES_OF_DISABILITIES' })
  .min(1, 'FORM.ERROR_TYPES_OF_DISABILITIES')
  .max(30, 'FORM.ERROR_TYPES_OF_DISABILITIES');

const phone = z
  .union([z.string().regex(PHONE, 'FORM.ERROR_PHONE'), z.literal('')], { error: 'FORM.ERROR_PHONE' })
  .nullish();
const language = z.enum(LANGUAGES, { error: 'FORM.ERROR_LANGUAGE' });

/**
 * What a member may change of the profile by `PATCH /users/me`: the rules of sign-up. Every field may be left out, and all but the language made
 * empty; disabilities are rows of their own (profile-rules.ts), which also holds choices against their lists.
 */
export const profileChange = z.object({
  first_name: name,
  last_name: name,
  phone,
  phone_country: choice('FORM.ERROR_COUNTRY').nullish(),
  gender: choice('FORM.ERROR_GENDER').nullish(),
  age_range: choice('FORM.ERROR_AGE').nullish(),
  you_are: choice('FORM.ERROR_YOU_ARE').nullish(),
  school: choice('FORM.ERROR_SCHOOL').nullish(),
  language: language.optional(),
});
export type ProfileChange = z.infer<typeof profileChange>;

const anybody = {
  username,
  email,
  phone,
  country: choice('FORM.ERROR_COUNTRY').nullish(),
  password,
  first_name: name,
  last_name: name,
  gender: choice('FORM.ERROR_GENDER'),
  type_of_disabilities: disabilities,
  /** The language of the page, in which mails are written. Vietnamese unless told. */
  language: language.optional(),
};
const kid = z.strictObject({
  role: z.literal('kid'),
  ...anybody,
  age_range_kid: choice('FORM.ERROR_AGE'),
  age_range_adult: none('FORM.ERROR_AGE'),
  school: choice('FORM.ERROR_SCHOOL').nullish(),
  you_are: none('FORM.ERROR_YOU_ARE'),
  /** Asked for only while the setting `guardian_consent` is on and the age range is below `guardian_age`. */
  guardian_email: email.nullish(),
});
const adult = z.strictObject({
  role: z.literal('adult'),
  ...anybody,
  age_range_adult: choice('FORM.ERROR_AGE'),
  age_range_kid: none('FORM.ERROR_AGE'),
  you_are: choice('FORM.ERROR_YOU_ARE'),
  school: none('FORM.ERROR_SCHOOL'),
});

/** `POST /auth-extend/register`. `country` belongs to `phone`: both or neither. */
export const registerRequest = z
  .discriminatedUnion('role', [kid, adult], { error: 'FORM.ERROR_ROLE' })
  .refine((form) => !form.phone || typeof form.country === 'number', {
    path: ['country'],
    error: 'FORM.ERROR_COUNTRY',
  })
  .refine((form) => Boolean(form.phone) || form.country === null || form.country === undefined, {
    path: ['phone'],
    error: 'FORM.ERROR_PHONE',
  });
export type RegisterRequest = z.infer<typeof registerRequest>;
export const registerAnswer = z.object({ email: z.string(), username: z.string() });

/** `POST /auth-extend/check-verification-status`; without an e-mail the browser's proof stands in for it. */
export const verificationStatusRequest = z.strictObject({ email: email.optional() });
export const verificationStatusAnswer = z.object({ verified: z.boolean() });

/** `POST /auth-extend/forgot-username`. */
export const forgotUsernameRequest = z.strictObject({ email });
export const sentAnswer = z.object({ sent: z.literal(true) });

/**
 * `POST /auth-extend/otp-verify`; letters are accepted always, only the right code passes, and only in the browser whose proof is of the newest
 * attempt: every other one is answered START_AGAIN.
 */
export const otpVerifyRequest = z.strictObject({
  email: email.optional(),
  otp: z.string({ error: 'OTP_FORM.ERROR' }).regex(/^[A-Za-z0-9]{4}$/, 'OTP_FORM.ERROR'),
});
export const otpVerifyAnswer = z.object({
  verified: z.literal(true),
  /** The address is proved, but a guardian has to agree before the account opens. */
  waits_for_guardian: z.literal(true).optional(),
});

/** `POST /auth-extend/resend-otp`; for the browser of the attempt alone, like `otp-verify`. */
export const resendOtpRequest = z.strictObject({ email: email.optional() });

/** `GET /auth-extend/code-rules`: what the forms must know of the settings; the same for everybody. */
export const codeRulesAnswer = z.object({
  otp_mode: z.enum(['digits', 'alphanumeric']),
  /** The least time between two codes. */
  otp_resend_seconds: z.int(),
  /** Kids whose age range begins below it name a guardian (guardian-age.ts); null: nobody does. */
  guardian_age: z.int().nullable(),
});
export type CodeRulesAnswer = z.infer<typeof codeRulesAnswer>;

const loginText = z.string({ error: 'LOGIN_FORM.ERROR' }).min(1, 'LOGIN_FORM.ERROR').max(128, 'LOGIN_FORM.ERROR');
/** `POST /auth/login`: username or e-mail, in either field. The Studio sends `email`. */
export const loginRequest = z
  .strictObject({
    username: loginText.optional(),
    email: loginText.optional(),
    password: loginText,
    otp: z.string({ error: 'FORM.ERROR_INVALID' }).max(16, 'FORM.ERROR_INVALID').nullish(),
    mode: z.literal('session', { error: 'LOGIN_FORM.ERROR_MODE' }).optional(),
    remember: z.boolean({ error: 'FORM.ERROR_INVALID' }).optional(),
  })
  .refine((form) => (form.username === undefined) !== (form.email === undefined), {
    path: ['username'],
    error: 'LOGIN_FORM.ERROR',
  });
/** `expires` in milliseconds from now. */
export const loginAnswer = z.object({
  expires: z.int(),
  user: z.object({
    id: z.string(),
    email: z.string().nullable(),
    username: z.string().nullable(),
    role: z.object({ short_name: z.string().nullable() }),
  }),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** `POST /auth/refresh` and `POST /auth/logout`; the session itself is in the cookie. */
export const sessionRequest = z.strictObject({
  mode: z.literal('session', { error: 'LOGIN_FORM.ERROR_MODE' }).optional(),
  refresh_token: z.null().optional(),
});

/** Of `/auth/refresh`; logging out answers 204. `expires` in milliseconds from now. */
export const refreshAnswer = z.object({ expires: z.int() });

/** `POST /auth/password/request`; without `reset_url` the link leads to the site in the account's language. */
export const passwordRequest = z.strictObject({
  email,
  reset_url: z.string({ error: 'FORM.ERROR_INVALID' }).max(512, 'FORM.ERROR_INVALID').nullish(),
});

/** The token of a reset link. */
const resetToken = z
  .string({ error: 'FORM.ERROR_RESET_PASSWORD' })
  .min(1, 'FORM.ERROR_RESET_PASSWORD')
  .max(2048, 'FORM.ERROR_RESET_PASSWORD');

/** `POST /auth/password/reset`. */
export const passwordReset = z.strictObject({ token: resetToken, password });

/** `POST /auth-extend/check-reset-link`: 204 when the link still works, 403 INVALID_TOKEN when it does not. The link stays as it is. */
export const checkResetLinkRequest = z.strictObject({ token: resetToken });

/** What stands in one line stays one line: control characters become spaces. */
const line = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/**
 * `POST /visitor/contact` (specification, sections 3 and 5). The phone number may be written as people write it; what is kept are its digits. A
 * message keeps its line breaks and no other control character.
 */
export const contactRequest = z.strictObject({
  name: z
    .string({ error: 'FORM.ERROR_CONTACT_NAME' })
    .transform(line)
    .pipe(z.string().min(1, 'FORM.ERROR_CONTACT_NAME').max(100, 'FORM.ERROR_CONTACT_NAME')),
  email: z.string({ error: 'FORM.ERROR_EMAIL' }).trim().pipe(email),
  phone: z
    .string({ error: 'FORM.ERROR_PHONE' })
    .transform((text) =>
      text
        .trim()
        .replace(/^\+/, '')
        .replace(/[ .()-]/g, ''),
    )
    .pipe(z.string().regex(PHONE, 'FORM.ERROR_PHONE').or(z.literal('')))
    .nullish(),
  message: z
    .string({ error: 'FORM.ERROR_MESSAGE' })
    .transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    )
    .pipe(z.string().min(1, 'FORM.ERROR_MESSAGE').max(5000, 'FORM.ERROR_MESSAGE')),
  agreement: z.literal(true, { error: 'FORM.ERROR_PRIVACY' }),
  language: z.enum(LANGUAGES, { error: 'FORM.ERROR_LANGUAGE' }),
});
export type ContactRequest = z.infer<typeof contactRequest>;

/** `POST /visitor/helpful`: whether a help article helped. `visitor` tells browsers behind one address apart; only a hash of it is kept. */
export const helpfulRequest = z.strictObject({
  article: choice('FORM.ERROR_INVALID'),
  isHelpful: z.boolean({ error: 'FORM.ERROR_INVALID' }),
  visitor: z.string({ error: 'FORM.ERROR_INVALID' }).max(512, 'FORM.ERROR_INVALID'),
});
export type HelpfulRequest = z.infer<typeof helpfulRequest>;

/** What a problem is about; the Studio's choices of `problem_reports.kind`. */
export const PROBLEM_KINDS = ['text', 'picture', 'sound', 'sign', 'download', 'other'] as const;
/** `POST /visitor/problem`: something is wrong in a document, on a page of it where one is named. `website` is seen by programs alone. */
export const problemRequest = z.strictObject({
  document: choice('FORM.ERROR_INVALID'),
  page: z.int({ error: 'FORM.ERROR_INVALID' }).min(1, 'FORM.ERROR_INVALID').max(500, 'FORM.ERROR_INVALID').nullish(),
  kind: z.enum(PROBLEM_KINDS, { error: 'FORM.ERROR_INVALID' }),
  message: z
    .string({ error: 'FORM.ERROR_INVALID' })
    .transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    )
    .pipe(z.string().max(1000, 'FORM.ERROR_INVALID')),
  language: z.enum(LANGUAGES, { error: 'FORM.ERROR_LANGUAGE' }),
  website: z.string({ error: 'FORM.ERROR_INVALID' }).max(200, 'FORM.ERROR_INVALID').optional(),
});
export type ProblemRequest = z.infer<typeof problemRequest>;

/** One entry of `errors`: the code is stable, `key` names the site's text, `field` the input it belongs to. */
export interface ErrorEntry {
  readonly message: string;
  readonly extensions: { readonly code: ErrorCode; readonly key: MessageKey; readonly field?: string };
}
