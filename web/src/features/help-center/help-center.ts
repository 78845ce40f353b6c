import {
  HelpArticleDocument,
  type HelpArticleLinkFragment,
  type HelpArticleQuery,
  HelpCenterDocument,
  type HelpSectionFragment,
} from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { collectionTag, itemTag, TAG } from '@hat-nang/model/tags';
import { query, unkept } from '@/cms/query';
import { inOrder, present } from '@/cms/rows';
import { sanitizeHtml } from '@/cms/sanitize-html';
import { type Alternates, alternatesOf, pickTranslation } from '@/cms/translation';

/** A help article in one language, as lists show it. */
export interface HelpArticleLink {
  id: number;
  title: string;
  slug: string;
  summary: string;
  publishedAt: string;
  updatedAt?: string;
  url: string;
  /** Shown in another language than asked: noted on the page, kept from search engines. */
  isFallback: boolean;
}

/** A part of the help centre with its articles, in the editors' order. */
export interface HelpSection {
  id: number;
  name: string;
  description: string;
  icon: string;
  articles: HelpArticleLink[];
}

export interface HelpArticle extends HelpArticleLink {
  sectionId?: number;
  sectionName: string;
  /** Sanitised HTML. */
  body: string;
  seoTitle: string;
  seoDescription: string;
  alternates: Alternates;
}

const collection = 'help_articles';
const tags = [collectionTag(collection), TAG.all];

const toLink = (raw: HelpArticleLinkFragment, lang: Lang): HelpArticleLink | undefined => {
  const picked = pickTranslation(raw.translations, lang);
  if (!picked) return undefined;
  const { text, isFallback } = picked;
  const id = Number(raw.id);
  const slug = text.slug ?? '';
  return {
    id,
    title: text.title ?? '',
    slug,
    summary: text.summary ?? '',
    publishedAt: String(raw.date_published ?? raw.date_created ?? ''),
    updatedAt: raw.date_updated ? String(raw.date_updated) : undefined,
    url: href(lang, 'helpArticle', { slug, id }),
    isFallback,
  };
};

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
      .map((each) => toLink(each, lang))
      .filter(present),
  };
};

/** Directus row → article. */
const toHelpArticle = (raw: HelpArticleQuery['help_articles'][number], lang: Lang): HelpArticle | undefined => {
  const link = toLink(raw, lang);
  const text = pickTranslation(raw.translations, lang)?.text;
  if (!link || !text) return undefined;
  return {
    ...link,
    sectionId: raw.section ? Number(raw.section.id) : undefined,
    sectionName: pickTranslation(raw.section?.translations, lang)?.text.name ?? '',
    body: sanitizeHtml(text.body),
    seoTitle: text.seo_title || link.title,
    seoDescription: text.seo_description || link.summary,
    alternates: alternatesOf(raw.translations),
  };
};

/** The whole help centre: sections that hold an article, in the editors' order. */
export const getHelpCenter = async (lang: Lang): Promise<HelpSection[]> => {
  const { help_sections, help_articles } = await query(HelpCenterDocument, {}, { tags });
  return help_sections
    .map((section) => toSection(section, inOrder(help_articles), lang))
    .filter(present)
    .filter(({ articles }) => articles.length > 0);
};

/** Every article, the newest first. */
export const listHelpArticles = async (lang: Lang): Promise<HelpArticleLink[]> =>
  (await getHelpCenter(lang))
    .flatMap(({ articles }) => articles)
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));

/** The articles with these ids, in any order; those that the public may not see are left out. */
export const listHelpArticlesById = async (lang: Lang, ids: number[]): Promise<HelpArticleLink[]> => {
  const { help_articles } = await query(HelpCenterDocument, {}, unkept);
  return help_articles
    .filter(({ id }) => ids.includes(Number(id)))
    .map((each) => toLink(each, lang))
    .filter(present);
};

/** One article, or undefined when there is none that the public may see. */
export const getHelpArticle = async (lang: Lang, id: number): Promise<HelpArticle | undefined> => {
  const { help_articles } = await query(HelpArticleDocument, { id }, { tags: [itemTag(collection, id), ...tags] });
  return help_articles[0] && toHelpArticle(help_articles[0], lang);
};

/** What else helps: the other articles of the section, in its order. */
export const relatedHelpArticles = (
  sections: readonly HelpSection[],
  { id, sectionId }: HelpArticle,
  limit = 4,
): HelpArticleLink[] =>
  (sections.find((section) => section.id === sectionId)?.articles ?? [])
    .filter((article) => article.id !== id)
    .slice(0, limit);
