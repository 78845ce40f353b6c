/**
 * Contracts of the registration for an event: the form, the link in its mails, and what the site shows about places. The back end accepts these requests only
 * from the site (docs/decisions/290-event-registration.md).
 */
import * as z from 'zod/mini';
import { languages } from '../languages.ts';
import { REGISTRATION_STATES } from '../registration-states.ts';
import { toShownCount } from './counts.ts';
import { LANGUAGES, lines, rowId, singleLine, typedEmail, typedPhone } from './fields.ts';

/** Maximum number of people in one registration, for example a person with family or companions. Larger groups write to the foundation. */
export const MAX_PEOPLE = 5;
export const MAX_ACCESS_NEEDS = 500;
const MAX_NAME = 100;
const MAX_CONTACT = 128;
/** Number of days for which registrations are stored after the end of the event. Editors need them for certificates and questions. */
export const REGISTRATION_DAYS = 30;
/** Version of the consent text (message `registration:agreement` of the site). Increase the version if the meaning of the text changes. */
export const CONSENT_VERSION = '1';

const commonFields = {
  event: rowId('FORM.ERROR_INVALID'),
  name: singleLine('FORM.ERROR_CONTACT_NAME', MAX_NAME),
  email: typedEmail,
  phone: typedPhone,
  people: z
    .int({ error: 'REGISTRATION_FORM.ERROR_PEOPLE' })
    .check(z.gte(1, 'REGISTRATION_FORM.ERROR_PEOPLE'), z.lte(MAX_PEOPLE, 'REGISTRATION_FORM.ERROR_PEOPLE')),
  access_needs: z.nullish(lines('REGISTRATION_FORM.ERROR_ACCESS_NEEDS', MAX_ACCESS_NEEDS)),
  agreement: z.literal(true, { error: 'REGISTRATION_FORM.ERROR_AGREEMENT' }),
  language: z.enum(LANGUAGES, { error: 'FORM.ERROR_LANGUAGE' }),
  website: z.optional(z.string({ error: 'FORM.ERROR_INVALID' }).check(z.maxLength(200, 'FORM.ERROR_INVALID'))),
};
/** Schema of a field whose value is replaced by null, so that it is not stored (data minimisation). */
const ignoredText = z.pipe(
  z.nullish(z.string({ error: 'FORM.ERROR_INVALID' })),
  z.transform(() => null),
);

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
  token: z.string({ error: 'FORM.ERROR_LINK' }).check(z.maxLength(200, 'FORM.ERROR_LINK')),
  cancel: z.optional(z.boolean({ error: 'FORM.ERROR_INVALID' })),
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
  event: z.pipe(z.coerce.number(), rowId('FORM.ERROR_INVALID')),
});
/**
 * Response of `GET /visitor/places`. `none`: the event takes no registrations on the site. `moreThan` is the value of `toMoreThan`, or null if the number of
 * places is not limited.
 */
export const placesAnswer = z.object({
  state: z.enum(['none', 'open', 'full', 'closed']),
  moreThan: z.nullable(z.int()),
  deadline: z.nullable(z.iso.datetime()),
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
  is_under_16: z.optional(textField),
  guardian_name: textField,
  guardian_contact: textField,
  agreement: z.optional(textField),
  website: z.optional(textField),
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
