/** Lists where an item is used, as text for a person who wants to delete or unpublish the item. */
import type { Schema } from '@hat-nang/model/backend/directus-hooks';
import type { Lang } from '@hat-nang/model/languages';
import { ownerStep, primaryKeyOf } from '@hat-nang/model/owners';
import { groupCollections } from '@hat-nang/model/publishing';
import { RICH_TEXT } from '@hat-nang/model/rich-text';
import { sectionNamesByCollection } from '@hat-nang/model/section-names';
import { detailRoutesOfCollections } from '@hat-nang/model/section-routes';
import { declaredSections } from '@hat-nang/model/sections';
import type { Knex } from 'knex';
import { type ChangedRow, type Key, ownersOf } from './owners.ts';
import { findItemAt, type SiteItem } from './site-pages.ts';

type Row = Readonly<Record<string, unknown>>;

/** Collections besides files and items whose rows appear on pages of items. The deletion of a row changes these pages. */
export const GROUP_COLLECTIONS: readonly string[] = [...groupCollections, 'options', 'option_groups'];

const MAX_LISTED = 5;
const OTHER_NAMES: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  app_configs: { vi: 'Cấu hình trang', en: 'Site configuration' },
  categories: { vi: 'Danh mục', en: 'Category' },
  directus_users: { vi: 'Thành viên', en: 'Member' },
  menu: { vi: 'Menu', en: 'Menu' },
  options: { vi: 'Lựa chọn', en: 'Option' },
  redirects: { vi: 'Chuyển hướng', en: 'Redirect' },
  ...Object.fromEntries(
    declaredSections.flatMap(({ category }) => (category?.names ? [[category.collection, category.names]] : [])),
  ),
};

/** Returns the keys of the given items that the user may read. */
export type FilterReadable = (collection: string, keys: readonly Key[]) => Promise<readonly Key[]>;

/** Returns the uses without repetitions. */
export const toDistinct = (uses: readonly ChangedRow[]): ChangedRow[] => [
  ...new Map(uses.map((use) => [`${use.collection}:${use.key}`, use])).values(),
];

/**
 * Returns the text "3 items: …" with the names of the first five items. Returns undefined without uses. For an item that the user is not allowed to read,
 * the text has only the kind of the item.
 */
export async function describeUses(
  database: Knex,
  lang: Lang,
  uses: readonly ChangedRow[],
  filterReadable: FilterReadable,
): Promise<string | undefined> {
  const distinctUses = toDistinct(uses);
  if (distinctUses.length === 0) return undefined;
  const usedNames: string[] = [];
  for (const use of distinctUses.slice(0, MAX_LISTED)) {
    const isNameable =
      UNNAMED_COLLECTIONS.includes(use.collection) || (await filterReadable(use.collection, [use.key])).length > 0;
    usedNames.push(isNameable ? await describeItem(database, lang, use) : kindOf(lang, use.collection));
  }
  const count =
    lang === 'vi'
      ? `${distinctUses.length} mục`
      : distinctUses.length === 1
        ? '1 item'
        : `${distinctUses.length} items`;
  return `${count}: ${[...new Set(usedNames)].join('; ')}${distinctUses.length > MAX_LISTED ? '; …' : ''}`;
}

/** Collections of which only the kind is given. A person who deletes an option, for example, must not learn which members chose the option. */
export const UNNAMED_COLLECTIONS = ['app_configs', 'directus_users', 'menu'];

/** Returns the name of the kind of an item. */
export function kindOf(lang: Lang, collection: string): string {
  const names: Readonly<Record<string, Readonly<Record<Lang, { one: string }>> | undefined>> = sectionNamesByCollection;
  return names[collection]?.[lang].one ?? OTHER_NAMES[collection]?.[lang] ?? collection;
}

/** Returns the kind of an item with its name. Redirects have their old address instead; items of UNNAMED_COLLECTIONS have only the kind. */
export async function nameItem(database: Knex, lang: Lang, { collection, key }: ChangedRow): Promise<string> {
  const kind = kindOf(lang, collection);
  if (UNNAMED_COLLECTIONS.includes(collection)) return kind;
  if (collection === 'redirects') {
    const row: Row | undefined = await database('redirects').where({ id: key }).first('from');
    return `${kind} ${row?.from}`;
  }
  const texts: Row[] = await database(`${collection}_translations`).where({ [`${collection}_id`]: key });
  const text = texts.find(({ languages_code }) => languages_code === 'vi-VN') ?? texts[0];
  return `${kind} “${text?.title ?? text?.name ?? text?.label ?? key}”`;
}

/** Returns the name of an item (`nameItem`) with its Studio address, unless the name is the kind or the address of a redirect. */
export async function describeItem(database: Knex, lang: Lang, item: ChangedRow): Promise<string> {
  const { collection, key } = item;
  const name = await nameItem(database, lang, item);
  const hasAddress = collection !== 'redirects' && !UNNAMED_COLLECTIONS.includes(collection);
  return hasAddress ? `${name} (/admin/content/${collection}/${key})` : name;
}

