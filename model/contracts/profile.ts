/**
 * Requests and answers of the endpoints of a user's account (docs/specification.md §5 and §8: profile). `/auth-extend/account/` needs a session;
 * links in mails lead to `keep-account` and `guardian`.
 */
import { z } from 'zod';
import { otpVerifyRequest } from './accounts.ts';
import { email, LANGUAGES, password } from './fields.ts';

/** Any text that can be hashed: older passwords may follow older rules. */
const currentPassword = z
  .string({ error: 'PROFILE_FORM.ERROR_CURRENT_PASSWORD_REQUIRED' })
  .min(1, 'PROFILE_FORM.ERROR_CURRENT_PASSWORD_REQUIRED')
  .max(128, 'PROFILE_FORM.ERROR_CURRENT_PASSWORD');

/** `POST /auth-extend/account/change-password`: 204. */
export const changePasswordRequest = z.strictObject({ current_password: currentPassword, password });
/** The form adds the confirmation, which it does not send. */
export const changePasswordForm = changePasswordRequest
  .extend({ re_password: z.string({ error: 'PROFILE_FORM.ERROR_CONFIRM_PASSWORD' }) })
  .refine((form) => form.re_password === form.password, {
    path: ['re_password'],
    error: 'PROFILE_FORM.ERROR_CONFIRM_PASSWORD',
  })
  .refine((form) => form.current_password !== form.password, {
    path: ['password'],
    error: 'PROFILE_FORM.ERROR_PASSWORD_EXIST',
  });

/** `POST /auth-extend/account/change-email`: mails a code to the new address. */
export const changeEmailRequest = z.strictObject({ current_password: currentPassword, email });

/** `POST /auth-extend/account/confirm-email`: the new address takes effect. */
export const confirmEmailRequest = otpVerifyRequest.omit({ email: true });
export const confirmEmailAnswer = z.object({ email: z.string() });

/** `POST /auth-extend/account/delete`: ends every session. The account is deleted at `deletes_at`, unless the link in the mail cancels it. */
export const deleteAccountRequest = z.strictObject({ current_password: currentPassword });
export const deleteAccountAnswer = z.object({ deletes_at: z.iso.datetime() });

/** `PATCH /users/me`, a route of Directus: the request contains only changes, with created and removed junction rows of disabilities. */
export const detailsRequest = z
  .strictObject({
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    phone: z.string().nullable(),
    phone_country: z.int().nullable(),
    language: z.string(),
    age_range: z.int().nullable(),
    type_of_disabilities: z.strictObject({
      create: z.array(z.strictObject({ options_id: z.int() })),
      update: z.array(z.strictObject({ id: z.int() })),
      delete: z.array(z.int()),
    }),
  })
  .partial();
export type DetailsRequest = z.output<typeof detailsRequest>;

/** `GET /auth-extend/account/sessions`. */
export const sessionsAnswer = z.array(
  z.object({
    /** Identifies the session, but does not grant access to it. */
    id: z.string(),
    is_current: z.boolean(),
    ip: z.string().nullable(),
    user_agent: z.string().nullable(),
    expires: z.iso.datetime(),
  }),
);

/** `POST /auth-extend/account/end-other-sessions`. */
export const nothing = z.strictObject({});
export const endOtherSessionsAnswer = z.object({ ended: z.int() });

/** `GET /auth-extend/account/data`: a zip file in the language of the page. */
export const dataQuery = z.strictObject({ language: z.enum(LANGUAGES, { error: 'FORM.ERROR_LANGUAGE' }).optional() });

const linkToken = z.string({ error: 'FORM.ERROR_LINK' }).min(1, 'FORM.ERROR_LINK').max(256, 'FORM.ERROR_LINK');

/** `POST /auth-extend/keep-account`: cancels a deletion. The token comes from the link in the mail. */
export const keepAccountRequest = z.strictObject({ token: linkToken });
export const keepAccountAnswer = z.object({ kept: z.literal(true) });

/** `POST /auth-extend/guardian`. Without `decision` it only returns the current state. */
export const guardianRequest = z.strictObject({
  token: linkToken,
  decision: z.enum(['grant', 'withdraw'], { error: 'FORM.ERROR_INVALID' }).optional(),
});
export const guardianAnswer = z.object({
  /** The child's first name, or the username if there is none. */
  name: z.string(),
  state: z.enum(['waiting', 'granted', 'withdrawn']),
  /** When a withdrawn account is deleted; null in the other states. */
  deletes_at: z.iso.datetime().nullable(),
});
export type GuardianAnswer = z.infer<typeof guardianAnswer>;
