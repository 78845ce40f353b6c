/** `POST /visitor/counts` adds the events that a process of the site has counted to the daily counts (docs/decisions/277-daily-counts.md). */

import { addDailyCounts, type DailyCount } from '@hat-nang/model/backend/daily-counts';
import { type countsRequest, HOME_COUNTS, type VisitCount } from '@hat-nang/model/contracts/counts';
import type * as z from 'zod/mini';
import type { AccountContext } from '../shared/context.ts';
import type { Database } from '../shared/types.ts';

export function recordVisitCounts({ database }: Pick<AccountContext, 'database'>) {
  return async ({ counts }: z.infer<typeof countsRequest>): Promise<void> => {
    await addDailyCounts(database, await keepPublished(database, counts));
  };
}

/** Drops counts of items that are not published. Invented ids thus create no rows. */
async function keepPublished(database: Database, counts: readonly VisitCount[]): Promise<DailyCount[]> {
  const idsByCollection = new Map<string, Set<number>>();
  for (const { collection, item } of counts) {
    if (item === 0 || collection === HOME_COUNTS) continue;
    idsByCollection.set(collection, (idsByCollection.get(collection) ?? new Set()).add(item));
  }
  const publishedKeys = new Set<string>();
  for (const [collection, ids] of idsByCollection) {
    const publishedIds: number[] = await database(collection)
      .whereIn('id', [...ids])
      .where('status', 'published')
      .pluck('id');
    for (const id of publishedIds) publishedKeys.add(`${collection}|${id}`);
  }
  return counts.filter(({ collection, item }) => item === 0 || publishedKeys.has(`${collection}|${item}`));
}
