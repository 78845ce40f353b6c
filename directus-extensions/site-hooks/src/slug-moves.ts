/**
 * Creates redirects for addresses that have a slug but no id. The old slug redirects permanently to the new slug (docs/design-notes.md "Routes"). In
 * addresses with an id, the site itself redirects outdated slugs.
 */
import { languageCodes, languages } from '@hat-nang/model/languages';
import { href, type RouteKey } from '@hat-nang/model/routes';
import { categoryPages, standalonePages } from '@hat-nang/model/section-routes';
import type { Knex } from 'knex';

type Row = Readonly<Record<string, unknown>>;

interface Owner {
  readonly collection: string;
  /** Name of the translation's foreign key to its owner. */
  readonly key: string;
  /** Condition under which the translations of an owner have public addresses. */
  readonly condition: Row;
  /** First part of the address, before the slug, by language. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** Returns the part of a route's address before the slug, by language. */
const addressesOf = (route: RouteKey) =>
  Object.fromEntries(languages.map((lang) => [languageCodes[lang], href(lang, route, { slug: '' })]));

/** Possible owners of a translation, by the collection of the translation. The first owner whose condition is met counts. */
export const TRANSLATION_OWNERS: Readonly<Record<string, readonly Owner[]>> = {
  ...Object.fromEntries(
    standalonePages.map(({ collection, page }) => [
      `${collection}_translations`,
      [{ collection, key: `${collection}_id`, condition: { status: 'published' }, addresses: addressesOf(page) }],
    ]),
  ),
  categories_translations: categoryPages.map(({ kind, page }) => ({
    collection: 'categories',
    key: 'categories_id',
    condition: { status: 'published', kind },
    addresses: addressesOf(page),
  })),
};

/** Returns the owner of a translation. Returns undefined if the address of the translation is not public. */
async function ownerOf(database: Knex, owners: readonly Owner[], row: Row): Promise<Owner | undefined> {
  for (const owner of owners) {
    const condition = { id: row[owner.key], ...owner.condition };
    if (await database(owner.collection).where(condition).first('id')) return owner;
  }
  return undefined;
}

/** Note that marks automatic redirects. This file deletes only redirects with this note. */
export const REDIRECT_NOTE = 'Địa chỉ cũ / Old address';

const textIn = (row: Row | undefined, field: string): string => (typeof row?.[field] === 'string' ? row[field] : '');

/**
 * Stores a redirect from the old slug `previousSlug` of a translation. Stores none if the slug is unchanged, the new address is not public or the old
 * address is in use.
 */
export async function redirectOldAddress(
  database: Knex,
  collection: string,
  key: number | string,
  previousSlug: string,
): Promise<void> {
  const owners = TRANSLATION_OWNERS[collection] ?? [];
  const row: Row | undefined = await database(collection).where({ id: key }).first();
  const slug = textIn(row, 'slug');
  if (!row || slug === '' || previousSlug === '' || slug === previousSlug) return;
  const owner = await ownerOf(database, owners, row);
  const addressPrefix = owner?.addresses[textIn(row, 'languages_code')];
  if (addressPrefix === undefined) return;
  const [from, to] = [addressPrefix + previousSlug, addressPrefix + slug];
  // An automatic redirect at the new address is deleted, because a page is at the address again.
  await database('redirects').where({ from: to, note: REDIRECT_NOTE }).delete();
  // If another redirect or another item uses the old address, no redirect is created.
  if (await database('redirects').where({ from }).first('id')) return;
  if (await database(collection).where({ slug: previousSlug, languages_code: row.languages_code }).first('id')) return;
  await database('redirects').insert({ from, to, is_permanent: true, is_active: true, note: REDIRECT_NOTE });
}

/** Removes the automatic redirect at the address of a new translation. An earlier change of another slug created this redirect. */
export async function removeRedirectAt(database: Knex, collection: string, key: number | string): Promise<void> {
  const row: Row | undefined = await database(collection).where({ id: key }).first();
  const language = textIn(row, 'languages_code');
  const addressPrefixes = (TRANSLATION_OWNERS[collection] ?? []).flatMap((owner) => owner.addresses[language] ?? []);
  const ownAddresses = addressPrefixes.map((addressPrefix) => addressPrefix + textIn(row, 'slug'));
  await database('redirects').whereIn('from', ownAddresses).where({ note: REDIRECT_NOTE }).delete();
}
