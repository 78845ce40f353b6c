/** Finds the public page at an address of the site. */
import { languageCodes } from '@hat-nang/model/languages';
import { toPathKey } from '@hat-nang/model/redirects';
import { matchRoute, type RouteMatch, routes } from '@hat-nang/model/routes';
import { categoryPages, sectionOfRoute, standalonePages } from '@hat-nang/model/section-routes';
import type { Knex } from 'knex';
import { isShownAt } from './publication-times.ts';

type Row = Readonly<Record<string, unknown>>;

/** Matches paths that the site serves without a page, such as the API, files and feeds. */
const SERVED_WITHOUT_PAGE =
  /^\/(api|assets|illustrations|feeds|og|icons|fonts|_next)(\/|$)|^\/(robots\.txt|sitemap[^/]*\.xml|favicon\.ico)$/;

export const isServedWithoutPage = (path: string) => SERVED_WITHOUT_PAGE.test(toBarePath(path));

export function toBarePath(address: string): string {
  const path = address.split(/[?#]/)[0] ?? '';
  return path.replace(/\/+$/, '') || '/';
}

export interface SiteItem {
  readonly collection: string;
  readonly key: number;
  readonly name: string;
}

/** Checks whether an active redirect starts at this address, as written or in its normal form. */
export async function hasRedirect(database: Knex, address: string): Promise<boolean> {
  const addressVariants = [...new Set([toBarePath(address), toPathKey(address)])];
  const redirect = await database('redirects')
    .whereIn('from', addressVariants)
    .andWhere({ is_active: true })
    .first('id');
  return redirect !== undefined;
}

/**
 * Finds the page at an address.
 * @param time milliseconds since 1970 at which the dates of the item must allow showing it; without a time, the dates are ignored
 * @returns the path of the page, or the name of its item; undefined if there is no page
 */
export async function findPageAt(database: Knex, address: string, time?: number): Promise<string | undefined> {
  const match = matchRoute(toBarePath(address));
  if (match === undefined) return undefined;
  const collection = collectionOf(match);
  return collection === undefined
    ? routes[match.key][match.lang]
    : (await itemOf(database, match, collection, time))?.name;
}

/** Finds the published item at an address. */
export async function findItemAt(database: Knex, address: string): Promise<SiteItem | undefined> {
  const match = address.startsWith('/') ? matchRoute(toBarePath(address)) : undefined;
  const collection = match && collectionOf(match);
  return match && collection !== undefined ? itemOf(database, match, collection) : undefined;
}

/** Returns the collection whose item a page shows. Returns undefined for a page without an item. */
function collectionOf({ key, params }: RouteMatch): string | undefined {
  if (params.id !== undefined) return sectionOfRoute(key)?.collection;
  if (params.slug === undefined) return undefined;
  return standalonePages.find(({ page }) => page === key)?.collection ?? 'categories';
}

/** Maximum integer of PostgreSQL. A comparison with a larger number throws an error. */
const MAX_ID = 2 ** 31 - 1;

/** Finds a published item: by the id if the address has an id, otherwise by the slug in the language of the address. */
async function itemOf(
  database: Knex,
  match: RouteMatch,
  collection: string,
  time?: number,
): Promise<SiteItem | undefined> {
  const { key, lang, params } = match;
  if (Number(params.id ?? 0) > MAX_ID) return undefined;
  const texts: Row[] = await database(`${collection}_translations as text`)
    .join(`${collection} as item`, 'item.id', `text.${collection}_id`)
    .where({ 'item.status': 'published' })
    .andWhere(params.id !== undefined ? { 'item.id': Number(params.id) } : { 'text.slug': params.slug })
    .select(
      'text.*',
      'item.id as item_id',
      ...(collection === 'categories' ? ['item.kind as item_kind'] : ['item.date_published', 'item.date_unpublished']),
    );
  const textsInLanguage = texts.filter(({ languages_code }) => languages_code === languageCodes[lang]);
  const kind = categoryPages.find(({ page }) => page === key)?.kind;
  const foundText =
    params.id !== undefined
      ? (textsInLanguage[0] ?? texts[0])
      : textsInLanguage.find(({ item_kind }) => kind === undefined || item_kind === kind);
  if (foundText === undefined || (time !== undefined && !isShownAt(foundText, time))) return undefined;
  return { collection, key: Number(foundText.item_id), name: String(foundText.title ?? foundText.name) };
}
