/**
 * Invalidates the cached places of an event after a change of its registrations: by staff in the Studio, or announced by auth-extend. auth-extend announces a
 * registration or a cancellation only if the page then shows something else (docs/decisions/290-event-registration.md).
 */
import type { ActionHandler, Hooks, Logger } from '@hat-nang/model/backend/directus-hooks';
import { collectionTag, itemTag, TAG } from '@hat-nang/model/tags';
import type { RevalidationQueue } from './revalidation-queue.ts';

const COLLECTION = 'event_registrations';

export function registerPlaces({ action }: Hooks, queue: Pick<RevalidationQueue, 'add'>, logger: Logger): void {
  const onChange: ActionHandler = async ({ key, keys = key === undefined ? [] : [key] }, { database }) => {
    try {
      const rows: { event: number | string }[] = await database(COLLECTION)
        .whereIn('id', [...keys])
        .select('event');
      const tags = new Set(rows.map(({ event }) => itemTag(COLLECTION, event)));
      // A row that has been erased with its account no longer exists, so its event is unknown.
      if (rows.length < keys.length) tags.add(collectionTag(COLLECTION));
      queue.add([...tags]);
    } catch (error) {
      logger.error(error, 'site-hooks: the event of a registration not found, everything is refreshed');
      queue.add([TAG.all]);
    }
  };
  for (const operation of ['create', 'update']) action(`${COLLECTION}.items.${operation}`, onChange);
  // The row of a deleted registration no longer exists, so its event is unknown. In the Studio, only administrators can delete registrations.
  action(`${COLLECTION}.items.delete`, async () => queue.add([collectionTag(COLLECTION)]));
}
