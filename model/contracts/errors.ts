/** Refusals of the project's endpoints: codes with their HTTP status, message keys with an English text, and the entries of `errors`. */
import type * as z from 'zod/mini';

/** Message keys in `extensions.key`. Keys that the specification names are used unchanged. */
export type MessageKey = keyof typeof MESSAGES;

/** English texts for people who see the raw response instead of the site's translation. */
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
  'REGISTRATION_FORM.ERROR_PEOPLE': 'Please choose 1 to 5 people',
  'REGISTRATION_FORM.ERROR_ACCESS_NEEDS': 'Please write at most 500 letters',
  'REGISTRATION_FORM.ERROR_GUARDIAN_NAME': 'Please enter the name of a parent or guardian',
  'REGISTRATION_FORM.ERROR_GUARDIAN_CONTACT': 'Please enter a phone number or email address of the parent or guardian',
  'REGISTRATION_FORM.ERROR_AGREEMENT': 'Please confirm that we may store this data for the event',
  'REGISTRATION_FORM.ERROR_NONE': 'This event takes no registrations here',
  'REGISTRATION_FORM.ERROR_FULL': 'There are no more places',
  'REGISTRATION_FORM.ERROR_PLACES': 'There are not enough places for so many people',
  'REGISTRATION_FORM.ERROR_CLOSED': 'The registration is closed',
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
  'PROFILE_FORM.ERROR_PICTURE_STORAGE':
    'We cannot store pictures right now, so nothing has changed. Please try again later',
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
  SERVICE_UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** One entry of `errors`. `code` is stable, `key` names the text on the site, and `field` names the input. */
export interface ErrorEntry {
  readonly message: string;
  readonly extensions: { readonly code: ErrorCode; readonly key: MessageKey; readonly field?: string };
}

export function createErrorEntry(code: ErrorCode, key: MessageKey, field?: string): ErrorEntry {
  return { message: MESSAGES[key], extensions: { code, key, ...(field === undefined ? {} : { field }) } };
}

/** Returns the entries of a failed validation: the first problem of each field. The entries contain names of fields, but no values of the input. */
export function validationEntries(issues: readonly z.core.$ZodIssue[]): ErrorEntry[] {
  const entries = new Map<string, ErrorEntry>();
  for (const issue of issues) {
    const errorEntries =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => createErrorEntry('INVALID_PAYLOAD', 'FORM.ERROR_UNKNOWN_FIELD', key.slice(0, 64)))
        : [toErrorEntry(issue)];
    for (const errorEntry of errorEntries) {
      const field = errorEntry.extensions.field ?? '';
      if (!entries.has(field)) entries.set(field, errorEntry);
    }
  }
  return [...entries.values()];
}

function toErrorEntry(issue: z.core.$ZodIssue): ErrorEntry {
  const field = issue.path[0] === undefined ? undefined : String(issue.path[0]);
  const key = isMessageKey(issue.message) ? issue.message : 'FORM.ERROR_INVALID';
  const codeByField: Record<string, ErrorCode> = { password: 'INVALID_PASSWORD', otp: 'INVALID_OTP' };
  const isLoginField = key.startsWith('LOGIN_FORM.');
  const code = field === undefined ? 'INVALID_PAYLOAD' : isLoginField ? 'FAILED_VALIDATION' : codeByField[field];
  return createErrorEntry(code ?? 'FAILED_VALIDATION', key, field);
}

function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(MESSAGES, text);
}
