/** Requests and answers of the account endpoints. Endpoints, forms and tests share these definitions of the rules (docs/specification.md §3, §5 and §8). */
import * as z from 'zod/mini';
import { absentField, disabilities, email, language, name, password, phone, rowId, username } from './fields.ts';

/**
 * Fields that a member may change by `PATCH /users/me`, with the rules of sign-up. Every field is optional, and all but the language may be cleared.
 * Disabilities are separate rows. profile-rules.ts also checks options against their lists.
 */
export const profileChange = z.object({
  first_name: name,
  last_name: name,
  phone,
  phone_country: z.nullish(rowId('FORM.ERROR_COUNTRY')),
  gender: z.nullish(rowId('FORM.ERROR_GENDER')),
  age_range: z.nullish(rowId('FORM.ERROR_AGE')),
  you_are: z.nullish(rowId('FORM.ERROR_YOU_ARE')),
  school: z.nullish(rowId('FORM.ERROR_SCHOOL')),
  language: z.optional(language),
});
export type ProfileChange = z.infer<typeof profileChange>;

const commonFields = {
  username,
  email,
  phone,
  country: z.nullish(rowId('FORM.ERROR_COUNTRY')),
  password,
  first_name: name,
  last_name: name,
  gender: rowId('FORM.ERROR_GENDER'),
  type_of_disabilities: disabilities,
  /** Language of the page and of mails. The default is Vietnamese. */
  language: z.optional(language),
};
const kidForm = z.strictObject({
  role: z.literal('kid'),
  ...commonFields,
  age_range_kid: rowId('FORM.ERROR_AGE'),
  age_range_adult: absentField('FORM.ERROR_AGE'),
  school: z.nullish(rowId('FORM.ERROR_SCHOOL')),
  you_are: absentField('FORM.ERROR_YOU_ARE'),
  /** Required only while the setting `guardian_consent` is on and the age range is below `guardian_age`. */
  guardian_email: z.nullish(email),
});
const adultForm = z.strictObject({
  role: z.literal('adult'),
  ...commonFields,
  age_range_adult: rowId('FORM.ERROR_AGE'),
  age_range_kid: absentField('FORM.ERROR_AGE'),
  you_are: rowId('FORM.ERROR_YOU_ARE'),
  school: absentField('FORM.ERROR_SCHOOL'),
});

/** Request of `POST /auth-extend/register/`. `country` belongs to `phone`: the request contains both or neither. */
export const registerRequest = z.discriminatedUnion('role', [kidForm, adultForm], { error: 'FORM.ERROR_ROLE' }).check(
  z.refine((form) => !form.phone || typeof form.country === 'number', {
    path: ['country'],
    error: 'FORM.ERROR_COUNTRY',
  }),
  z.refine((form) => Boolean(form.phone) || form.country === null || form.country === undefined, {
    path: ['phone'],
    error: 'FORM.ERROR_PHONE',
  }),
);
export type RegisterRequest = z.infer<typeof registerRequest>;
export const registerAnswer = z.object({ email: z.string(), username: z.string() });

/** Request of `POST /auth-extend/check-verification-status`. Without an e-mail address, the proof in the browser's cookie identifies the sign-up. */
export const verificationStatusRequest = z.strictObject({ email: z.optional(email) });
export const verificationStatusAnswer = z.object({ verified: z.boolean() });

/** Request of `POST /auth-extend/forgot-username`. */
export const forgotUsernameRequest = z.strictObject({ email });
export const sentAnswer = z.object({ sent: z.literal(true) });

/**
 * Request of `POST /auth-extend/otp-verify`. `otp` may have letters even if the setting allows only digits, because only the right code passes. Only the
 * browser with the proof of the newest attempt may verify. Other browsers get START_AGAIN.
 */
