/**
 * Notifies the site of changes that free or take places of an event. auth-extend announces a registration only if the page then shows something else
 * (docs/decisions/290-event-registration.md). Staff change the state in the Studio.
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
      // Rows of an erased account no longer name their event.
      if (rows.length < keys.length) tags.add(collectionTag(COLLECTION));
      queue.add([...tags]);
    } catch (error) {
      logger.error(error, 'site-hooks: the event of a registration not found, everything is refreshed');
      queue.add([TAG.all]);
    }
  };
  for (const operation of ['create', 'update']) action(`${COLLECTION}.items.${operation}`, onChange);
  // A deleted registration no longer names its event. Only administrators delete one.
  action(`${COLLECTION}.items.delete`, async () => queue.add([collectionTag(COLLECTION)]));
}
