/** Builds the slugs of translations: from the given slug, otherwise from the title or name. A slug is normalized, and unique in its table and language. */

import { standaloneCollections } from '@hat-nang/model/section-routes';
import { addSuffix, slugify, standaloneSlug } from '@hat-nang/model/slug';
import type { Knex } from 'knex';

type Row = Readonly<Record<string, unknown>>;

/** Collections whose addresses have a slug without an id. */
const STANDALONE_COLLECTIONS: ReadonlySet<string> = new Set(
  standaloneCollections.map((collection) => `${collection}_translations`),
);
/** Slug for titles without a usable character. */
const FALLBACK_SLUG = 'muc';

/** Returns the slug of a row before it is made unique: the normalized given slug, otherwise a slug of the title or name. */
export function requestedSlug(collection: string, row: Row): string {
  const slug = slugify(toText(row.slug)) || slugify(toText(row.title ?? row.name)) || FALLBACK_SLUG;
  return STANDALONE_COLLECTIONS.has(collection) ? standaloneSlug(slug) || FALLBACK_SLUG : slug;
}

/** Returns the first free slug of `slug`, `slug-2`, `slug-3` and so on. In `STANDALONE_COLLECTIONS`, numbers follow without a hyphen (`slug2`). */
export function makeUniqueSlug(collection: string, slug: string, usedSlugs: ReadonlySet<string>): string {
  let candidate = slug;
  for (let number = 2; usedSlugs.has(candidate); number++) {
    candidate = STANDALONE_COLLECTIONS.has(collection)
      ? standaloneSlug(addSuffix(slug, number))
      : addSuffix(slug, number);
  }
  return candidate;
}

/** Returns the code of the language of a row. The Studio sends the code, or an object with the code. */
export function languageOf(row: Row): string | undefined {
  const language = row.languages_code;
  if (typeof language === 'string') return language;
  const code = typeof language === 'object' && language !== null ? (language as Row).code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Returns the data of a new translation, with its slug. */
export async function addSlug(database: Knex, collection: string, row: Row): Promise<Row> {
  const slug = await findFreeSlug(database, collection, requestedSlug(collection, row), languageOf(row));
  return { ...row, slug };
}

/**
 * Returns the data of a changed translation. A changed slug is normalized and made unique. Without `slug` in the change, the slug stays, so correcting a
 * title keeps the address. An emptied slug is built from the title or name again.
 */
export async function addChangedSlug(database: Knex, collection: string, key: unknown, change: Row): Promise<Row> {
  if (!Object.hasOwn(change, 'slug')) return change;
  const storedRow: Row = (await database(collection).where({ id: key }).first()) ?? {};
  const slug = requestedSlug(collection, { ...storedRow, ...change });
  if (slug === storedRow.slug) return { ...change, slug };
  const language = languageOf(change) ?? languageOf(storedRow);
  return { ...change, slug: await findFreeSlug(database, collection, slug, language, key) };
}

async function findFreeSlug(
  database: Knex,
  collection: string,
  slug: string,
  language: string | undefined,
  ownKey?: unknown,
): Promise<string> {
  if (language === undefined) return slug;
  const query = database(collection).where({ languages_code: language }).andWhere('slug', 'like', `${slug}%`);
  if (ownKey !== undefined) query.andWhereNot({ id: ownKey });
  return makeUniqueSlug(collection, slug, new Set((await query.pluck('slug')) as string[]));
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
