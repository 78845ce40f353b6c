/**
 * Computes the numbers that editors and the board see (docs/decisions/278-shown-counts.md): sums of days, rounded down to a multiple of five. Writes the sums
 * of the past weeks to `weekly_counts`.
 */
import { type DailyCount, dayInVietnam } from '@hat-nang/model/backend/daily-counts';
import { formatCount, toShownCount } from '@hat-nang/model/contracts/counts';
import type { Database } from '../shared/types.ts';

/** Number of past weeks that are written. Weeks without a running Directus are thus filled later. */
const WEEKS = 8;
/** Days after which the daily counts are deleted. */
const DAILY_RETENTION_DAYS = 400;
/** Days after which the weekly counts are deleted. */
const WEEKLY_RETENTION_DAYS = 1100;

export interface ShownCount extends Pick<DailyCount, 'kind' | 'collection' | 'item'> {
  /** Vietnamese title of the item. Null for the sum of a section, and for an item without a Vietnamese title, such as a removed item. */
  readonly title: string | null;
  /** Rounded number. Null if the number is below `SMALLEST_SHOWN_COUNT`. */
  readonly count: number | null;
  readonly shown: string;
}

/** Returns the Monday of the week that contains a moment, shifted by `addedWeeks`. */
export const mondayOf = (moment: number, addedWeeks = 0): Date => {
  const daysSinceMonday = (dayInVietnam(moment).getDay() + 6) % 7;
  return dayInVietnam(moment, 7 * addedWeeks - daysSinceMonday);
};

/**
 * Returns the counts of a period in the form in which staff see them: one sum per kind and section, and one sum per kind and item if it is at least five.
 * @param from first day
 * @param until day after the last
 */
export async function readShownCounts(database: Database, from: Date, until: Date): Promise<ShownCount[]> {
  const sums: Array<Omit<DailyCount, 'count'> & { total: number | string }> = await database('daily_counts')
    .where('day', '>=', from)
    .where('day', '<', until)
    .groupBy('kind', 'collection', 'item')
    .orderBy(['kind', 'collection', 'item'])
    .select('kind', 'collection', 'item')
    .sum({ total: 'count' });
  const sectionSums = new Map<string, { kind: DailyCount['kind']; collection: string; total: number }>();
  for (const { kind, collection, total } of sums) {
    const key = `${kind}|${collection}`;
    sectionSums.set(key, { kind, collection, total: Number(total) + (sectionSums.get(key)?.total ?? 0) });
  }
  const items = sums.filter(({ item, total }) => item > 0 && toShownCount(Number(total)) !== undefined);
  const titles = await readTitles(database, items);
  const toRow = (row: Omit<DailyCount, 'count'>, total: number, title: string | null): ShownCount => ({
    ...{ kind: row.kind, collection: row.collection, item: row.item, title },
    ...{ count: toShownCount(total) ?? null, shown: formatCount(total) },
  });
  return [
    ...[...sectionSums.values()].map(({ total, ...section }) => toRow({ ...section, item: 0 }, total, null)),
    ...items.map((row) => toRow(row, Number(row.total), titles.get(`${row.collection}|${row.item}`) ?? null)),
  ];
}

/** Reads the Vietnamese titles of items. The keys of the map are `collection|id`. A removed item has no title. */
async function readTitles(
  database: Database,
  items: ReadonlyArray<Pick<DailyCount, 'collection' | 'item'>>,
): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const collection of new Set(items.map((row) => row.collection))) {
    const ids = items.filter((row) => row.collection === collection).map(({ item }) => item);
    const rows: Array<{ id: number; title: string }> = await database(`${collection}_translations`)
      .whereIn(`${collection}_id`, [...new Set(ids)])
      .where('languages_code', 'vi-VN')
      .select({ id: `${collection}_id`, title: 'title' });
    for (const { id, title } of rows) titles.set(`${collection}|${id}`, title);
  }
  return titles;
}

/** Writes the sums of the past weeks and deletes old counts. The work is idempotent, so several processes can run it at the same time. */
export async function writeWeeklyCounts(database: Database, now = Date.now()): Promise<void> {
  for (let weeksAgo = 1; weeksAgo <= WEEKS; weeksAgo++) {
    const week = mondayOf(now, -weeksAgo);
    const weekText = week.toLocaleDateString('sv-SE');
    const counts = await readShownCounts(database, week, mondayOf(now, 1 - weeksAgo));
    const rows = counts.map((row) => ({ id: [weekText, row.kind, row.collection, row.item].join('|'), week, ...row }));
    for (let start = 0; start < rows.length; start += 100)
      await database('weekly_counts')
        .insert(rows.slice(start, start + 100))
        .onConflict('id')
        .merge();
  }
  await database('daily_counts').where('day', '<', dayInVietnam(now, -DAILY_RETENTION_DAYS)).delete();
  await database('weekly_counts').where('week', '<', dayInVietnam(now, -WEEKLY_RETENTION_DAYS)).delete();
}
