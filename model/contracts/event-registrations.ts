/**
 * Contracts of the registration for an event: the form, the link in its mails, and what the site shows about places. The back end accepts these requests only
 * from the site (docs/decisions/290-event-registration.md).
 */
import { z } from 'zod';
import { languages } from '../languages.ts';
import { REGISTRATION_STATES } from '../registration-states.ts';
import { toShownCount } from './counts.ts';
import type { MessageKey } from './errors.ts';
import { email, LANGUAGES, PHONE_PATTERN, rowId } from './fields.ts';

/** Maximum number of people in one registration, for example a person with family or companions. Larger groups write to the foundation. */
export const MAX_PEOPLE = 5;
export const MAX_ACCESS_NEEDS = 500;
const MAX_NAME = 100;
const MAX_CONTACT = 128;
/** Number of days for which registrations are stored after the end of the event. Editors need them for certificates and questions. */
export const REGISTRATION_DAYS = 30;
/** Version of the consent text (message `registration:agreement` of the site). Increase the version if the meaning of the text changes. */
export const CONSENT_VERSION = '1';

/** Converts a text to a single line: line breaks and other control characters become spaces. */
const toSingleLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const singleLine = (key: MessageKey, maxLength: number) =>
  z.string({ error: key }).transform(toSingleLine).pipe(z.string().min(1, key).max(maxLength, key));

const commonFields = {
  event: rowId('FORM.ERROR_INVALID'),
  name: singleLine('FORM.ERROR_CONTACT_NAME', MAX_NAME),
  email: z.string({ error: 'FORM.ERROR_EMAIL' }).trim().pipe(email),
  phone: z
    .string({ error: 'FORM.ERROR_PHONE' })
    .transform((text) =>
      text
        .trim()
        .replace(/^\+/, '')
        .replace(/[ .()-]/g, ''),
    )
    .pipe(z.string().regex(PHONE_PATTERN, 'FORM.ERROR_PHONE').or(z.literal('')))
    .nullish(),
  people: z
    .int({ error: 'REGISTRATION_FORM.ERROR_PEOPLE' })
    .min(1, 'REGISTRATION_FORM.ERROR_PEOPLE')
    .max(MAX_PEOPLE, 'REGISTRATION_FORM.ERROR_PEOPLE'),
  access_needs: z
    .string({ error: 'REGISTRATION_FORM.ERROR_ACCESS_NEEDS' })
    .transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    )
    .pipe(z.string().max(MAX_ACCESS_NEEDS, 'REGISTRATION_FORM.ERROR_ACCESS_NEEDS'))
    .nullish(),
  agreement: z.literal(true, { error: 'REGISTRATION_FORM.ERROR_AGREEMENT' }),
  language: z.enum(LANGUAGES, { error: 'FORM.ERROR_LANGUAGE' }),
  website: z.string({ error: 'FORM.ERROR_INVALID' }).max(200, 'FORM.ERROR_INVALID').optional(),
};
/** Schema of a field whose value is replaced by null, so that it is not stored (data minimisation). */
const ignoredText = z
  .string({ error: 'FORM.ERROR_INVALID' })
  .nullish()
  .transform(() => null);

/** Request of `POST /visitor/event-registration`. `website` is a honeypot field. Guardian fields are required for a child, and ignored for other people. */
export const registrationRequest = z.discriminatedUnion('is_under_16', [
  z.strictObject({
    ...commonFields,
    is_under_16: z.literal(true),
    guardian_name: singleLine('REGISTRATION_FORM.ERROR_GUARDIAN_NAME', MAX_NAME),
    guardian_contact: singleLine('REGISTRATION_FORM.ERROR_GUARDIAN_CONTACT', MAX_CONTACT),
  }),
  z.strictObject({
    ...commonFields,
    is_under_16: z.literal(false),
    guardian_name: ignoredText,
    guardian_contact: ignoredText,
  }),
]);
export type RegistrationRequest = z.output<typeof registrationRequest>;

/** Request of `POST /visitor/registration-link`: shows a registration by the token in its mails, or cancels it. */
export const registrationLinkRequest = z.strictObject({
  token: z.string({ error: 'FORM.ERROR_LINK' }).max(200, 'FORM.ERROR_LINK'),
  cancel: z.boolean({ error: 'FORM.ERROR_INVALID' }).optional(),
});
/** Response of `POST /visitor/registration-link`. It contains neither name nor contact data, because everyone who has the link can open it. */
export const registrationLinkAnswer = z.object({
  state: z.enum(REGISTRATION_STATES),
  event: z.int(),
  people: z.int(),
});
export type RegistrationLinkAnswer = z.infer<typeof registrationLinkAnswer>;

/** Request of `GET /visitor/places`. */
export const placesRequest = z.strictObject({
  event: z.coerce.number().pipe(rowId('FORM.ERROR_INVALID')),
});
/**
 * Response of `GET /visitor/places`. `none`: the event takes no registrations on the site. `moreThan` is the value of `toMoreThan`, or null if the number of
 * places is not limited.
 */
export const placesAnswer = z.object({
  state: z.enum(['none', 'open', 'full', 'closed']),
  moreThan: z.int().nullable(),
  deadline: z.iso.datetime().nullable(),
});
export type PlacesAnswer = z.infer<typeof placesAnswer>;

/**
 * Returns the largest multiple of five below the number of free places, or 0 for a full event. The site shows "more than 5 places". An exact number would
 * reveal whether a registration with a certain address was new (docs/decisions/290-event-registration.md).
 */
export const toMoreThan = (freePlaces: number): number => toShownCount(freePlaces - 1) ?? 0;

const lang = z.enum(languages);
const textField = z.string();

/** Request of `POST /api/event-registration` of the site. Every value is text. The back end validates the values with `registrationRequest`. */
export const registrationForm = z.object({
  lang,
  event: textField,
  name: textField,
  email: textField,
  phone: textField,
  people: textField,
  access_needs: textField,
  is_under_16: textField.optional(),
  guardian_name: textField,
  guardian_contact: textField,
  agreement: textField.optional(),
  website: textField.optional(),
});
export type RegistrationForm = z.input<typeof registrationForm>;

/** Errors of a refused form in the visitor's language: one summary, and one sentence for each invalid field. */
export const registrationRefusal = z.object({
  summary: z.string(),
  fields: z.partialRecord(
    z.enum([
      'name',
      'email',
      'phone',
      'people',
      'access_needs',
      'is_under_16',
      'guardian_name',
      'guardian_contact',
      'agreement',
    ]),
    z.string(),
  ),
});
export type RegistrationRefusal = z.output<typeof registrationRefusal>;
