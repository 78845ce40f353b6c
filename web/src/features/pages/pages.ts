import { StaticPageDocument, type StaticPageQuery } from '@codegen/graphql/graphql';
import type { Lang } from '@hat-nang/model/languages';
import { collectionTag, TAG } from '@hat-nang/model/tags';
import { type Picture, toPicture } from '@/cms/assets';
import { query } from '@/cms/query';
import { sanitizeHtml } from '@/cms/sanitize-html';
import { type Alternates, alternatesOf, pickTranslation } from '@/cms/translation';

/** A static page in one language (`/trang/{slug}`). */
export interface StaticPage {
  title: string;
  slug: string;
  summary: string;
  /** Sanitised HTML. */
  body: string;
  picture?: Picture;
  updatedAt?: string;
  seoTitle: string;
  seoDescription: string;
  alternates: Alternates;
  isFallback: boolean;
}

const toStaticPage = (raw: StaticPageQuery['pages'][number], lang: Lang): StaticPage | undefined => {
  const picked = pickTranslation(raw.translations, lang);
  if (!picked) return undefined;
  const { text, isFallback } = picked;
  return {
    title: text.title ?? '',
    slug: text.slug ?? '',
    summary: text.summary ?? '',
    body: sanitizeHtml(text.body),
    picture: toPicture(raw.image, ''),
    updatedAt: raw.date_updated ? String(raw.date_updated) : undefined,
    seoTitle: text.seo_title || (text.title ?? ''),
    seoDescription: text.seo_description || (text.summary ?? ''),
    alternates: alternatesOf(raw.translations),
    isFallback,
  };
};

/** The published page with this slug: in this language first, else the one that carries it in the other (its own address is then another). */
export const getStaticPage = async (lang: Lang, slug: string): Promise<StaticPage | undefined> => {
  const { pages } = await query(StaticPageDocument, { slug }, { tags: [collectionTag('pages'), TAG.all] });
  const found = pages.map((raw) => toStaticPage(raw, lang)).filter((page) => page !== undefined);
  return found.find((page) => page.slug === slug) ?? found[0];
};
