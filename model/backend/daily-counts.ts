/** Adds to the daily counts (docs/decisions/277-daily-counts.md). A row has a day, a kind, a section, an item and a number, and nothing about a person. */
import type { Knex } from 'knex';
import type { CountKind } from '../contracts/counts.ts';

export interface DailyCount {
  readonly kind: CountKind;
  readonly collection: string;
  /** Id of the item. 0 if the event belongs to a section as a whole. */
  readonly item: number;
  readonly count: number;
}

const DAY_MS = 86_400_000;
/** Offset of Viet Nam's time zone in milliseconds: UTC+7 all year. */
const OFFSET_MS = 7 * 3_600_000;

/**
 * Returns the day of a moment in Viet Nam, in the form that Directus writes into a date column: midnight in the time zone of the process.
 * @param moment milliseconds since 1970
 * @param addedDays days to add, negative for the past
 */
export function dayInVietnam(moment: number, addedDays = 0): Date {
  const shifted = new Date(moment + OFFSET_MS + addedDays * DAY_MS);
  return new Date(shifted.getUTCFullYear(), shifted.getUTCMonth(), shifted.getUTCDate());
}

const keyOf = ({ kind, collection, item }: DailyCount) => `${kind}|${collection}|${String(item).padStart(10, '0')}`;

/** Adds up the counts of equal events, and sorts the sums by their keys. Two processes then lock the rows in the same order and cannot deadlock. */
export function sumEqualCounts(counts: readonly DailyCount[]): DailyCount[] {
  const sums = new Map<string, DailyCount>();
  for (const count of counts) {
    const key = keyOf(count);
    sums.set(key, { ...count, count: count.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}

/** Adds events to the counts of the current day. One statement adds all events, so several processes may write at the same time. */
export async function addDailyCounts(database: Knex, counts: readonly DailyCount[], now = Date.now()): Promise<void> {
  const day = dayInVietnam(now);
  const rows = sumEqualCounts(counts).map(({ kind, collection, item, count }) => ({
    day,
    kind,
    collection,
    item,
    count,
  }));
  if (rows.length === 0) return;
  await database('daily_counts')
    .insert(rows)
    .onConflict(['day', 'kind', 'collection', 'item'])
    .merge({ count: database.raw('?? + ??', ['daily_counts.count', 'excluded.count']) });
}
