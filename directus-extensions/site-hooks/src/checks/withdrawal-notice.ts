/** Tells a person who takes an item down which lists of the site configuration, menus and redirects still lead to the item. */
import type { Hooks, Logger } from '@hat-nang/model/backend/directus-hooks';
import { isPerson } from '@hat-nang/model/backend/is-person';
import { PreviousOwners } from '@hat-nang/model/backend/previous-owners';
import { readStudioLanguage } from '@hat-nang/model/backend/studio-language';
import type { Lang } from '@hat-nang/model/languages';
import { publishableCollections } from '@hat-nang/model/publishing';
import type { Knex } from 'knex';
import { REDIRECT_NOTE } from '../slug-moves.ts';
import { describeItem, describeUses, findLinksTo, findUses, hasPages } from './find-uses.ts';
import type { ChangedRow, Key } from './owners.ts';

interface NoticeTexts {
  readonly subject: (item: string) => string;
  readonly message: (places: string) => string;
}

const TEXTS: Readonly<Record<Lang, NoticeTexts>> = {
  vi: {
    subject: (item) => `Đã gỡ nhưng vẫn có nơi dẫn tới: ${item}`,
    message: (places) =>
      `Mục này không còn hiện trên trang, nhưng vẫn được dùng ở ${places}. Danh sách của trang chủ bỏ qua mục này. Từ menu và chuyển hướng, người đọc gặp trang “Không tìm thấy”. Nếu không đăng lại, bạn hãy sửa những nơi đó.`,
  },
  en: {
    subject: (item) => `Taken down, but still linked: ${item}`,
    message: (places) =>
      `This item is no longer on the site, but is still used in ${places}. The lists of Home leave it out. From menus and redirects, readers get the page “Not found”. Unless you publish the item again, change these places.`,
  },
};

const readPublishedKeys = (database: Knex, collection: string, keys: readonly Key[]): Promise<Key[]> =>
  database(collection)
    .whereIn('id', [...keys])
    .where({ status: 'published' })
    .pluck('id');

/** Registers the hooks that write the notice. The Studio shows it below the bell. It is never mailed. */
export function registerWithdrawalNotice({ filter, action }: Pick<Hooks, 'filter' | 'action'>, logger: Logger): void {
  const publishedItems = new PreviousOwners<Key>(readPublishedKeys);
  filter('items.update', async (payload, { collection = '', keys = [] }, { database, accountability }) => {
    if (isPerson(accountability) && publishableCollections.includes(collection) && isWithdrawal(payload))
      await publishedItems.remember(database, collection, keys);
    return payload;
  });
  action('items.update', async ({ collection = '', keys = [], payload }, { database, schema, accountability }) => {
    const user = accountability?.user;
    if (!user || !publishableCollections.includes(collection) || !isWithdrawal(payload)) return;
    const withdrawnKeys = keys.filter((key) => publishedItems.take(collection, key).length > 0);
    try {
      const lang = await readStudioLanguage(database, user);
      for (const key of withdrawnKeys) {
        const places = await describeUses(
          database,
          lang,
          [
            ...(await findUses(database, schema, collection, [key])).filter(isListed),
            ...(hasPages(collection) ? await findLinksTo(database, collection, [key], REDIRECT_NOTE) : []),
          ],
          async (_collection, readableKeys) => readableKeys,
        );
        if (places !== undefined) await writeNotice(database, lang, user, { collection, key }, places);
      }
    } catch (error) {
      // The save is complete, so it must not fail because of its notice.
      logger.error(error, 'site-hooks: the notice about a withdrawn item was not written');
    }
  });
}

const isWithdrawal = (payload: unknown): boolean => {
  const status = (payload as { status?: unknown } | null | undefined)?.status;
  return typeof status === 'string' && status !== 'published';
};

const isListed = ({ collection }: ChangedRow) => collection === 'app_configs';

async function writeNotice(
  database: Knex,
  lang: Lang,
  recipient: string,
  item: ChangedRow,
  places: string,
): Promise<void> {
  await database('directus_notifications').insert({
    timestamp: new Date(),
    status: 'inbox',
    recipient,
    subject: TEXTS[lang].subject((await describeItem(database, lang, item)).replace(/ \(\/admin.*$/, '')).slice(0, 255),
    message: TEXTS[lang].message(places),
    collection: item.collection,
    item: String(item.key),
  });
}
