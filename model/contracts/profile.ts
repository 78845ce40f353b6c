/**
 * Requests and answers of the endpoints of a user's account (docs/specification.md §5 and §8: profile). Calls below `/auth-extend/account/` need a session.
 * Pages behind links in mails call `keep-account` and `guardian`.
 */
import * as z from 'zod/mini';
import { otpVerifyRequest } from './accounts.ts';
import { email, LANGUAGES, password } from './fields.ts';

/** Current password: any text of at most 128 characters, because older passwords may follow older rules. */
const currentPassword = z
  .string({ error: 'PROFILE_FORM.ERROR_CURRENT_PASSWORD_REQUIRED' })
  .check(
    z.minLength(1, 'PROFILE_FORM.ERROR_CURRENT_PASSWORD_REQUIRED'),
    z.maxLength(128, 'PROFILE_FORM.ERROR_CURRENT_PASSWORD'),
  );

/** Request of `POST /auth-extend/account/change-password`. The answer is 204. */
export const changePasswordRequest = z.strictObject({ current_password: currentPassword, password });
/** Fields of the password form. The form adds a confirmation, which it does not send. */
export const changePasswordForm = z
  .extend(changePasswordRequest, { re_password: z.string({ error: 'PROFILE_FORM.ERROR_CONFIRM_PASSWORD' }) })
  .check(
    z.refine((form) => form.re_password === form.password, {
      path: ['re_password'],
      error: 'PROFILE_FORM.ERROR_CONFIRM_PASSWORD',
    }),
    z.refine((form) => form.current_password !== form.password, {
      path: ['password'],
      error: 'PROFILE_FORM.ERROR_PASSWORD_EXIST',
    }),
  );

/** Request of `POST /auth-extend/account/change-email`, which mails a code to the new address. */
export const changeEmailRequest = z.strictObject({ current_password: currentPassword, email });

/** Request of `POST /auth-extend/account/confirm-email`, which activates the new address. */
export const confirmEmailRequest = z.omit(otpVerifyRequest, { email: true });
export const confirmEmailAnswer = z.object({ email: z.string() });

/**
 * Request of `POST /auth-extend/account/delete`, which ends every session. The account is deleted at `deletes_at`, unless the link in the mail cancels
 * the deletion.
 */
export const deleteAccountRequest = z.strictObject({ current_password: currentPassword });
export const deleteAccountAnswer = z.object({ deletes_at: z.iso.datetime() });

/** Request of `PATCH /users/me`, a route of Directus. The request contains only changes, including created and removed junction rows of disabilities. */
export const detailsRequest = z.partial(
  z.strictObject({
    first_name: z.nullable(z.string()),
    last_name: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    phone_country: z.nullable(z.int()),
    language: z.string(),
    gender: z.nullable(z.int()),
    age_range: z.nullable(z.int()),
    you_are: z.nullable(z.int()),
    school: z.nullable(z.int()),
    type_of_disabilities: z.strictObject({
      create: z.array(z.strictObject({ options_id: z.int() })),
      update: z.array(z.strictObject({ id: z.int() })),
      delete: z.array(z.int()),
    }),
  }),
);
export type DetailsRequest = z.output<typeof detailsRequest>;

/** Answer of `GET /auth-extend/account/sessions`. */
export const sessionsAnswer = z.array(
  z.object({
    /** Id of the session. The id does not grant access to the session. */
    id: z.string(),
    is_current: z.boolean(),
    /** Shortened network address of the login or of the last refresh: `113.161.x.x`, or the first 48 bits of an IPv6 address. */
    network: z.nullable(z.string()),
    user_agent: z.nullable(z.string()),
    /** Times of the login and of the last use, at most an hour too early. Null if unknown, because the session is older than their record. */
    started_at: z.nullable(z.iso.datetime()),
    used_at: z.nullable(z.iso.datetime()),
    expires: z.iso.datetime(),
  }),
);

/** Request of `POST /auth-extend/account/end-session`, which ends a session of the user other than the current one. */
export const endSessionRequest = z.strictObject({ id: z.uuid({ error: 'FORM.ERROR_INVALID' }) });
/** `is_ended` is false if no other session of the user has this id, for example because it has already ended. */
export const endSessionAnswer = z.object({ is_ended: z.boolean() });

/** Request of `POST /auth-extend/account/end-other-sessions`: an empty object. */
export const emptyBody = z.strictObject({});
export const endOtherSessionsAnswer = z.object({ ended: z.int() });

/** Query of `GET /auth-extend/account/data`, which returns a zip file in the given language. */
export const dataQuery = z.strictObject({ language: z.optional(z.enum(LANGUAGES, { error: 'FORM.ERROR_LANGUAGE' })) });

const linkToken = z
  .string({ error: 'FORM.ERROR_LINK' })
  .check(z.minLength(1, 'FORM.ERROR_LINK'), z.maxLength(256, 'FORM.ERROR_LINK'));

/** Request of `POST /auth-extend/keep-account`, which cancels a deletion. The token comes from the link in the mail. */
export const keepAccountRequest = z.strictObject({ token: linkToken });
export const keepAccountAnswer = z.object({ kept: z.literal(true) });

/** Request of `POST /auth-extend/guardian`. Without `decision` the call only returns the current state. */
export const guardianRequest = z.strictObject({
  token: linkToken,
  decision: z.optional(z.enum(['grant', 'withdraw'], { error: 'FORM.ERROR_INVALID' })),
});
export const guardianAnswer = z.object({
  /** First name of the child, or the username if there is none. */
  name: z.string(),
  state: z.enum(['waiting', 'granted', 'withdrawn']),
  /** Time at which an account with withdrawn consent is deleted; null in the other states. */
  deletes_at: z.nullable(z.iso.datetime()),
});
export type GuardianAnswer = z.infer<typeof guardianAnswer>;
