import {
  type AboutUsArticleCardFragment,
  AboutUsArticleDocument,
  type AboutUsArticleQuery,
  AboutUsArticlesDocument,
} from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { readByIds, readItemById } from '@/cms/lists';
import { query } from '@/cms/query';
import { isPresent, sortRows } from '@/cms/rows';
import { type Article, type ArticleCard, toArticle, toCard } from '@/components/article/article';

const collection = 'about_us';

const toAboutUsCard = (raw: AboutUsArticleCardFragment, lang: Lang): ArticleCard | undefined =>
  toCard(raw, lang, 'aboutUsDetail');

/** Converts a Directus row to an article about the foundation. Undefined for a row without any translation. */
export const toAboutUsArticle = (raw: AboutUsArticleQuery['items'][number], lang: Lang): Article | undefined =>
  toArticle(raw, lang, toAboutUsCard(raw, lang));

/** Reads the articles in the editors' order, at most 100. */
export const listAboutUsArticles = async (lang: Lang): Promise<ArticleCard[]> => {
  const { items } = await query(AboutUsArticlesDocument, {}, { tags: [collectionTag(collection), TAG.all] });
  return sortRows(items)
    .map((raw) => toAboutUsCard(raw, lang))
    .filter(isPresent);
};

/** Reads the public articles with these ids. The result has no defined order. */
export const listAboutUsArticlesById = async (lang: Lang, ids: number[]): Promise<ArticleCard[]> =>
  (await readByIds(AboutUsArticlesDocument, ids)).map((raw) => toAboutUsCard(raw, lang)).filter(isPresent);

/** Reads one article. Undefined if no public article has this id, or if the article has no translation. */
export const getAboutUsArticle = async (lang: Lang, id: number): Promise<Article | undefined> => {
  const raw = await readItemById(AboutUsArticleDocument, collection, id, [TAG.all]);
  return raw && toAboutUsArticle(raw, lang);
};
