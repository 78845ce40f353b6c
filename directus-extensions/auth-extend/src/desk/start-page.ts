/**
 * Sets the page of the Studio that a login opens. Directus has no start page per role, but opens the user's last page (`last_page`). Each login therefore
 * overwrites the last page. A link to another page has precedence (docs/decisions/280-studio-for-each-role.md).
 */
import { ROLE } from '@hat-nang/model/ids';
import type { Database } from '../shared/types.ts';

/** Lists that a login opens, by role. Users of other roles, such as administrators, return to their last page. */
const START_LISTS: Readonly<Record<string, { readonly collection: string; readonly bookmark: string }>> = {
  [ROLE.editor]: { collection: 'documents', bookmark: '$t:bookmark_mine' },
  [ROLE.reviewer]: { collection: 'documents', bookmark: '$t:bookmark_in_review' },
  [ROLE.desk]: { collection: 'contact_messages', bookmark: '$t:bookmark_unread' },
};

export async function setStartPage(database: Database, user: string): Promise<void> {
  const account: { role: string | null } | undefined = await database('directus_users')
    .where({ id: user })
    .first('role');
  const role = account?.role ?? '';
  const startList = START_LISTS[role];
  if (startList === undefined) return;
  // The ids of bookmarks differ between installations.
  const preset: { id: number } | undefined = await database('directus_presets')
    .where(startList)
    .whereNull('user')
    .where((condition) => condition.where({ role }).orWhereNull('role'))
    .first('id');
  const query = preset === undefined ? '' : `?bookmark=${preset.id}`;
  await database('directus_users')
    .where({ id: user })
    .update({ last_page: `/content/${startList.collection}${query}` });
}
