import type { Lang } from '@hat-nang/model/languages';
import { href, type RouteKey } from '@hat-nang/model/routes';
import { assetUrl, type Picture, type RawFile, toPicture } from '@/cms/assets';
import { type Alternates, pickTranslation, type RawTranslation, toAlternates } from '@/cms/translation';

/** The fields that items of every section have, in one language. */
export interface Item {
  id: number;
  title: string;
  slug: string;
  url: string;
  /** True if the text is in another language than the page. The page then shows a notice, and search engines do not index the page. */
  isFallback: boolean;
}

/**
 * Dates of publication and of the last change, as ISO times. Without a publication date, `publishedAt` is the creation date, or empty if that date is missing
 * too.
 */
export interface ArticleDates {
  publishedAt: string;
  updatedAt?: string;
}

/** Data for the `<head>` of an item's page. */
export interface HeadFacts {
  seoTitle: string;
  seoDescription: string;
  /** Slugs per language. */
  alternates: Alternates;
  /** Path of the share picture on this site. */
  shareImage?: string;
  /** True if editors plan no English text, so that its absence is intended. */
  isVietnameseOnly?: true;
}

/** An article in one language, as lists show it. */
export interface ArticleCard extends Item, ArticleDates {
  summary: string;
  picture?: Picture;
}

export interface Article extends ArticleCard, HeadFacts {
  /** HTML as it is stored. `Prose` sanitises it. */
  body: string;
}

interface RawItemText extends RawTranslation {
  title?: string | null;
}

interface RawHeadText extends RawTranslation {
  seo_title?: string | null;
  seo_description?: string | null;
}

interface RawCardText extends RawItemText {
  summary?: string | null;
  image_alt?: string | null;
}

interface RawDates {
  date_published?: string | null;
  date_created?: string | null;
  date_updated?: string | null;
}

interface WithTranslations<Text> {
  translations: readonly Text[];
}

interface RawChoices {
  image?: RawFile | null;
  is_vietnamese_only?: boolean | null;
}

interface RawCard<Text> extends RawDates, WithTranslations<Text> {
  id: string;
  image?: RawFile | null;
}

export const toDates = ({ date_published, date_created, date_updated }: RawDates): ArticleDates => ({
  publishedAt: date_published ?? date_created ?? '',
  updatedAt: date_updated ?? undefined,
});

/** Returns the selected translation of a row and the item built from it. Undefined for a row without any translation. */
export const toItem = <Text extends RawItemText>(
  { id: rawId, translations }: WithTranslations<Text> & { id: string },
  lang: Lang,
  route: RouteKey,
): { text: Text; item: Item } | undefined => {
  const pickedTranslation = pickTranslation(translations, lang);
  if (!pickedTranslation) return undefined;
  const { text, isFallback } = pickedTranslation;
  const id = Number(rawId);
  const slug = text.slug ?? '';
  return { text, item: { id, title: text.title ?? '', slug, url: href(lang, route, { slug, id }), isFallback } };
};

/** Returns the data for the `<head>`. The title and the summary of the item replace empty SEO fields. */
export const toHeadFacts = (
  { translations, image, is_vietnamese_only }: WithTranslations<RawHeadText> & RawChoices,
  text: RawHeadText,
  fallbackTexts: { title: string; summary: string },
): HeadFacts => ({
  seoTitle: text.seo_title || fallbackTexts.title,
  seoDescription: text.seo_description || fallbackTexts.summary,
  alternates: toAlternates(translations),
  shareImage: image ? assetUrl(image, 'og-1200x630') : undefined,
  ...(is_vietnamese_only ? { isVietnameseOnly: true } : {}),
});

/**
 * Converts a Directus row to a card. Undefined for a row without any translation.
 * @param route route of the page of a single item
 * @param toOwnFields returns the additional fields of the cards of this section
 */
export const toCard = <Text extends RawCardText, Own extends object = object>(
  raw: RawCard<Text>,
  lang: Lang,
  route: RouteKey,
  toOwnFields: (text: Text) => Own = () => ({}) as Own,
): (ArticleCard & Own) | undefined => {
  const pickedItem = toItem(raw, lang, route);
  if (!pickedItem) return undefined;
  const { text, item } = pickedItem;
  return {
    ...item,
    ...toDates(raw),
    summary: text.summary ?? '',
    picture: toPicture(raw.image, text.image_alt),
    ...toOwnFields(text),
  };
};

/**
 * Converts a card and its Directus row to an article. Undefined without a card or a translation.
 * @param toOwnFields returns the additional fields of the articles of this section
 */
export const toArticle = <
  Text extends RawHeadText & { body?: string | null },
  Card extends ArticleCard,
  Own extends object = object,
>(
  raw: WithTranslations<Text> & RawChoices,
  lang: Lang,
  card: Card | undefined,
  toOwnFields: (text: Text) => Own = () => ({}) as Own,
): (Card & HeadFacts & { body: string } & Own) | undefined => {
  const text = pickTranslation(raw.translations, lang)?.text;
  return card && text && { ...card, ...toHeadFacts(raw, text, card), body: text.body ?? '', ...toOwnFields(text) };
};
