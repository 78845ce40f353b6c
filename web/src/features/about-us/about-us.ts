import {
  type AboutArticleCardFragment,
  AboutArticleDocument,
  type AboutArticleQuery,
  AboutArticlesDocument,
} from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { collectionTag, itemTag, TAG } from '@hat-nang/model/tags';
import { assetUrl, type Picture, toPicture } from '@/cms/assets';
import { query, unkept } from '@/cms/query';
import { inOrder, present } from '@/cms/rows';
import { sanitizeHtml } from '@/cms/sanitize-html';
import { type Alternates, alternatesOf, pickTranslation } from '@/cms/translation';

/** An article about the foundation in one language, as lists show it. */
export interface AboutArticleCard {
  id: number;
  title: string;
  slug: string;
  summary: string;
  picture?: Picture;
  publishedAt: string;
  updatedAt?: string;
  url: string;
  /** Shown in another language than asked: noted on the page, kept from search engines. */
  isFallback: boolean;
}

export interface AboutArticle extends AboutArticleCard {
  /** Sanitised HTML. */
  body: string;
  seoTitle: string;
  seoDescription: string;
  alternates: Alternates;
  /** Address of the picture that other sites show, on our own host. */
  shareImage?: string;
}

const collection = 'about_articles';

const toCard = (raw: AboutArticleCardFragment, lang: Lang): AboutArticleCard | undefined => {
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
    picture: toPicture(raw.image, text.image_alt),
    publishedAt: String(raw.date_published ?? raw.date_created ?? ''),
    updatedAt: raw.date_updated ? String(raw.date_updated) : undefined,
    url: href(lang, 'aboutArticle', { slug, id }),
    isFallback,
  };
};

/** Directus row → article. */
const toAboutArticle = (raw: AboutArticleQuery['about_articles'][number], lang: Lang): AboutArticle | undefined => {
  const card = toCard(raw, lang);
  const text = pickTranslation(raw.translations, lang)?.text;
  if (!card || !text) return undefined;
  return {
    ...card,
    body: sanitizeHtml(text.body),
    seoTitle: text.seo_title || card.title,
    seoDescription: text.seo_description || card.summary,
    alternates: alternatesOf(raw.translations),
    shareImage: raw.image ? assetUrl(raw.image, 'og-1200x630') : undefined,
  };
};

/** All articles in the editors' order; at most 100. */
export const listAboutArticles = async (lang: Lang): Promise<AboutArticleCard[]> => {
  const { about_articles } = await query(AboutArticlesDocument, {}, { tags: [collectionTag(collection), TAG.all] });
  return inOrder(about_articles)
    .map((raw) => toCard(raw, lang))
    .filter(present);
};

/** The articles with these ids, in any order; those that the public may not see are left out. */
export const listAboutArticlesById = async (lang: Lang, ids: number[]): Promise<AboutArticleCard[]> => {
  const { about_articles } = await query(AboutArticlesDocument, {}, unkept);
  return about_articles
    .filter(({ id }) => ids.includes(Number(id)))
    .map((raw) => toCard(raw, lang))
    .filter(present);
};

/** One article, or undefined when there is none that the public may see. */
export const getAboutArticle = async (lang: Lang, id: number): Promise<AboutArticle | undefined> => {
  const { about_articles } = await query(AboutArticleDocument, { id }, { tags: [itemTag(collection, id), TAG.all] });
  return about_articles[0] && toAboutArticle(about_articles[0], lang);
};
