import {
  type AboutArticleCardFragment,
  AboutArticleDocument,
  type AboutArticleQuery,
  AboutArticlesDocument,
} from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { readByIds, readOne } from '@/cms/lists';
import { query } from '@/cms/query';
import { inOrder, present } from '@/cms/rows';
import { type Article, type ArticleCard, toArticle, toCard } from '@/components/article/article';

const collection = 'about_articles';

const toAboutCard = (raw: AboutArticleCardFragment, lang: Lang): ArticleCard | undefined =>
  toCard(raw, lang, 'aboutArticle');

/** Directus row → article about the foundation. */
export const toAboutArticle = (raw: AboutArticleQuery['items'][number], lang: Lang): Article | undefined =>
  toArticle(raw, lang, toAboutCard(raw, lang));

/** All articles in the editors' order; at most 100. */
export const listAboutArticles = async (lang: Lang): Promise<ArticleCard[]> => {
  const { items } = await query(AboutArticlesDocument, {}, { tags: [collectionTag(collection), TAG.all] });
  return inOrder(items)
    .map((raw) => toAboutCard(raw, lang))
    .filter(present);
};

/** The articles with these ids, in any order; those that the public may not see are left out. */
export const listAboutArticlesById = async (lang: Lang, ids: number[]): Promise<ArticleCard[]> =>
  (await readByIds(AboutArticlesDocument, ids)).map((raw) => toAboutCard(raw, lang)).filter(present);

/** One article, or undefined when there is none that the public may see. */
export const getAboutArticle = async (lang: Lang, id: number): Promise<Article | undefined> => {
  const raw = await readOne(AboutArticleDocument, collection, id, [TAG.all]);
  return raw && toAboutArticle(raw, lang);
};
