import { StaticPageDocument, type StaticPageQuery } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { query } from '@/cms/query';
import { isPresent } from '@/cms/rows';
import { type Article, toArticle, toCard } from '@/components/article/article';

/** Converts a Directus row to a static page (`/trang/{slug}`, `/en/page/{slug}`). Undefined for a row without any translation. */
export const toStaticPage = (raw: StaticPageQuery['items'][number], lang: Lang): Article | undefined =>
  toArticle(raw, lang, toCard(raw, lang, 'pagesDetail'));

/**
 * Finds the public page that has this slug in any language. A page that is shown under this slug in `lang` is preferred. If the page is shown under another
 * slug, the route redirects to its `url`.
 */
export const getStaticPage = async (lang: Lang, slug: string): Promise<Article | undefined> => {
  const options = { tags: [collectionTag('pages'), TAG.all], item: { collection: 'pages' } };
  const { items } = await query(StaticPageDocument, { slug }, options);
  const pages = items.map((raw) => toStaticPage(raw, lang)).filter(isPresent);
  return pages.find((page) => page.slug === slug) ?? pages[0];
};
