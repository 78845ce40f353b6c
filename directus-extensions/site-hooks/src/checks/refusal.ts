/** Builds errors in the form that the Studio can show: all errors of a save at once, each at its field, in the language of the user. */
import { createError } from '@directus/errors';
import type { Lang } from '@hat-nang/model/languages';
import { kindNameOfType, languageNames, type PublishingRule, ruleText } from '@hat-nang/model/publishing-texts';
import type { Knex } from 'knex';
import { readLabels } from './labels.ts';

/** A value that is inserted into the text of a rule: a literal text, or columns, languages or file types, whose names depend on the language. */
export type Subject =
  | string
  | { readonly collection: string; readonly columns: readonly string[] }
  | { readonly languages: readonly string[] }
  | { readonly types: readonly string[] };

/** A violation of a rule, with its field. */
export interface Finding {
  readonly collection: string;
  readonly field: string;
  readonly rule: PublishingRule;
  readonly subject?: Subject;
  /** Description of the item (`describeItem`). Undefined if the save concerns only the item in the form. */
  readonly item?: string;
}

interface Extensions {
  readonly collection: string;
  readonly field: string;
  readonly path: readonly string[];
  /** Type of the error. At the field, the Studio shows the translation `validationError.<type>`. Above the form, the Studio shows `validation_message`. */
  readonly type: string;
  readonly validation_message: string;
}

/** Error of a broken rule. The code is Directus's own, because the Studio shows an error at its field only if the error has this code. */
const RuleViolation = createError<Extensions>('FAILED_VALIDATION', ({ validation_message }) => validation_message, 400);

/** Builds an array of errors. Throw the array: Directus handles it like a single error. */
export async function createRuleErrors(
  database: Knex,
  lang: Lang,
  findings: readonly Finding[],
): Promise<InstanceType<typeof RuleViolation>[]> {
  const errors: InstanceType<typeof RuleViolation>[] = [];
  for (const { collection, field, rule, subject, item } of findings) {
    const sentence = ruleText(lang, rule, await readSubjectText(database, lang, subject));
    const validation_message = item === undefined ? sentence : `${item}: ${sentence}`;
    errors.push(new RuleViolation({ collection, field, path: [], type: rule, validation_message }));
  }
  return errors;
}

async function readSubjectText(database: Knex, lang: Lang, subject: Subject = ''): Promise<string> {
  if (typeof subject === 'string') return subject;
  if ('columns' in subject) return (await readLabels(database, lang, subject.collection, subject.columns)).join(', ');
  const names: Readonly<Record<string, Readonly<Record<Lang, string>> | undefined>> = languageNames;
  const subjectWords =
    'languages' in subject
      ? subject.languages.map((code) => names[code]?.[lang] ?? code)
      : subject.types.map((type) => kindNameOfType(type, lang));
  return [...new Set(subjectWords)].join(', ');
}
