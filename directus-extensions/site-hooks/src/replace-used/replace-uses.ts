/** Replaces a row in all its uses: in every use or in none (docs/decisions/308-replacing-what-is-in-use.md). */
import type { MutationOptions } from '@directus/types';
import type { Schema } from '@hat-nang/model/backend/directus-hooks';
import type { Knex } from 'knex';
import { findReferences, type Reference, toDistinct } from '../checks/find-uses.ts';
import type { ChangedRow, Key } from '../checks/owners.ts';
import type { Caller, Row } from '../translation-desk/read-item.ts';
import { replaceInMenus } from './replace-menus.ts';
import { replaceInRedirects } from './replace-redirects.ts';

/** Collections with choices of members. A replacement does not change these choices. */
const MEMBER_COLLECTIONS: readonly string[] = ['directus_users', 'users_disabilities'];

/** Returns the references to a row, without the choices of members. */
export async function findContentReferences(
  database: Knex,
  schema: Caller['schema'],
  collection: string,
  key: Key,
): Promise<{ references: Reference[]; memberUses: number }> {
  const all = await findReferences(database, schema as unknown as Schema, collection, [key]);
  const isOfMembers = (reference: Reference) => MEMBER_COLLECTIONS.includes(reference.collection);
  const memberUses = toDistinct(all.filter(isOfMembers).flatMap(({ owners }) => owners)).length;
  return { references: all.filter((reference) => !isOfMembers(reference)), memberUses };
}

/**
 * Replaces a row in all uses, in one transaction and with the rights of the user. The publishing rules check every changed item before the commit.
 * @returns the items that were changed
 * @throws the refusal of Directus or of a rule. Nothing is then changed.
 */
export async function replaceUses(
  caller: Caller,
  database: Knex,
  collection: string,
  previousKey: Key,
  nextKey: Key,
): Promise<ChangedRow[]> {
  // Directus would run the actions of these saves before the commit. Each changed item is announced after the commit instead.
  const options = { bypassEmitAction: () => undefined } as MutationOptions;
  const changedItems = await database.transaction(async (transaction) => {
    const { references } = await findContentReferences(transaction, caller.schema, collection, previousKey);
    for (const reference of references) {
      if (reference.isText) await replaceInTexts(caller, transaction, reference, [previousKey, nextKey], options);
      else await replaceInRows(caller, transaction, reference, nextKey, options);
    }
    const changedLinks: ChangedRow[] = [];
    if (collection === 'categories') {
      for (const replaceLinks of [replaceInMenus, replaceInRedirects])
        changedLinks.push(...(await replaceLinks(caller, transaction, [previousKey, nextKey], options)));
    }
    return toDistinct([...references.flatMap(({ owners }) => owners), ...changedLinks]);
  });
  await announce(caller, changedItems);
  return changedItems;
}

const itemsOf = ({ services, schema, accountability }: Caller, collection: string, knex?: Knex) =>
  new services.ItemsService<Row>(collection, { schema, accountability, ...(knex && { knex }) });

async function replaceInRows(
  caller: Caller,
  transaction: Knex,
  { collection, field, keys, junctionField }: Reference,
  nextKey: Key,
  options: MutationOptions,
): Promise<void> {
  const items = itemsOf(caller, collection, transaction);
  const repeatedKeys = await findRepeated(transaction, { collection, field, keys, junctionField }, nextKey);
  const changedKeys = keys.filter((key) => !repeatedKeys.includes(key));
  if (repeatedKeys.length > 0) await items.deleteMany([...repeatedKeys], options);
  if (changedKeys.length > 0) await items.updateMany(changedKeys, { [field]: nextKey }, options);
}

/** Returns the rows of a junction whose item already has the replacement. A change of these rows would repeat the replacement in the list of the item. */
async function findRepeated(
  transaction: Knex,
  { collection, field, keys, junctionField }: Pick<Reference, 'collection' | 'field' | 'keys' | 'junctionField'>,
  nextKey: Key,
): Promise<Key[]> {
  if (junctionField === undefined) return [];
  const owners = (await transaction(collection)
    .where({ [field]: nextKey })
    .whereNotNull(junctionField)
    .pluck(junctionField)) as Key[];
  return (await transaction(collection)
    .whereIn('id', [...keys])
    .whereIn(junctionField, owners)
    .pluck('id')) as Key[];
}

async function replaceInTexts(
  caller: Caller,
  transaction: Knex,
  { collection, field, keys }: Reference,
  [previousKey, nextKey]: readonly [Key, Key],
  options: MutationOptions,
): Promise<void> {
  const items = itemsOf(caller, collection, transaction);
  const rows: Row[] = await transaction(collection)
    .whereIn('id', [...keys])
    .select('id', field);
  for (const { id, [field]: text } of rows)
    await items.updateOne(
      id as Key,
      { [field]: String(text).replaceAll(String(previousKey), String(nextKey)) },
      options,
    );
}

/** Emits an update of each changed item, so that the site, the search and the downloads follow. An update without fields writes only date and author. */
async function announce(caller: Caller, changedItems: readonly ChangedRow[]): Promise<void> {
  // The rights were checked before the commit. An error of rights here would report a replacement that is done as refused.
  const announcer = { ...caller, accountability: { ...caller.accountability, admin: true } };
  const keysByCollection = new Map<string, Key[]>();
  for (const { collection, key } of changedItems)
    keysByCollection.set(collection, [...(keysByCollection.get(collection) ?? []), key]);
  for (const [collection, keys] of keysByCollection)
    await itemsOf(announcer, collection).updateMany(keys, {}, { skipTracking: true } as MutationOptions);
}
