import { PreparedDocumentDocument } from '@codegen/graphql/graphql';
import { query } from '@/cms/query';
import { collectionTag, itemTag, TAG } from '@/cms/tags';
import { type Alternates, alternatesOf, pickTranslation } from '@/cms/translation';
import type { Lang } from '@/i18n/languages';
import type { RouteKey } from '@/i18n/routes';

/** What an address of a section that is still being prepared stands for: enough to answer 404 and 308 rightly from the first day. */
export interface PreparedItem {
  title: string;
  alternates: Alternates;
}

const details = {
  lessonDetail: { collection: 'documents', document: PreparedDocumentDocument },
} as const;

/** Whether an address of this route stands for an item of a collection. */
export const hasItem = (route: RouteKey): route is keyof typeof details => route in details;

/** The item behind a detail address, or undefined when there is none that the public may see. */
export const getPreparedItem = async (
  lang: Lang,
  route: keyof typeof details,
  id: number,
): Promise<PreparedItem | undefined> => {
  const { collection, document } = details[route];
  const { items } = await query(
    document,
    { id },
    { tags: [collectionTag(collection), itemTag(collection, id), TAG.all] },
  );
  const item = items[0];
  const text = pickTranslation(item?.translations, lang)?.text;
  return item && text ? { title: text.title ?? '', alternates: alternatesOf(item.translations) } : undefined;
};
