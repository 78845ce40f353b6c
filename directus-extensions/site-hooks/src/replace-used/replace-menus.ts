/** Replaces the addresses of a category in the menus of the site configuration. */
import type { MutationOptions } from '@directus/types';
import { parseJsonColumn } from '@hat-nang/model/json-column';
import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { matchRoute } from '@hat-nang/model/routes';
import { categoryAddress } from '@hat-nang/model/section-routes';
import type { Knex } from 'knex';
import { MENUS } from '../checks/find-uses.ts';
import type { ChangedRow, Key } from '../checks/owners.ts';
import { findItemAt, toBarePath } from '../checks/site-pages.ts';
import type { Caller, Row } from '../translation-desk/read-item.ts';

type ReplaceAddress = (address: unknown) => Promise<unknown>;

/**
 * Replaces a category in all menus, with the rights of the user.
 * @returns the changed configurations
 */
export async function replaceInMenus(
  { services, schema, accountability }: Caller,
  transaction: Knex,
  [previousKey, nextKey]: readonly [Key, Key],
  options: MutationOptions,
): Promise<ChangedRow[]> {
  const items = new services.ItemsService('app_configs_translations', { schema, accountability, knex: transaction });
  const rows: Row[] = await transaction('app_configs_translations').select('id', 'app_configs_id', ...MENUS);
  const changedConfigs: ChangedRow[] = [];
  for (const row of rows) {
    const change: Record<string, unknown> = {};
    for (const column of MENUS) {
      const replacer = createReplacer(transaction, previousKey, nextKey);
      const menu = await replaceInMenu(parseJsonColumn(row[column]), replacer.replaceAddress);
      if (replacer.isUsed()) change[column] = menu;
    }
    if (Object.keys(change).length === 0) continue;
    await items.updateOne(row.id as Key, change, options);
    changedConfigs.push({ collection: 'app_configs', key: row.app_configs_id as Key });
  }
  return changedConfigs;
}

async function replaceInMenu(menu: unknown, replaceAddress: ReplaceAddress): Promise<unknown> {
  if (!Array.isArray(menu)) return menu;
  const entries: unknown[] = [];
  for (const entry of menu as unknown[]) {
    if (typeof entry !== 'object' || entry === null) {
      entries.push(entry);
      continue;
    }
    const { url, children } = entry as { url?: unknown; children?: unknown };
    entries.push({
      ...entry,
      ...(url === undefined ? {} : { url: await replaceAddress(url) }),
      ...(children === undefined ? {} : { children: await replaceInMenu(children, replaceAddress) }),
    });
  }
  return entries;
}

/** Creates a function that replaces an address of the previous category with the address of the next one in the same language, without query and fragment. */
export function createReplacer(
  transaction: Knex,
  previousKey: Key,
  nextKey: Key,
): { replaceAddress: ReplaceAddress; isUsed: () => boolean } {
  let isUsed = false;
  const replaceAddress: ReplaceAddress = async (address) => {
    const item = typeof address === 'string' ? await findItemAt(transaction, address) : undefined;
    if (item?.collection !== 'categories' || String(item.key) !== String(previousKey)) return address;
    const lang = matchRoute(toBarePath(String(address)))?.lang;
    const nextAddress = lang && (await readAddress(transaction, lang, nextKey));
    isUsed ||= nextAddress !== undefined;
    return nextAddress ?? address;
  };
  return { replaceAddress, isUsed: () => isUsed };
}

async function readAddress(transaction: Knex, lang: Lang, category: Key): Promise<string | undefined> {
  const row: Row | undefined = await transaction('categories_translations as text')
    .join('categories as item', 'item.id', 'text.categories_id')
    .where({ 'item.id': category, 'text.languages_code': languageCodes[lang] })
    .first('item.kind', 'text.slug');
  return row === undefined
    ? undefined
    : categoryAddress(lang, String(row.kind), { id: Number(category), slug: String(row.slug) });
}
