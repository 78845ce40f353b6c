/** Leads the redirects to a replaced category to its replacement. */
import type { MutationOptions } from '@directus/types';
import type { Knex } from 'knex';
import type { ChangedRow, Key } from '../checks/owners.ts';
import type { Caller, Row } from '../translation-desk/read-item.ts';
import { createReplacer } from './replace-menus.ts';

/**
 * Changes the target of every active redirect that leads to the page of a category, also of automatic ones: their page may be deleted next. Editors only read
 * redirects, so this change has the rights of an administrator. The checks of redirects run as for the user.
 * @returns the changed redirects
 */
export async function replaceInRedirects(
  { services, schema, accountability }: Caller,
  transaction: Knex,
  [previousKey, nextKey]: readonly [Key, Key],
  options: MutationOptions,
): Promise<ChangedRow[]> {
  const administrator = { ...accountability, admin: true };
  const items = new services.ItemsService('redirects', { schema, accountability: administrator, knex: transaction });
  const rows: Row[] = await transaction('redirects').where({ is_active: true }).select('id', 'to');
  const changedRedirects: ChangedRow[] = [];
  for (const { id, to } of rows) {
    const replacer = createReplacer(transaction, previousKey, nextKey);
    const nextTarget = await replacer.replaceAddress(to);
    if (!replacer.isUsed()) continue;
    await items.updateOne(id as Key, { to: nextTarget }, options);
    changedRedirects.push({ collection: 'redirects', key: id as Key });
  }
  return changedRedirects;
}
