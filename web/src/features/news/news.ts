import {
  NewsDetailDocument,
  type NewsDetailQuery,
  NewsListDocument,
  type NewsListQuery,
} from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { collectionTag, itemTag, TAG } from '@hat-nang/model/tags';
import { assetUrl, type Picture, toPicture } from '@/cms/assets';
import { query, unkept } from '@/cms/query';
import { sanitizeHtml } from '@/cms/sanitize-html';
import { type Alternates, alternatesOf, pickTranslation } from '@/cms/translation';
import { type ListQuery, lastPage, pageSize } from '@/routing/list-query';

interface NewsCategory {
  id: number;
  name: string;
  color?: string;
}

/** A news item in one language (specification, section 3), as lists show it. */
export interface NewsCard {
  id: number;
  title: string;
  slug: string;
  summary: string;
  author: string;
  publishedAt: string;
  updatedAt?: string;
  isPinned: boolean;
  category?: NewsCategory;
  picture?: Picture;
  url: string;
  /** Shown in another language than asked: noted on the page, kept from search engines. */
  isFallback: boolean;
}

export interface News extends NewsCard {
  /** Sanitised HTML. */
  body: string;
  seoTitle: string;
  seoDescription: string;
  /** Slugs per language. */
  alternates: Alternates;
  /** Address of the picture that other sites show, on our own host. */
  shareImage?: string;
}

export interface NewsPage {
  items: NewsCard[];
  categories: NewsCategory[];
  total: number;
  /** Pages of 12 items, at most 500. */
  pages: number;
}

type RawNews = NewsListQuery['news'][number];
type RawNewsDetail = NewsDetailQuery['news'][number];

const toCategory = (
  raw: RawNews['category'] | NewsListQuery['categories'][number],
  lang: Lang,
): NewsCategory | undefined => {
  const text = pickTranslation(raw?.translations, lang)?.text;
  return raw && text?.name ? { id: Number(raw.id), name: text.name, color: raw.color ?? undefined } : undefined;
};

/** Directus row → card; undefined for a row without any text. */
export const toNewsCard = (raw: RawNews | RawNewsDetail, lang: Lang): NewsCard | undefined => {
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
    author: raw.author ?? '',
    publishedAt: String(raw.date_published ?? raw.date_created ?? ''),
    updatedAt: raw.date_updated ? String(raw.date_updated) : undefined,
    isPinned: raw.is_pinned === true,
    category: toCategory(raw.category, lang),
    picture: toPicture(raw.image, text.image_alt),
    url: href(lang, 'newsDetail', { slug, id }),
    isFallback,
  };
};

const toNews = (raw: RawNewsDetail, lang: Lang): News | undefined => {
  const card = toNewsCard(raw, lang);
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

const tag = collectionTag('news');
const present = <T>(item: T | undefined): item is T => item !== undefined;

/** One page of the news list. Pinned items come first in the default order only, and never where the list is strictly `byDate`. */
export const listNews = async (
  lang: Lang,
  { page, sort, category }: ListQuery,
  { limit = pageSize, except, byDate = false }: { limit?: number; except?: number; byDate?: boolean } = {},
): Promise<NewsPage> => {
  const direction = sort === 'oldest' ? '' : '-';
  const data = await query(
    NewsListDocument,
    {
      filter: {
        ...(category ? { category: { id: { _eq: category } } } : {}),
        ...(except ? { id: { _neq: except } } : {}),
      },
      sort: [
        ...(sort === 'recent' && !except && !byDate ? ['-is_pinned'] : []),
        `${direction}date_published`,
        `${direction}id`,
      ],
      limit,
      offset: (page - 1) * limit,
    },
    { tags: [tag, TAG.categories, TAG.all] },
  );
  const total = Number(data.news_aggregated[0]?.count?.id ?? 0);
  return {
    items: data.news.map((raw) => toNewsCard(raw, lang)).filter(present),
    categories: data.categories.map((raw) => toCategory(raw, lang)).filter(present),
    total,
    pages: Math.min(lastPage, Math.max(1, Math.ceil(total / limit))),
  };
};

/** The news items with these ids, in any order; those that the public may not see are left out. */
export const listNewsById = async (lang: Lang, ids: number[]): Promise<NewsCard[]> => {
  const { news } = await query(NewsListDocument, { filter: { id: { _in: ids } }, limit: ids.length }, unkept);
  return news.map((raw) => toNewsCard(raw, lang)).filter(present);
};

/** One news item, or undefined when there is none that the public may see. */
export const getNews = async (lang: Lang, id: number): Promise<News | undefined> => {
  const { news } = await query(NewsDetailDocument, { id }, { tags: [itemTag('news', id), TAG.categories, TAG.all] });
  return news[0] && toNews(news[0], lang);
};

/** Other items worth reading next: the same category first, then the newest. */
export const listRelatedNews = async (lang: Lang, news: NewsCard, limit = 3): Promise<NewsCard[]> => {
  const recent = { page: 1, sort: 'recent' } as const;
  const same = news.category
    ? (await listNews(lang, { ...recent, category: news.category.id }, { limit, except: news.id })).items
    : [];
  if (same.length >= limit) return same;
  const others = (await listNews(lang, recent, { limit: limit * 2, except: news.id })).items;
  return [...same, ...others.filter((other) => same.every(({ id }) => id !== other.id))].slice(0, limit);
};
