/** Slugs of translations: made from the title when empty, normalised when given, unique per language. */

import { standaloneCollections } from '@hat-nang/model/section-routes';
import { slugify, standaloneSlug, withSuffix } from '@hat-nang/model/slug';
import type { Knex } from 'knex';

type Row = Readonly<Record<string, unknown>>;

/** Collections whose addresses have a slug without an id. */
const STANDALONE: ReadonlySet<string> = new Set(
  standaloneCollections.map((collection) => `${collection}_translations`),
);
/** For titles without a usable character. */
const FALLBACK = 'muc';

/** The requested slug of a row: its own, else from its title or name. */
export function wantedSlug(collection: string, row: Row): string {
  const slug = slugify(text(row.slug)) || slugify(text(row.title ?? row.name)) || FALLBACK;
  return STANDALONE.has(collection) ? standaloneSlug(slug) || FALLBACK : slug;
}

/** The first free one of `slug`, `slug-2`, `slug-3` … */
export function freeSlug(collection: string, slug: string, usedSlugs: ReadonlySet<string>): string {
  let candidate = slug;
  for (let n = 2; usedSlugs.has(candidate); n++) {
    candidate = STANDALONE.has(collection) ? standaloneSlug(withSuffix(slug, n)) : withSuffix(slug, n);
  }
  return candidate;
}

/** The language of a row: a code, or the nested object that the Studio sends. */
export function languageOf(row: Row): string | undefined {
  const language = row.languages_code;
  if (typeof language === 'string') return language;
  const code = typeof language === 'object' && language !== null ? (language as Row).code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The data of a new translation with its slug. */
export async function withSlug(database: Knex, collection: string, row: Row): Promise<Row> {
  const slug = await unique(database, collection, wantedSlug(collection, row), languageOf(row));
  return { ...row, slug };
}

/**
 * The data of a changed translation. Without `slug` in it nothing happens: an address stays when a title is corrected.
 * An emptied slug is made again from the title.
 */
export async function withChangedSlug(database: Knex, collection: string, key: unknown, change: Row): Promise<Row> {
  if (!Object.hasOwn(change, 'slug')) return change;
  const stored: Row = (await database(collection).where({ id: key }).first()) ?? {};
  const slug = wantedSlug(collection, { ...stored, ...change });
  if (slug === stored.slug) return { ...change, slug };
  const language = languageOf(change) ?? languageOf(stored);
  return { ...change, slug: await unique(database, collection, slug, language, key) };
}

async function unique(
  database: Knex,
  collection: string,
  slug: string,
  language: string | undefined,
  ownKey?: unknown,
): Promise<string> {
  if (language === undefined) return slug;
  const query = database(collection).where({ languages_code: language }).andWhere('slug', 'like', `${slug}%`);
  if (ownKey !== undefined) query.andWhereNot({ id: ownKey });
  return freeSlug(collection, slug, new Set((await query.pluck('slug')) as string[]));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