/** Rows that reference a row in one column, and the items that own these rows. */
export interface Reference {
  readonly collection: string;
  readonly field: string;
  readonly keys: readonly Key[];
  readonly owners: readonly ChangedRow[];
  /** Column of the owner if the rows belong to a junction. Undefined otherwise. */
  readonly junctionField?: string;
  /** True if the column is a rich text that contains the id of a file. */
  readonly isText?: true;
}

interface Relation {
  readonly collection: string;
  readonly field: string;
  readonly related_collection: string | null;
  readonly meta?: { readonly junction_field?: string | null } | null;
}

/** Returns the items that reference one of these rows in a field or, if the rows are files, in a rich text. */
export async function findUses(
  database: Knex,
  schema: Schema | null,
  collection: string,
  keys: readonly Key[],
): Promise<ChangedRow[]> {
  const uses = (await findReferences(database, schema, collection, keys)).flatMap(({ owners }) => owners);
  return uses.map((use) => (use.collection === 'users_disabilities' ? { ...use, collection: 'directus_users' } : use));
}

/** Returns the columns that reference one of these rows: relations and, if the rows are files, rich texts. */
export async function findReferences(
  database: Knex,
  schema: Schema | null,
  collection: string,
  keys: readonly Key[],
): Promise<Reference[]> {
  const references: Reference[] = [];
  for (const relation of (schema?.relations ?? []) as readonly Relation[]) {
    if (relation.related_collection !== collection || isPartOf(relation.collection, collection)) continue;
    const isUserRelation = relation.collection === 'directus_users';
    if (relation.collection.startsWith('directus_') && !(isUserRelation && collection !== 'directus_files')) continue;
    const rows = (await database(relation.collection)
      .whereIn(relation.field, [...keys])
      .pluck(primaryKeyOf(relation.collection))) as Key[];
    if (rows.length === 0) continue;
    const owners = await ownersOf(database, relation.collection, rows);
    references.push({
      collection: relation.collection,
      field: relation.field,
      keys: rows,
      owners: owners.length > 0 ? owners : rows.map((key) => ({ collection: relation.collection, key })),
      junctionField: relation.meta?.junction_field ?? undefined,
    });
  }
  return collection === 'directus_files' ? [...references, ...(await findTextsWith(database, keys))] : references;
}

/** Checks whether the rows of `part`, such as translations, belong to items of `collection`. Such rows are deleted with the item and do not count as uses. */
const isPartOf = (part: string, collection: string) =>
  ownerStep(part)?.collection === collection || part === `${collection}_translations`;

async function findTextsWith(database: Knex, files: readonly Key[]): Promise<Reference[]> {
  const references: Reference[] = [];
  for (const [collection, columns] of Object.entries(RICH_TEXT)) {
    for (const field of columns) {
      for (const file of files) {
        const keys = (await database(collection).where(field, 'like', `%${file}%`).pluck('id')) as Key[];
        if (keys.length === 0) continue;
        references.push({ collection, field, keys, owners: await ownersOf(database, collection, keys), isText: true });
      }
    }
  }
  return references;
}

/** Columns of the site configuration with menus. */
export const MENUS = ['header_menu', 'foundation_menu', 'footer_menu'];

/**
 * Returns the menu entries and active redirects whose target is one of these items.
 * @param ignoredNote redirects with this note are left out
 */
export async function findLinksTo(
  database: Knex,
  collection: string,
  keys: readonly Key[],
  ignoredNote: string,
): Promise<ChangedRow[]> {
  const isTargeted = (item: SiteItem | undefined) =>
    item?.collection === collection && keys.some((key) => String(key) === String(item.key));
  const uses: ChangedRow[] = [];
  const configs: Row[] = await database('app_configs_translations').select('id', ...MENUS);
  for (const config of configs) {
    for (const address of MENUS.flatMap((menu) => addressesOf(config[menu]))) {
      if (isTargeted(await findItemAt(database, address))) uses.push({ collection: 'menu', key: address });
    }
  }
  const redirects: Row[] = await database('redirects').where({ is_active: true }).select('id', 'to', 'note');
  for (const { id, to, note } of redirects) {
    if (note === ignoredNote) continue;
    if (isTargeted(await findItemAt(database, String(to)))) uses.push({ collection: 'redirects', key: id as Key });
  }
  return uses;
}

/** Returns the local addresses in a menu and its submenus. SQLite returns a menu as JSON text. */
function addressesOf(menu: unknown): string[] {
  const entries: unknown = typeof menu === 'string' ? JSON.parse(menu) : menu;
  if (!Array.isArray(entries)) return [];
  return (entries as Array<{ url?: unknown; children?: unknown }>).flatMap(({ url, children }) => [
    ...(typeof url === 'string' && url.startsWith('/') ? [url] : []),
    ...addressesOf(children ?? []),
  ]);
}

/** Checks whether items of this collection have pages that a menu can link to. */
export const hasPages = (collection: string) =>
  collection === 'categories' || Object.hasOwn(detailRoutesOfCollections, collection);
