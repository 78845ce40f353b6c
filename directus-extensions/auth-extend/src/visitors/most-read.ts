/** `GET /visitor/most-read` returns the ids of at most eight published documents that were read most in the last 30 days, most read first. */
import { dayInVietnam } from '@hat-nang/model/backend/daily-counts';
import { SMALLEST_SHOWN_COUNT } from '@hat-nang/model/contracts/counts';
import type { Database } from '../shared/types.ts';

const DAYS = 30;
const MAX_DOCUMENTS = 8;

/** Counts only days that are over, so a single visit does not change the order at once. Leaves out documents below `SMALLEST_SHOWN_COUNT`. */
export async function readMostRead(database: Database, now = Date.now()): Promise<number[]> {
  const items: Array<number | string> = await database('daily_counts')
    .join('documents', 'documents.id', 'daily_counts.item')
    .where({
      'daily_counts.kind': 'read',
      'daily_counts.collection': 'documents',
      'documents.status': 'published',
    })
    .where('daily_counts.day', '>=', dayInVietnam(now, -DAYS))
    .where('daily_counts.day', '<', dayInVietnam(now))
    .groupBy('daily_counts.item')
    .havingRaw('sum(??) >= ?', ['daily_counts.count', SMALLEST_SHOWN_COUNT])
    .orderByRaw('sum(??) DESC, ??', ['daily_counts.count', 'daily_counts.item'])
    .limit(MAX_DOCUMENTS)
    .pluck('daily_counts.item');
  return items.map(Number);
}
