import {
  HelpArticleDocument,
  type HelpArticleLinkFragment,
  type HelpArticleQuery,
  HelpArticlesByIdDocument,
  HelpCenterDocument,
  type HelpSectionFragment,
} from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { readByIds, readOne } from '@/cms/lists';
import { query } from '@/cms/query';
import { inOrder, present } from '@/cms/rows';
import { pickTranslation } from '@/cms/translation';
import { type Article, type ArticleCard, toArticle, toCard } from '@/components/article/article';

/** A part of the help centre with its articles, in the editors' order. */
export interface HelpSection {
  id: number;
  name: string;
  description: string;
  icon: string;
  articles: ArticleCard[];
}

/** A help article; lists show it as a card without a picture. */
export interface HelpArticle extends Article {
  sectionId?: number;
  sectionName: string;
}

const collection = 'help_articles';
const tags = [collectionTag(collection), TAG.all];

const toHelpCard = (raw: HelpArticleLinkFragment, lang: Lang): ArticleCard | undefined =>
  toCard(raw, lang, 'helpArticle');

const toSection = (
  raw: HelpSectionFragment,
  articles: readonly HelpArticleLinkFragment[],
  lang: Lang,
): HelpSection | undefined => {
  const text = pickTranslation(raw.translations, lang)?.text;
  if (!text?.name) return undefined;
  return {
    id: Number(raw.id),
    name: text.name,
    description: text.description ?? '',
    icon: raw.icon ?? 'ph:lifebuoy',
    articles: articles
      .filter(({ section }) => section?.id === raw.id)
      .map((each) => toHelpCard(each, lang))
      .filter(present),
  };
};

/** Directus row → article. */
export const toHelpArticle = (raw: HelpArticleQuery['items'][number], lang: Lang): HelpArticle | undefined =>
  toArticle(raw, lang, toHelpCard(raw, lang), () => ({
    sectionId: raw.section ? Number(raw.section.id) : undefined,
    sectionName: pickTranslation(raw.section?.translations, lang)?.text.name ?? '',
  }));

/** The whole help centre: sections that hold an article, in the editors' order. */
export const getHelpCenter = async (lang: Lang): Promise<HelpSection[]> => {
  const { help_sections, help_articles } = await query(HelpCenterDocument, {}, { tags });
  return help_sections
    .map((section) => toSection(section, inOrder(help_articles), lang))
    .filter(present)
    .filter(({ articles }) => articles.length > 0);
};

/** Every article, the newest first. */
export const listHelpArticles = async (lang: Lang): Promise<ArticleCard[]> =>
  (await getHelpCenter(lang))
    .flatMap(({ articles }) => articles)
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));

/** The articles with these ids, in any order; those that the public may not see are left out. */
export const listHelpArticlesById = async (lang: Lang, ids: number[]): Promise<ArticleCard[]> =>
  (await readByIds(HelpArticlesByIdDocument, ids)).map((raw) => toHelpCard(raw, lang)).filter(present);

/** One article, or undefined when there is none that the public may see. */
export const getHelpArticle = async (lang: Lang, id: number): Promise<HelpArticle | undefined> => {
  const raw = await readOne(HelpArticleDocument, collection, id, tags);
  return raw && toHelpArticle(raw, lang);
};

/** What else helps: the other articles of the section, in its order. */
export const relatedHelpArticles = (
  sections: readonly HelpSection[],
  { id, sectionId }: HelpArticle,
  limit = 4,
): ArticleCard[] =>
  (sections.find((section) => section.id === sectionId)?.articles ?? [])
    .filter((article) => article.id !== id)
    .slice(0, limit);
