/**
 * Schedules changed items for indexing. Before an update or deletion, a filter schedules the items one minute ahead, so that the items are indexed even if
 * the process ends early. After the commit of any change, an action schedules the items for immediate indexing.
 */

import type { EventMeta, HookContext, Hooks, Logger } from '@hat-nang/model/backend/directus-hooks';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import type { Knex } from 'knex';
import { isRelevant, itemsOfRows, type Key, keysOfEvent } from './owners.ts';

/** Delay in milliseconds after which a change is indexed even if its action never runs. */
const FALLBACK_DELAY_MS = 60_000;
/** Milliseconds from the first change to its queueing. Changes within this time, such as a book and its pages, are queued together. */
const COLLECT_MS = 60;
/** Maximum number of rows whose items are remembered between filter and action. A save that fails in between leaves entries behind. */
const MAX_REMEMBERED = 10_000;

/** Ids of the items to index, by kind: the root items to which the changed rows belong. */
type Roots = ReadonlyMap<SearchKind, ReadonlySet<number>>;

export interface ChangeOptions {
  readonly database: Knex;
  readonly logger: Logger;
  readonly schedule: (connection: Knex, kind: SearchKind, items: readonly number[], dueAt: number) => Promise<void>;
  /** Called after changed items were queued, and after an attempt to queue them failed. */
  readonly wakeWorker: () => void;
  /** Returns false while the tables of the index do not exist. The comparison at the next start finds the changes made meanwhile. */
  readonly isReady: () => boolean;
}

export interface Changes {
  /** Resolves when every known change of this process is in the queue, or could not be queued. */
  flushed(): Promise<void>;
}

export function registerChanges({ filter, action }: Hooks, options: ChangeOptions): Changes {
  const { database, logger, schedule, wakeWorker: wake, isReady } = options;
  const isIndexed = (collection: string | undefined) => collection !== undefined && isReady() && isRelevant(collection);
  const rememberedItems = new Map<string, Roots>();
  const pendingKeys = new Map<string, Set<Key>>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();

  const scheduleAll = async (connection: Knex, roots: Roots, dueAt: number) => {
    for (const [kind, items] of roots) await schedule(connection, kind, [...items], dueAt);
  };

  const flush = async () => {
    timer = undefined;
    const pendingChanges = [...pendingKeys];
    pendingKeys.clear();
    try {
      for (const [collection, keys] of pendingChanges) {
        const roots: Roots[] = [await itemsOfRows(database, collection, [...keys])];
        for (const key of keys) {
          const rowKey = `${collection}:${key}`;
          const earlierRoots = rememberedItems.get(rowKey);
          if (earlierRoots !== undefined) roots.push(earlierRoots);
          rememberedItems.delete(rowKey);
        }
        for (const rootItems of roots) await scheduleAll(database, rootItems, Date.now());
      }
    } catch (error) {
      logger.error(
        error,
        'search: a change was not queued for indexing; it is indexed within a minute or at the next start',
      );
    }
    wake();
  };

  const onChange = async (meta: EventMeta) => {
    const { collection } = meta;
    if (collection === undefined || !isIndexed(collection)) return;
    const keys = pendingKeys.get(collection) ?? new Set<Key>();
    for (const key of keysOfEvent(meta)) keys.add(key);
    pendingKeys.set(collection, keys);
    timer ??= setTimeout(() => {
      flushing = flush();
    }, COLLECT_MS);
    // Directus loads the hooks for its command line too. The timer must not keep the process of a command alive.
    timer.unref();
  };
  for (const event of ['items.create', 'items.update', 'items.delete', 'items.promote', 'items.sort'])
    action(event, onChange);

  const scheduleLater = async (collection: string, keys: readonly Key[], context: HookContext) => {
    const roots = await itemsOfRows(context.database, collection, keys);
    await scheduleAll(context.database, roots, Date.now() + FALLBACK_DELAY_MS);
    return roots;
  };

  filter('items.update', async (payload, { collection, keys = [] }, context) => {
    if (collection !== undefined && isIndexed(collection)) {
      const roots = await scheduleLater(collection, keys, context);
      // The update may move a row from one item to another. Both items need indexing.
      remember(collection, keys, roots);
    }
    return payload;
  });
  filter('items.delete', async (payload, { collection }, context) => {
    const keys = payload as Key[];
    if (collection !== undefined && isIndexed(collection))
      remember(collection, keys, await scheduleLater(collection, keys, context));
    return payload;
  });

  return {
    async flushed() {
      if (timer !== undefined) {
        clearTimeout(timer);
        flushing = Promise.all([flushing, flush()]).then(() => undefined);
      }
      await flushing;
    },
  };

  function remember(collection: string, keys: readonly Key[], roots: Roots): void {
    if (roots.size === 0) return;
    for (const key of keys) rememberedItems.set(`${collection}:${key}`, roots);
    for (const rowKey of rememberedItems.keys()) {
      if (rememberedItems.size <= MAX_REMEMBERED) break;
      rememberedItems.delete(rowKey);
    }
  }
}
