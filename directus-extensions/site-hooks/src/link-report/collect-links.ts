/** Finds the links to other sites in the published items of all sections and in the site configuration, such as its menus. */
import { parseJsonColumn } from '@hat-nang/model/json-column';
import { ownerStep } from '@hat-nang/model/owners';
import { RICH_TEXT } from '@hat-nang/model/rich-text';
import { declaredSections } from '@hat-nang/model/sections';
import type { NamedSection } from '@hat-nang/model/sections/section';
import type { Knex } from 'knex';
import { MENUS } from '../checks/find-uses.ts';
import { extractAddresses, toLocalPath } from '../checks/links.ts';

/** An item that contains a link. */
export interface LinkUse {
  readonly collection: string;
  readonly id: number;
}

/** Collection of the site configuration. */
export const CONFIG_COLLECTION = 'app_configs';
/** Columns of the configuration's texts with addresses: lists of entries with a `url`, or an address. */
export const CONFIG_TEXTS = [...MENUS, 'social_links', 'donate_url'];
/** Number of rows of one read. */
const READ_ROWS = 1000;

type Row = Readonly<Record<string, unknown>>;
/** Ids by collection, to which a collection of links is restricted. */
export type ItemIds = ReadonlyMap<string, readonly number[]>;

/**
 * Returns the distinct addresses on other sites, without fragments, and the items that use them.
 * @param ownOrigins origins of the site and of Directus
 * @param only restricts the result to these items
 */
export async function collectOutsideLinks(
  database: Knex,
  ownOrigins: readonly string[],
  only?: ItemIds,
): Promise<Map<string, LinkUse[]>> {
  const links = new Map<string, LinkUse[]>();
  const addAddresses = (addresses: readonly unknown[], use: LinkUse) => {
    for (const text of addresses) {
      const address = toOutsideAddress(text, ownOrigins);
      if (address === undefined) continue;
      const uses = links.get(address) ?? [];
      if (!uses.some(({ collection, id }) => collection === use.collection && id === use.id)) uses.push(use);
      links.set(address, uses);
    }
  };
  for (const [table, columns] of Object.entries(RICH_TEXT)) {
    const { collection, joins } = findItemJoins(table);
    await readRows(database, { table, columns, collection, joins, only }, (row) =>
      addAddresses(
        columns.flatMap((column) => extractAddresses(String(row[column] ?? ''))),
        { collection, id: Number(row.item) },
      ),
    );
  }
  for (const { collection, publication } of declaredSections as readonly NamedSection[]) {
    const columns = publication.links ?? [];
    if (columns.length === 0) continue;
    await readRows(database, { table: collection, columns, collection, joins: [], only }, (row) =>
      addAddresses(
        columns.map((column) => row[column]),
        { collection, id: Number(row.item) },
      ),
    );
  }
  if (only === undefined || only.has(CONFIG_COLLECTION))
    for (const { id, addresses } of await readConfigAddresses(database))
      addAddresses(addresses, { collection: CONFIG_COLLECTION, id });
  return links;
}

/** Returns the normal form of an http(s) address on another site, without its fragment. Undefined for all other texts. */
export function toOutsideAddress(text: unknown, ownOrigins: readonly string[]): string | undefined {
  if (typeof text !== 'string' || !/^\s*https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  if (toLocalPath(text.trim(), ownOrigins) !== undefined) return undefined;
  const url = new URL(text);
  url.hash = '';
  return url.href;
}

interface ItemJoin {
  readonly collection: string;
  readonly field: string;
}

/** Returns the collection of the item that owns the rows of a table, and the joins that lead to it. */
function findItemJoins(table: string): { collection: string; joins: ItemJoin[] } {
  const joins: ItemJoin[] = [];
  for (let step = ownerStep(table); step !== undefined; step = ownerStep(step.collection)) joins.push(step);
  return { collection: joins.at(-1)?.collection ?? table, joins };
}

interface ReadOptions {
  readonly table: string;
  readonly columns: readonly string[];
  readonly collection: string;
  readonly joins: readonly ItemJoin[];
  readonly only: ItemIds | undefined;
}

/**
 * Calls `visitRow` for each row of a published item that contains an address. Reads rows in ranges of ids, because one statement over all texts would block
 * the only connection of SQLite for long.
 */
async function readRows(
  database: Knex,
  { table, columns, collection, joins, only }: ReadOptions,
  visitRow: (row: Row) => void,
): Promise<void> {
  const ids = only?.get(collection);
  if (only !== undefined && ids === undefined) return;
  const itemAlias = `level_${joins.length}`;
  const selectRows = () => {
    const query = database({ level_0: table });
    for (const [level, step] of joins.entries())
      query.join({ [`level_${level + 1}`]: step.collection }, `level_${level + 1}.id`, `level_${level}.${step.field}`);
    if (ids !== undefined) query.whereIn(`${itemAlias}.id`, [...ids]);
    return query
      .where(`${itemAlias}.status`, 'published')
      .where((texts) => {
        for (const column of columns) texts.orWhere(`level_0.${column}`, 'like', '%://%');
      })
      .select({ item: `${itemAlias}.id` }, ...columns.map((column) => `level_0.${column}`));
  };
  if (ids !== undefined) {
    for (const row of (await selectRows()) as Row[]) visitRow(row);
    return;
  }
  for (let after = 0; ; ) {
    const range: number[] = await database(table).where('id', '>', after).orderBy('id').limit(READ_ROWS).pluck('id');
    const last = range.at(-1);
    if (last === undefined) return;
    const query = selectRows().where('level_0.id', '>', after).where('level_0.id', '<=', last);
    for (const row of (await query) as Row[]) visitRow(row);
    after = Number(last);
  }
}

async function readConfigAddresses(database: Knex): Promise<Array<{ id: number; addresses: unknown[] }>> {
  const configs: Row[] = await database(CONFIG_COLLECTION).select('id', 'quick_exit_url');
  const texts: Row[] = await database(`${CONFIG_COLLECTION}_translations`).select('app_configs_id', ...CONFIG_TEXTS);
  return [
    ...configs.map(({ id, quick_exit_url }) => ({ id: Number(id), addresses: [quick_exit_url] })),
    ...texts.map((row) => ({
      id: Number(row.app_configs_id),
      addresses: CONFIG_TEXTS.flatMap((column) => addressesOfList(row[column])),
    })),
  ];
}

/** Returns the addresses in a list and its nested lists. A text that is no list is an address. */
export function addressesOfList(value: unknown): unknown[] {
  const list = parseJsonColumn(value);
  if (!Array.isArray(list)) return [value];
  return (list as Array<{ url?: unknown; children?: unknown } | null>).flatMap((entry) =>
    entry === null ? [] : [entry.url, ...(Array.isArray(entry.children) ? addressesOfList(entry.children) : [])],
  );
}
