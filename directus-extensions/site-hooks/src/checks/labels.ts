/** Reads the labels of fields, as the Studio shows them. */
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import type { Knex } from 'knex';

interface FieldRow {
  readonly field: string;
  /** List of labels with their languages. SQLite returns the list as JSON text. */
  readonly translations: unknown;
}

/** Returns the labels of columns, in the order of the columns. A column without a label keeps its name. */
export async function readLabels(
  database: Knex,
  lang: Lang,
  collection: string,
  columns: readonly string[],
): Promise<string[]> {
  const rows: FieldRow[] = await database('directus_fields')
    .where({ collection })
    .whereIn('field', [...columns])
    .select('field', 'translations');
  const labels = new Map(rows.map(({ field, translations }) => [field, findLabel(translations, lang)]));
  return columns.map((column) => labels.get(column) ?? column);
}

/** Returns the label in this language from the column `translations` of `directus_fields`. Returns undefined if there is no such label. */
export function findLabel(storedLabels: unknown, lang: Lang): string | undefined {
  const parsedLabels: unknown = typeof storedLabels === 'string' ? JSON.parse(storedLabels) : storedLabels;
  if (!Array.isArray(parsedLabels)) return undefined;
  const texts = parsedLabels as ReadonlyArray<{ language?: unknown; translation?: unknown }>;
  const text = texts.find(({ language }) => language === languageCodes[lang])?.translation;
  return typeof text === 'string' ? text : undefined;
}
