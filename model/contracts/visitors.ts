/**
 * Contracts of forms that every visitor may send: contact messages, problem reports, and whether a help article helped. The back end accepts these forms only
 * from the site (docs/decisions/011-forms-of-visitors.md).
 */
import * as z from 'zod/mini';
import { languages } from '../languages.ts';
import { LANGUAGES, lines, rowId, singleLine, typedEmail, typedPhone } from './fields.ts';

/**
 * Request of `POST /visitor/contact` (docs/specification.md §3 and §5). A phone number may contain separators, but only its digits are stored. A message
 * may contain line breaks and tabs, but no other control character.
 */
export const contactRequest = z.strictObject({
  name: singleLine('FORM.ERROR_CONTACT_NAME', 100),
  email: typedEmail,
  phone: typedPhone,
  message: lines('FORM.ERROR_MESSAGE', 5000).check(z.minLength(1, 'FORM.ERROR_MESSAGE')),
  agreement: z.literal(true, { error: 'FORM.ERROR_PRIVACY' }),
  language: z.enum(LANGUAGES, { error: 'FORM.ERROR_LANGUAGE' }),
});
export type ContactRequest = z.infer<typeof contactRequest>;

/**
 * Request of `POST /visitor/helpful`: whether a help article helped. `visitor` distinguishes browsers behind one address. Of `visitor`, only a hash is
 * stored.
 */
export const helpfulRequest = z.strictObject({
  article: rowId('FORM.ERROR_INVALID'),
  isHelpful: z.boolean({ error: 'FORM.ERROR_INVALID' }),
  visitor: z.string({ error: 'FORM.ERROR_INVALID' }).check(z.maxLength(512, 'FORM.ERROR_INVALID')),
});
export type HelpfulRequest = z.infer<typeof helpfulRequest>;

/** Kinds of problem, which are also the Studio's options of `problem_reports.kind`. */
const PROBLEM_KINDS = ['text', 'picture', 'sound', 'sign', 'download', 'other'] as const;
/**
 * Request of `POST /visitor/problem`: a problem in a document, optionally on one page, and optionally an address for an answer. `website` is a honeypot
 * field.
 */
export const problemRequest = z.strictObject({
  document: rowId('FORM.ERROR_INVALID'),
  page: z.nullish(
    z.int({ error: 'FORM.ERROR_INVALID' }).check(z.gte(1, 'FORM.ERROR_INVALID'), z.lte(500, 'FORM.ERROR_INVALID')),
  ),
  kind: z.enum(PROBLEM_KINDS, { error: 'FORM.ERROR_INVALID' }),
  message: lines('FORM.ERROR_INVALID', 1000),
  email: z.optional(typedEmail),
  language: z.enum(LANGUAGES, { error: 'FORM.ERROR_LANGUAGE' }),
  website: z.optional(z.string({ error: 'FORM.ERROR_INVALID' }).check(z.maxLength(200, 'FORM.ERROR_INVALID'))),
});
export type ProblemRequest = z.infer<typeof problemRequest>;

const lang = z.enum(languages);
const textField = z.string();

/** Request of `POST /api/contact` of the site. Every field is text. The back end validates the fields with `contactRequest`. */
export const contactForm = z.object({
  lang,
  name: textField,
  email: textField,
  phone: textField,
  message: textField,
  agreement: z.optional(textField),
  website: z.optional(textField),
});
export type ContactForm = z.input<typeof contactForm>;

/** Errors of a refused form in the visitor's language: one summary, and one sentence for each invalid field. */
export const contactRefusal = z.object({
  summary: z.string(),
  fields: z.partialRecord(z.enum(['name', 'email', 'phone', 'message', 'agreement']), z.string()),
});
export type ContactRefusal = z.output<typeof contactRefusal>;

/** Request of `POST /api/helpful` of the site. */
export const helpfulForm = z.object({ lang, article: z.int(), helpful: z.enum(['yes', 'no']) });

/** Request of `POST /api/problem` of the site. */
export const problemForm = z.object({
  lang,
  document: z.int(),
  page: z.int(),
  kind: textField,
  message: textField,
  email: z.optional(textField),
  website: z.optional(textField),
});
