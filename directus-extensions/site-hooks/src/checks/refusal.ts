/** Refusals as the Studio shows them: each on its field, all at once, in the language of whoever saves. */
import { createError } from '@directus/errors';
import type { Lang } from '@hat-nang/model/languages';
import { kindOfType, languageNames, type PublishingRule, sayRule } from '@hat-nang/model/publishing-texts';
import type { Knex } from 'knex';
import { labelsOf } from './labels.ts';

/** What a rule's text names: a literal text, or a thing with a name in each language. */
export type What =
  | string
  | { readonly collection: string; readonly columns: readonly string[] }
  | { readonly languages: readonly string[] }
  | { readonly types: readonly string[] };

/** What is wrong, and with which field. */
export interface Finding {
  readonly collection: string;
  readonly field: string;
  readonly rule: PublishingRule;
  readonly what?: What;
  /** The item that it is about, where more than one was saved. */
  readonly item?: string;
}

interface Extensions {
  readonly collection: string;
  readonly field: string;
  readonly path: readonly string[];
  /** The Studio has a text of its own for it, at the field; the one that says what exactly is above the form. */
  readonly type: string;
  readonly validation_message: string;
}

/** Directus's own code, so that its Studio takes it for a field's. */
const Refused = createError<Extensions>('FAILED_VALIDATION', ({ validation_message }) => validation_message, 400);

/** To be thrown: Directus answers a list of errors as it answers one. */
export async function refusal(
  database: Knex,
  lang: Lang,
  findings: readonly Finding[],
): Promise<InstanceType<typeof Refused>[]> {
  const refused: InstanceType<typeof Refused>[] = [];
  for (const { collection, field, rule, what, item } of findings) {
    const sentence = sayRule(lang, rule, await wordsOf(database, lang, what));
    const validation_message = item === undefined ? sentence : `${item}: ${sentence}`;
    refused.push(new Refused({ collection, field, path: [], type: rule, validation_message }));
  }
  return refused;
}

async function wordsOf(database: Knex, lang: Lang, what: What = ''): Promise<string> {
  if (typeof what === 'string') return what;
  if ('columns' in what) return (await labelsOf(database, lang, what.collection, what.columns)).join(', ');
  const names: Readonly<Record<string, Readonly<Record<Lang, string>> | undefined>> = languageNames;
  const words =
    'languages' in what
      ? what.languages.map((code) => names[code]?.[lang] ?? code)
      : what.types.map((type) => kindOfType(type, lang));
  return [...new Set(words)].join(', ');
}
