/**
 * Contracts of forms that every visitor may send: contact messages, problem reports, and whether a help article helped. The back end accepts these forms only
 * from the site (docs/decisions/011-forms-of-visitors.md).
 */
import { z } from 'zod';
import { languages } from '../languages.ts';
import { email, LANGUAGES, PHONE_PATTERN, rowId } from './fields.ts';

/** Converts a text to a single line without outer spaces: control characters and line separators become spaces. */
const toSingleLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/**
 * Request of `POST /visitor/contact` (docs/specification.md §3 and §5). A phone number may contain separators, but only its digits are stored. A message
 * may contain line breaks and tabs, but no other control character.
 */
export const contactRequest = z.strictObject({
  name: z
    .string({ error: 'FORM.ERROR_CONTACT_NAME' })
    .transform(toSingleLine)
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
    .pipe(z.string().regex(PHONE_PATTERN, 'FORM.ERROR_PHONE').or(z.literal('')))
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

/**
 * Request of `POST /visitor/helpful`: whether a help article helped. `visitor` distinguishes browsers behind one address. Of `visitor`, only a hash is
 * stored.
 */
export const helpfulRequest = z.strictObject({
  article: rowId('FORM.ERROR_INVALID'),
  isHelpful: z.boolean({ error: 'FORM.ERROR_INVALID' }),
  visitor: z.string({ error: 'FORM.ERROR_INVALID' }).max(512, 'FORM.ERROR_INVALID'),
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
  email: z.string({ error: 'FORM.ERROR_EMAIL' }).trim().pipe(email).optional(),
  language: z.enum(LANGUAGES, { error: 'FORM.ERROR_LANGUAGE' }),
  website: z.string({ error: 'FORM.ERROR_INVALID' }).max(200, 'FORM.ERROR_INVALID').optional(),
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
  agreement: textField.optional(),
  website: textField.optional(),
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
  email: textField.optional(),
  website: textField.optional(),
});
