/** Maintains the trash (decision 264). An item in the trash has the status `TRASH_STATUS`, and `date_deleted` is the time when the item got this status. */
import { type HookContext, type Hooks, isRow, type Row } from '@hat-nang/model/backend/directus-hooks';
import { isPerson } from '@hat-nang/model/backend/is-person';
import { publishableCollections, TRASH_STATUS } from '@hat-nang/model/publishing';

type Key = number | string;
/**
 * Refuses a deletion if necessary.
 * @throws the violations if the user has no right to delete these items, or if something uses them
 */
type RefuseDeletion = (collection: string, keys: readonly Key[], context: HookContext) => Promise<void>;

export function registerTrash(
  { filter, action }: Pick<Hooks, 'filter' | 'action'>,
  refuseDeletion: RefuseDeletion,
): void {
  filter('items.create', async (payload, { collection = '' }, { accountability }) =>
    publishableCollections.includes(collection) && isRow(payload)
      ? addDeletionDate(payload, isPerson(accountability))
      : payload,
  );
  filter('items.update', async (payload, { collection = '', keys = [] }, context) => {
    if (!publishableCollections.includes(collection) || !isRow(payload)) return payload;
    const isByPerson = isPerson(context.accountability);
    if (isByPerson && payload.status === TRASH_STATUS) await refuseDeletion(collection, keys, context);
    return addDeletionDate(payload, isByPerson);
  });
  // Directus does not delete the versions and comments of a deleted item, so this action deletes them.
  action('items.delete', async ({ collection = '', keys, payload }, { database }) => {
    if (!publishableCollections.includes(collection)) return;
    const erasedKeys = (keys ?? (Array.isArray(payload) ? (payload as Key[]) : [])).map(String);
    for (const table of ['directus_versions', 'directus_comments']) {
      await database(table).where({ collection }).whereIn('item', erasedKeys).delete();
    }
  });
}

/** Sets or clears the time of deletion with the status. Only scripts, flows and other code may choose the time, for example in a test of the 30 days. */
function addDeletionDate(row: Row, isByPerson: boolean): Row {
  const { date_deleted, ...rest } = row;
  const allowedRow = isByPerson || date_deleted === undefined ? rest : row;
  if (row.status === undefined) return allowedRow;
  if (row.status !== TRASH_STATUS) return { ...allowedRow, date_deleted: null };
  return { date_deleted: new Date().toISOString(), ...allowedRow };
}
