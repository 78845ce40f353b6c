import { DocumentsFeedDocument } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { query } from '@/cms/query';
import { isPresent } from '@/cms/rows';
import { toDates, toItem } from '@/components/article/article';
import type { FeedItem } from '@/components/sections/section-feature';

/** Reads the newest `limit` documents for the feed, and then leaves out documents without a text in this language. */
export const feedDocuments = async (lang: Lang, limit: number): Promise<FeedItem[]> => {
  const tags = [collectionTag('documents'), TAG.all];
  const { documents } = await query(DocumentsFeedDocument, { limit }, { tags });
  return documents
    .map((raw) => {
      const { text, item } = toItem(raw, lang, 'documentsDetail') ?? {};
      if (!item || item.isFallback) return undefined;
      const summary = text?.seo_description || text?.subtitle || '';
      return { ...item, ...toDates(raw), summary, author: raw.author ?? undefined };
    })
    .filter(isPresent);
};
