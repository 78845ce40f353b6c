/** Refusals as the Studio shows them: each on its field, all at once, in the language of whoever saves. */
import { createError } from '@directus/errors';
import type { Lang } from '@hat-nang/model/languages';
import { type PublishingRule, sayRule } from '@hat-nang/model/publishing-texts';
import type { Knex } from 'knex';

/** What is wrong, and with which field. */
export interface Finding {
  readonly collection: string;
  readonly field: string;
  readonly rule: PublishingRule;
  /** What the rule's text names. */
  readonly what?: string;
}

interface Extensions {
  readonly collection: string;
  readonly field: string;
  readonly path: readonly string[];
  /** The Studio has a text of its own for it, at the field; the one that says what exactly stands above the form. */
  readonly type: string;
  readonly validation_message: string;
}

/** Directus's own code, so that its Studio takes it for a field's. */
const Refused = createError<Extensions>('FAILED_VALIDATION', ({ validation_message }) => validation_message, 400);

/** The language of somebody's Studio; Vietnamese unless it is an English one. */
export async function languageOfUser(database: Knex, user: unknown): Promise<Lang> {
  if (typeof user !== 'string') return 'vi';
  const row: { language?: unknown } | undefined = await database('directus_users')
    .where({ id: user })
    .first('language');
  return String(row?.language ?? '').startsWith('en') ? 'en' : 'vi';
}

/** To be thrown: Directus answers a list of errors as it answers one. */
export function refusal(lang: Lang, findings: readonly Finding[]): InstanceType<typeof Refused>[] {
  return findings.map(
    ({ collection, field, rule, what }) =>
      new Refused({ collection, field, path: [], type: rule, validation_message: sayRule(lang, rule, what) }),
  );
}