export const otpVerifyRequest = z.strictObject({
  email: z.optional(email),
  otp: z.string({ error: 'OTP_FORM.ERROR' }).check(z.regex(/^[A-Za-z0-9]{4}$/, 'OTP_FORM.ERROR')),
});
export const otpVerifyAnswer = z.object({
  verified: z.literal(true),
  /** True if the address is verified, but a guardian has to agree before the account opens. */
  waits_for_guardian: z.optional(z.literal(true)),
});

/** Request of `POST /auth-extend/resend-otp`. As with `otp-verify`, only the browser with the proof of the newest attempt may send the request. */
export const resendOtpRequest = z.strictObject({ email: z.optional(email) });

/** Answer of `GET /auth-extend/code-rules`: settings that the forms need. The settings are the same for all visitors. */
export const codeRulesAnswer = z.object({
  otp_mode: z.enum(['digits', 'alphanumeric']),
  /** Minimum time between two codes in seconds. */
  otp_resend_seconds: z.int(),
  /** Kids whose age range begins below this age must name a guardian (guardian-age.ts). Null means that no guardian is needed. */
  guardian_age: z.nullable(z.int()),
});
export type CodeRulesAnswer = z.infer<typeof codeRulesAnswer>;

const loginText = z
  .string({ error: 'LOGIN_FORM.ERROR' })
  .check(z.minLength(1, 'LOGIN_FORM.ERROR'), z.maxLength(128, 'LOGIN_FORM.ERROR'));
/** Request of `POST /auth/login`. Either field accepts a username or an e-mail address, because the Studio always sends `email`. */
export const loginRequest = z
  .strictObject({
    username: z.optional(loginText),
    email: z.optional(loginText),
    password: loginText,
    otp: z.nullish(z.string({ error: 'FORM.ERROR_INVALID' }).check(z.maxLength(16, 'FORM.ERROR_INVALID'))),
    mode: z.optional(z.literal('session', { error: 'LOGIN_FORM.ERROR_MODE' })),
    remember: z.optional(z.boolean({ error: 'FORM.ERROR_INVALID' })),
  })
  .check(
    z.refine((form) => (form.username === undefined) !== (form.email === undefined), {
      path: ['username'],
      error: 'LOGIN_FORM.ERROR',
    }),
  );
/** Answer of `POST /auth/login`. `expires` is in milliseconds from now. */
export const loginAnswer = z.object({
  expires: z.int(),
  user: z.object({
    id: z.string(),
    email: z.nullable(z.string()),
    username: z.nullable(z.string()),
    role: z.object({ short_name: z.nullable(z.string()) }),
  }),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** Request of `POST /auth/refresh` and `POST /auth/logout`. The cookie identifies the session. */
export const sessionRequest = z.strictObject({
  mode: z.optional(z.literal('session', { error: 'LOGIN_FORM.ERROR_MODE' })),
  refresh_token: z.optional(z.null()),
});

/** Answer of `POST /auth/refresh`. `expires` is in milliseconds from now. A logout returns 204. */
export const refreshAnswer = z.object({ expires: z.int() });

/** Request of `POST /auth/password/request`. Without `reset_url`, the mail links to the site in the account's language. */
export const passwordRequest = z.strictObject({
  email,
  reset_url: z.nullish(z.string({ error: 'FORM.ERROR_INVALID' }).check(z.maxLength(512, 'FORM.ERROR_INVALID'))),
});

/** Token of a reset link. */
const resetToken = z
  .string({ error: 'FORM.ERROR_RESET_PASSWORD' })
  .check(z.minLength(1, 'FORM.ERROR_RESET_PASSWORD'), z.maxLength(2048, 'FORM.ERROR_RESET_PASSWORD'));

/** Request of `POST /auth/password/reset`. */
export const passwordReset = z.strictObject({ token: resetToken, password });

/**
 * Request of `POST /auth-extend/check-reset-link`. The answer is 204 for a valid link, and 403 INVALID_TOKEN for an invalid link. The check does not use up
 * the link.
 */
export const checkResetLinkRequest = z.strictObject({ token: resetToken });
