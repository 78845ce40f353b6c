import { DocumentsFeedDocument } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { query } from '@/cms/query';
import { present } from '@/cms/rows';
import { pickTranslation } from '@/cms/translation';
import type { FeedItem } from '@/components/sections/section-feature';

/** The newest documents that have a text in the language, for their feed. */
export const feedDocuments = async (lang: Lang, limit: number): Promise<FeedItem[]> => {
  const tags = [collectionTag('documents'), TAG.all];
  const { documents } = await query(DocumentsFeedDocument, { limit }, { tags });
  return documents
    .map(({ id, author, date_published, date_created, translations }) => {
      const picked = pickTranslation(translations, lang);
      if (!picked || picked.isFallback) return undefined;
      const { title, slug, subtitle, seo_description } = picked.text;
      return {
        title: title ?? '',
        summary: seo_description || subtitle || '',
        publishedAt: String(date_published ?? date_created),
        url: href(lang, 'lesson', { slug: slug ?? '', id }),
        author: author ?? undefined,
      };
    })
    .filter(present);
};
