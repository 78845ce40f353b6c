/**
 * Tells a person who takes an item down which lists of the site configuration, menus and redirects still lead to the item. If the flow archives an item after
 * its unpublish date (schema/flows.ts), the reviewers are told.
 */
import type { HookContext, Hooks, Logger, Schema } from '@hat-nang/model/backend/directus-hooks';
import { isPerson } from '@hat-nang/model/backend/is-person';
import { readPolicies } from '@hat-nang/model/backend/policies';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import { POLICY, ROLE } from '@hat-nang/model/ids';
import type { Lang } from '@hat-nang/model/languages';
import { publishableCollections } from '@hat-nang/model/publishing';
import type { Knex } from 'knex';
import { REDIRECT_NOTE } from '../slug-moves.ts';
import { describeUses, findLinksTo, findUses, hasPages, nameItem } from './find-uses.ts';
import type { ChangedRow } from './owners.ts';
import { guardedCollection } from './publishing-rights.ts';

interface NoticeTexts {
  readonly subject: (item: string) => string;
  /** Subject for reviewers, if the item has expired. */
  readonly expired: (item: string) => string;
  readonly message: (places: string) => string;
}

const TEXTS: Readonly<Record<Lang, NoticeTexts>> = {
  vi: {
    subject: (item) => `Đã gỡ nhưng vẫn có nơi dẫn tới: ${item}`,
    expired: (item) => `Đã hết hạn nhưng vẫn có nơi dẫn tới: ${item}`,
    message: (places) =>
      `Mục này không còn hiện trên trang, nhưng vẫn được dùng ở ${places}. Danh sách của trang chủ bỏ qua mục này. Từ menu và chuyển hướng, người đọc gặp trang “Không tìm thấy”. Nếu không đăng lại, bạn hãy sửa những nơi đó.`,
  },
  en: {
    subject: (item) => `Taken down, but still linked: ${item}`,
    expired: (item) => `Expired, but still linked: ${item}`,
    message: (places) =>
      `This item is no longer on the site, but is still used in ${places}. The lists of Home leave it out. From menus and redirects, readers get the page “Not found”. Unless you publish the item again, change these places.`,
  },
};

/** Maximum number of items whose places are remembered between the filter and the action of a save. */
const MAX_REMEMBERED = 1_000;
/** Each replica runs the flow, so an equal notice of the last minutes is not repeated. */
const REPEAT_MS = 10 * 60_000;

/** Registers the hooks that write the notice. The Studio shows it below the bell. It is never mailed. */
export function registerWithdrawalNotice({ filter, action }: Pick<Hooks, 'filter' | 'action'>, logger: Logger): void {
  // The filter finds the places, because only addresses of published items lead to an item. The action writes the notice, because a save may be refused.
  const placesByItem = new Map<string, readonly ChangedRow[]>();
  filter('items.update', async (payload, { collection = '', keys = [] }, { database, schema, accountability }) => {
    const isWatched = isPerson(accountability) || isExpiry(accountability, payload);
    if (!isWatched || !publishableCollections.includes(collection) || !isWithdrawal(payload)) return payload;
    if (placesByItem.size > MAX_REMEMBERED) placesByItem.clear();
    for (const key of keys)
      placesByItem.set(`${collection}:${key}`, await findPlaces(database, schema, { collection, key }));
    return payload;
  });
  action('items.update', async ({ collection = '', keys = [] }, { database, accountability }) => {
    const user = accountability?.user;
    for (const key of keys) {
      const places = placesByItem.get(`${collection}:${key}`);
      placesByItem.delete(`${collection}:${key}`);
      if (places === undefined || places.length === 0) continue;
      // The save is complete, so it must not fail because of its notice.
      const write = user
        ? writeNotice(database, user, { collection, key }, places)
        : writeExpiryNotices(database, { collection, key }, places);
      await write.catch((error: unknown) =>
        logger.error(error, 'site-hooks: the notice about a withdrawn item was not written'),
      );
    }
  });
}

/** Returns the lists of the site configuration, the menu entries and the redirects that lead to a published item. */
async function findPlaces(database: Knex, schema: Schema | null, item: ChangedRow): Promise<ChangedRow[]> {
  const { collection, key } = item;
  const publishedRow: unknown = await database(collection).where({ id: key, status: 'published' }).first('id');
  if (publishedRow === undefined) return [];
  const uses = await findUses(database, schema, collection, [key]);
  const links = hasPages(collection) ? await findLinksTo(database, collection, [key], REDIRECT_NOTE) : [];
  return [...uses.filter((use) => use.collection === 'app_configs'), ...links];
}

const isWithdrawal = (payload: unknown): boolean => {
  const status = (payload as { status?: unknown } | null | undefined)?.status;
  return typeof status === 'string' && status !== 'published';
};

/** Checks whether the flow archives an expired item. A flow has rights without a user. */
const isExpiry = (accountability: HookContext['accountability'], payload: unknown): boolean =>
  !accountability?.user && (payload as { status?: unknown } | null | undefined)?.status === 'archived';

/** Reads the active reviewers who may publish the items of a collection. */
async function readReviewers(database: Knex, collection: string): Promise<string[]> {
  const users: string[] = await database('directus_users')
    .where({ status: 'active' })
    .whereNotIn('role', [ROLE.kid, ROLE.adult])
    .pluck('id');
  const reviewers: string[] = [];
  for (const user of users) {
    const { ids } = await readPolicies(database, user);
    const mayReview = collection !== guardedCollection || ids.has(POLICY.mentalHealthReviewer);
    if (ids.has(POLICY.reviewer) && mayReview) reviewers.push(user);
  }
  return reviewers;
}

async function writeExpiryNotices(database: Knex, item: ChangedRow, places: readonly ChangedRow[]): Promise<void> {
  for (const reviewer of await readReviewers(database, item.collection)) {
    const repeated: unknown = await database('directus_notifications')
      .where({ recipient: reviewer, collection: item.collection, item: String(item.key) })
      .where('timestamp', '>', new Date(Date.now() - REPEAT_MS))
      .first('id');
    if (repeated === undefined) await writeNotice(database, reviewer, item, places, 'expired');
  }
}

async function writeNotice(
  database: Knex,
  recipient: string,
  item: ChangedRow,
  places: readonly ChangedRow[],
  subject: 'subject' | 'expired' = 'subject',
): Promise<void> {
  const lang = await readStudioLanguage(database, recipient);
  const placesText = await describeUses(database, lang, places, async (_collection, keys) => keys);
  const itemText = await nameItem(database, lang, item);
  await database('directus_notifications').insert({
    timestamp: new Date(),
    status: 'inbox',
    recipient,
    subject: TEXTS[lang][subject](itemText).slice(0, 255),
    message: TEXTS[lang].message(placesText ?? ''),
    collection: item.collection,
    item: String(item.key),
  });
}
