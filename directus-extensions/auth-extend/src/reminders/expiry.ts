/** Finds the items whose unpublish date is near, and the users who created or last changed them, for notices by mail. */
import type { Language } from '@hat-nang/model/contracts/fields';
import { publishableCollections } from '@hat-nang/model/publishing';
import { toIsoTime } from '../shared/iso-time.ts';
import { DAY } from '../shared/limits.ts';
import type { Database } from '../shared/types.ts';

/** Maximum days from a notice to the unpublish date. The outbox stores a sent mail for as many days (`OUTBOX_DAYS`), so the same notice is not queued twice. */
const NOTICE_DAYS = 7;

export interface ExpiringItem {
  readonly collection: string;
  readonly id: number;
  readonly endsAt: string;
  /** Ids of the users who created or last changed the item. */
  readonly editors: readonly string[];
}

/** Finds the published items whose unpublish date is within seven days. */
export async function findExpiringItems(database: Database, now: number): Promise<ExpiringItem[]> {
  const items: ExpiringItem[] = [];
  for (const collection of publishableCollections) {
    const rows: Record<string, unknown>[] = await database(collection)
      .where({ status: 'published' })
      .where('date_unpublished', '>', new Date(now))
      .where('date_unpublished', '<=', new Date(now + NOTICE_DAYS * DAY))
      .select('id', 'date_unpublished', 'user_created', 'user_updated');
    for (const { id, date_unpublished, user_created, user_updated } of rows) {
      const editors = [...new Set([user_created, user_updated])].filter((user) => typeof user === 'string');
      items.push({ collection, id: Number(id), endsAt: toIsoTime(date_unpublished) ?? '', editors });
    }
  }
  return items;
}

/** Reads the values of a notice. Returns undefined unless the item is published, its unpublish date is within seven days, and its collection is publishable. */
export async function readExpiry(
  database: Database,
  collection: string,
  item: number,
  language: Language,
): Promise<{ title: string; endsAt: number } | undefined> {
  if (!publishableCollections.includes(collection)) return undefined;
  const row: { date_unpublished: unknown } | undefined = await database(collection)
    .where({ id: item, status: 'published' })
    .first('date_unpublished');
  const endsAt = Date.parse(toIsoTime(row?.date_unpublished) ?? '');
  if (Number.isNaN(endsAt) || endsAt <= Date.now() || endsAt > Date.now() + NOTICE_DAYS * DAY) return undefined;
  const translation: { title: string | null } | undefined = await database(`${collection}_translations`)
    .where({ [`${collection}_id`]: item })
    // Sorts the translation in the recipient's language first.
    .orderByRaw('CASE WHEN languages_code = ? THEN 0 ELSE 1 END', [language])
    .first('title');
  return { title: translation?.title || `${collection} ${item}`, endsAt };
}
