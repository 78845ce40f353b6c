/** Lists the tables with translated texts and their text columns. Both derive from the declared sections and from the forms of the Studio. */

import type { SchemaOverview } from '@directus/types';
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { RICH_TEXT } from '@hat-nang/model/rich-text';
import type { NamedSection } from '@hat-nang/model/sections/section';
import type { Knex } from 'knex';
import { findLabel } from '../checks/labels.ts';

export interface TextColumn {
  readonly field: string;
  /** Label of the column in the form, in the language of the user. */
  readonly label: string;
  readonly isRich: boolean;
}

/** A table of translations. */
export interface TextTable {
  readonly translations: string;
  /** Column with the id of the row that is translated. */
  readonly foreignKey: string;
  readonly columns: readonly TextColumn[];
}

/** Parts of an item that have translations, such as the pages of a book. */
export interface PartTable extends TextTable {
  readonly collection: string;
  /** Column of a part with the id of its item. */
  readonly itemKey: string;
  /** Field of the item that lists its parts. */
  readonly listField: string;
  /** Column that orders the parts. */
  readonly order: string;
}

export interface SectionTexts {
  readonly section: NamedSection;
  readonly texts: TextTable;
  readonly parts: readonly PartTable[];
}

/** Interfaces of the Studio for texts that a translator writes. Columns with other interfaces contain files, durations and cues. */
const TEXT_INTERFACES = ['input', 'input-multiline', 'input-rich-text-html'];
const TEXT_TYPES = ['string', 'text'];
/** Text columns that a translator does not write: site-hooks derives the slug, and Directus sets the language. */
const OTHER_COLUMNS = ['slug', 'languages_code'];

/** Returns the tables of these sections, with the labels of their columns. */
export async function readSectionTexts(
  database: Knex,
  schema: SchemaOverview,
  lang: Lang,
  sections: readonly NamedSection[],
): Promise<SectionTexts[]> {
  const partsOf = ({ collection, parts = {} }: NamedSection) =>
    Object.entries(parts).flatMap(([part, itemKey]) => {
      // Only numbered parts are compared. Activities are left out: their choices are JSON, and the publishing checks require them in both languages.
      const isNumbered = schema.collections[part]?.fields.number !== undefined;
      if (!isNumbered || schema.collections[`${part}_translations`] === undefined) return [];
      const listField = schema.relations.find(
        (relation) => relation.collection === part && relation.related_collection === collection,
      )?.meta?.one_field;
      return listField ? [{ collection: part, itemKey, listField, order: 'number' }] : [];
    });
  const tables = sections.flatMap((section) => [
    `${section.collection}_translations`,
    ...partsOf(section).map(({ collection }) => `${collection}_translations`),
  ]);
  const columns = await readColumns(database, schema, lang, tables);
  const toTable = (collection: string): TextTable => ({
    translations: `${collection}_translations`,
    foreignKey: `${collection}_id`,
    columns: columns.get(`${collection}_translations`) ?? [],
  });
  return sections.map((section) => ({
    section,
    texts: toTable(section.collection),
    parts: partsOf(section).map((part) => ({ ...part, ...toTable(part.collection) })),
  }));
}

async function readColumns(
  database: Knex,
  schema: SchemaOverview,
  lang: Lang,
  tables: readonly string[],
): Promise<Map<string, TextColumn[]>> {
  const rows: Array<{ collection: string; field: string; translations: unknown }> = await database('directus_fields')
    .whereIn('collection', [...tables])
    .whereIn('interface', TEXT_INTERFACES)
    .where('hidden', false)
    .whereNotIn('field', OTHER_COLUMNS)
    .orderBy(['sort', 'id'])
    .select('collection', 'field', 'translations');
  const columns = new Map<string, TextColumn[]>();
  for (const { collection, field, translations } of rows) {
    if (!TEXT_TYPES.includes(schema.collections[collection]?.fields[field]?.type ?? '')) continue;
    const label = findLabel(translations, lang) ?? field;
    const isRich = RICH_TEXT[collection]?.includes(field) ?? false;
    columns.set(collection, [...(columns.get(collection) ?? []), { field, label, isRich }]);
  }
  return columns;
}

/** Returns the language from which this one is translated. */
export const sourceOf = (lang: Lang): Lang => (lang === 'en' ? 'vi' : 'en');
/** Returns the database code of the language from which this one is translated, such as `vi-VN`. */
export const sourceCodeOf = (lang: Lang) => languageCodes[sourceOf(lang)];
