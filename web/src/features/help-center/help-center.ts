import {
  HelpCenterArticleDocument,
  type HelpCenterArticleLinkFragment,
  type HelpCenterArticleQuery,
  HelpCenterArticlesByIdDocument,
  HelpCenterDocument,
  type HelpCenterSectionFragment,
} from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { readByIds, readItemById } from '@/cms/lists';
import { query } from '@/cms/query';
import { isPresent, sortRows } from '@/cms/rows';
import { pickTranslation } from '@/cms/translation';
import { type Article, type ArticleCard, toArticle, toCard } from '@/components/article/article';

/** A section of the help centre, with its articles in the order that editors set. */
export interface HelpCenterSection {
  id: number;
  name: string;
  description: string;
  icon: string;
  articles: ArticleCard[];
}

/** A help article. Help articles have no picture. */
export interface HelpCenterArticle extends Article {
  sectionId?: number;
  sectionName: string;
}

const collection = 'help_center';
const tags = [collectionTag(collection), TAG.all];

const toHelpCenterCard = (raw: HelpCenterArticleLinkFragment, lang: Lang): ArticleCard | undefined =>
  toCard(raw, lang, 'helpCenterDetail');

const toSection = (
  raw: HelpCenterSectionFragment,
  articles: readonly HelpCenterArticleLinkFragment[],
  lang: Lang,
): HelpCenterSection | undefined => {
  const text = pickTranslation(raw.translations, lang)?.text;
  if (!text?.name) return undefined;
  return {
    id: Number(raw.id),
    name: text.name,
    description: text.description ?? '',
    icon: raw.icon ?? 'ph:lifebuoy',
    articles: articles
      .filter(({ section }) => section?.id === raw.id)
      .map((article) => toHelpCenterCard(article, lang))
      .filter(isPresent),
  };
};

/** Converts a Directus row to an article. Undefined for a row without any translation. */
export const toHelpCenterArticle = (
  raw: HelpCenterArticleQuery['items'][number],
  lang: Lang,
): HelpCenterArticle | undefined =>
  toArticle(raw, lang, toHelpCenterCard(raw, lang), () => ({
    sectionId: raw.section ? Number(raw.section.id) : undefined,
    sectionName: pickTranslation(raw.section?.translations, lang)?.text.name ?? '',
  }));

/** Reads the sections that have at least one article, in the order that editors set. */
export const getHelpCenter = async (lang: Lang): Promise<HelpCenterSection[]> => {
  const { help_center_sections, help_center } = await query(HelpCenterDocument, {}, { tags });
  return help_center_sections
    .map((section) => toSection(section, sortRows(help_center), lang))
    .filter(isPresent)
    .filter(({ articles }) => articles.length > 0);
};

/** Reads all articles that belong to a section, the newest first. */
export const listHelpCenterArticles = async (lang: Lang): Promise<ArticleCard[]> =>
  (await getHelpCenter(lang))
    .flatMap(({ articles }) => articles)
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));

/** Reads the public articles with these ids. The result has no defined order. */
export const listHelpCenterArticlesById = async (lang: Lang, ids: number[]): Promise<ArticleCard[]> =>
  (await readByIds(HelpCenterArticlesByIdDocument, ids)).map((raw) => toHelpCenterCard(raw, lang)).filter(isPresent);

/** Reads one article. Undefined if no public article has this id, or if the article has no translation. */
export const getHelpCenterArticle = async (lang: Lang, id: number): Promise<HelpCenterArticle | undefined> => {
  const raw = await readItemById(HelpCenterArticleDocument, collection, id, tags);
  return raw && toHelpCenterArticle(raw, lang);
};

/** Returns at most `limit` other articles of the same section, in the order of the section. */
export const findRelatedHelpCenterArticles = (
  sections: readonly HelpCenterSection[],
  { id, sectionId }: HelpCenterArticle,
  limit = 4,
): ArticleCard[] =>
  (sections.find((section) => section.id === sectionId)?.articles ?? [])
    .filter((article) => article.id !== id)
    .slice(0, limit);
