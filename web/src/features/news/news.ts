import {
  type NewsCardFragment,
  NewsDetailDocument,
  type NewsDetailQuery,
  NewsListDocument,
} from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { type Category, toCategory } from '@/cms/categories';
import { type ListPage, readByIds, readItemById, readListPage, readRelated } from '@/cms/lists';
import { isPresent } from '@/cms/rows';
import { type Article, type ArticleCard, toArticle, toCard } from '@/components/article/article';
import type { ListQuery } from '@/routing/list-query';

/** Fields that a news item has in addition to the fields of every article (docs/specification.md §3). */
interface NewsFacts {
  author: string;
  isPinned: boolean;
  category?: Category;
}
export type NewsCard = ArticleCard & NewsFacts;
export type News = Article & NewsFacts;

const sharedTags = [TAG.categories, TAG.all];

/** Converts a Directus row to a card. Undefined for a row without any translation. */
export const toNewsCard = (raw: NewsCardFragment, lang: Lang): NewsCard | undefined =>
  toCard(raw, lang, 'newsDetail', () => ({
    author: raw.author ?? '',
    isPinned: raw.is_pinned === true,
    category: toCategory(raw.category, lang),
  }));

/** Converts a Directus row to a news item. Undefined for a row without any translation. */
export const toNews = (raw: NewsDetailQuery['items'][number], lang: Lang): News | undefined =>
  toArticle(raw, lang, toNewsCard(raw, lang));

/** Reads one page of the news. With the sort order `recent` and without `byDate` and `except`, pinned items are first. */
export const listNews = (
  lang: Lang,
  { page, sort, category }: ListQuery,
  {
    limit,
    except: exceptId,
    byDate: isSortedByDate = false,
  }: { limit?: number; except?: number; byDate?: boolean } = {},
): Promise<ListPage<NewsCard>> =>
  readListPage(
    NewsListDocument,
    {
      ...(category ? { category: { id: { _eq: category } } } : {}),
      ...(exceptId ? { id: { _neq: exceptId } } : {}),
    },
    { page, sort },
    {
      by: 'date_published',
      first: sort === 'recent' && !exceptId && !isSortedByDate ? ['-is_pinned'] : [],
      limit,
      tags: [collectionTag('news'), ...sharedTags],
      toCard: (raw) => toNewsCard(raw, lang),
    },
  );

/** Reads the public news items among these ids, in any order. */
export const listNewsById = async (lang: Lang, ids: number[]): Promise<NewsCard[]> =>
  (await readByIds(NewsListDocument, ids)).map((raw) => toNewsCard(raw, lang)).filter(isPresent);

/** Reads one news item. Undefined if no public news item has this id. */
export const getNews = async (lang: Lang, id: number): Promise<News | undefined> => {
  const raw = await readItemById(NewsDetailDocument, 'news', id, sharedTags);
  return raw && toNews(raw, lang);
};

/** Reads related news: first the newest of the same category, then the newest of all. */
export const listRelatedNews = (lang: Lang, news: NewsCard, limit = 3): Promise<NewsCard[]> =>
  readRelated(news, limit, async (size, category) => {
    const recentQuery = { page: 1, sort: 'recent', category: category?.id } as const;
    return (await listNews(lang, recentQuery, { limit: size, except: news.id })).items;
  });
