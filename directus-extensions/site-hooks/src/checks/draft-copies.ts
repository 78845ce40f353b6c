/** Turns a copy of an item into a draft without dates. Other filters make the slugs of the copy unique, as for every item (slugs.ts). */
import { isRow, type Row } from '@hat-nang/model/backend/directus-hooks';
import type { Knex } from 'knex';
import { languageOf } from '../slugs.ts';

/** Returns the translations in a new item. Directus accepts a list, or an object with `create`. */
function translationsOf({ translations }: Row): Row[] {
  const createdRows = isRow(translations) ? translations.create : translations;
  return Array.isArray(createdRows) ? createdRows.filter(isRow) : [];
}

/**
 * Fields that only Directus writes. When the Studio copies an item, it sends all fields of the stored item, with the edits in the form. For a new item, it
 * sends only what the user entered.
 */
const STORED_FIELDS = ['date_created', 'user_created', 'date_updated', 'user_updated'];

/** Checks whether a stored item has one of the slugs in the same language. A client may copy an item without the fields that Directus writes. */
async function hasStoredSlug(database: Knex, collection: string, texts: readonly Row[]): Promise<boolean> {
  for (const text of texts) {
    const language = languageOf(text);
    if (typeof text.slug !== 'string' || text.slug === '' || language === undefined) continue;
    const condition = { slug: text.slug, languages_code: language };
    if (await database(`${collection}_translations`).where(condition).first('id')) return true;
  }
  return false;
}

/** Returns a new item as a draft if the item is a copy, otherwise unchanged. */
export async function toDraftCopy(database: Knex, collection: string, row: Row): Promise<Row> {
  const isCopy =
    STORED_FIELDS.some((field) => Object.hasOwn(row, field)) ||
    (await hasStoredSlug(database, collection, translationsOf(row)));
  if (!isCopy) return row;
  return { ...row, status: 'draft', date_published: null, date_unpublished: null };
}
