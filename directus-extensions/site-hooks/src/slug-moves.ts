/**
 * Addresses that hold a slug and no id: when it changes, the old address leads to the new one for good (docs/design-notes.md "Routes"). Other addresses carry
 * the id, which alone decides; the site itself leads on from any old slug there.
 */
import { languageCodes, languages } from '@hat-nang/model/languages';
import { href, type RouteKey } from '@hat-nang/model/routes';
import { categoryPages, standalonePages } from '@hat-nang/model/section-routes';
import type { Knex } from 'knex';

type Row = Readonly<Record<string, unknown>>;

interface Owner {
  readonly collection: string;
  /** The column of the translation that names it. */
  readonly key: string;
  /** What the owner must be for its translations to have an address. */
  readonly is: Row;
  /** The address up to the slug, by language. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** The addresses of a route up to the slug, by language. */
const addressesOf = (route: RouteKey) =>
  Object.fromEntries(languages.map((lang) => [languageCodes[lang], href(lang, route, { slug: '' })]));

/** By collection of translations. */
export const OWNERS: Readonly<Record<string, readonly Owner[]>> = {
  ...Object.fromEntries(
    standalonePages.map(({ collection, page }) => [
      `${collection}_translations`,
      [{ collection, key: `${collection}_id`, is: { status: 'published' }, addresses: addressesOf(page) }],
    ]),
  ),
  categories_translations: categoryPages.map(({ kind, page }) => ({
    collection: 'categories',
    key: 'categories_id',
    is: { status: 'published', kind },
    addresses: addressesOf(page),
  })),
};

/** The owner that this translation has, where its address can be seen. */
async function ownerOf(database: Knex, owners: readonly Owner[], row: Row): Promise<Owner | undefined> {
  for (const owner of owners) {
    const where = { id: row[owner.key], ...owner.is };
    if (await database(owner.collection).where(where).first('id')) return owner;
  }
  return undefined;
}

/** Marks the redirects of this file: those that an administrator entered are never touched. */
export const NOTE = 'Địa chỉ cũ / Old address';

const texts = (row: Row | undefined, field: string): string => (typeof row?.[field] === 'string' ? row[field] : '');

/** Writes the redirect of a translation whose slug was `before`; nothing where nothing moved, or where nobody can have seen the old address. */
export async function keepOldAddress(
  database: Knex,
  collection: string,
  key: number | string,
  before: string,
): Promise<void> {
  const owners = OWNERS[collection] ?? [];
  const row: Row | undefined = await database(collection).where({ id: key }).first();
  const slug = texts(row, 'slug');
  if (!row || slug === '' || before === '' || slug === before) return;
  const owner = await ownerOf(database, owners, row);
  const start = owner?.addresses[texts(row, 'languages_code')];
  if (start === undefined) return;
  const [from, to] = [start + before, start + slug];
  // Moved back, or onto an address that was left once: it is a page again.
  await database('redirects').where({ from: to, note: NOTE }).delete();
  // Somebody entered another target for the old address, or another item has taken it.
  if (await database('redirects').where({ from }).first('id')) return;
  if (await database(collection).where({ slug: before, languages_code: row.languages_code }).first('id')) return;
  await database('redirects').insert({ from, to, is_permanent: true, is_active: true, note: NOTE });
}

/** A new translation takes its address: whatever led away from there was left by another one. */
export async function takeAddress(database: Knex, collection: string, key: number | string): Promise<void> {
  const row: Row | undefined = await database(collection).where({ id: key }).first();
  const language = texts(row, 'languages_code');
  const addresses = (OWNERS[collection] ?? []).flatMap((owner) => owner.addresses[language] ?? []);
  const from = addresses.map((start) => start + texts(row, 'slug'));
  await database('redirects').whereIn('from', from).where({ note: NOTE }).delete();
}
