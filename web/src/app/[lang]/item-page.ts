import type { Lang } from '@hat-nang/model/languages';
import type { RouteKey } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import type { Alternates } from '@/cms/translation';
import { asLang, parseSlugId } from '@/i18n/params';
import { pageMetadata } from '@/seo/metadata';

/** What an address that ends in `{slug}-{id}` gives its page. */
export interface ItemPageProps {
  params: Promise<{ lang: string; slugId: string }>;
}

/** The item of such an address: 404 when the public may not see it, 308 to its own slug from any other (readings, "Routes"). */
export const readItem = async <Item extends { slug: string; url: string }>(
  { params }: ItemPageProps,
  getItem: (lang: Lang, id: number) => Promise<Item | undefined>,
): Promise<{ lang: Lang; item: Item }> => {
  const { lang: segment, slugId } = await params;
  const lang = asLang(segment);
  const { slug, id } = parseSlugId(slugId) ?? notFound();
  const item = (await getItem(lang, id)) ?? notFound();
  if (item.slug !== slug) permanentRedirect(item.url);
  return { lang, item };
};

/** What the features' detail types have in common for the head of a page. */
interface ItemFacts {
  id: number;
  slug: string;
  alternates: Alternates;
  seoTitle: string;
  seoDescription: string;
  publishedAt: string;
  updatedAt?: string;
  isFallback: boolean;
}

/** The metadata of an item's page: an article, not offered to search engines where its text is in the other language. */
export const itemMetadata = (lang: Lang, route: RouteKey, item: ItemFacts): Promise<Metadata> =>
  pageMetadata({
    lang,
    route,
    params: { slug: item.slug, id: String(item.id) },
    alternates: item.alternates,
    title: item.seoTitle,
    description: item.seoDescription,
    type: 'article',
    publishedTime: item.publishedAt,
    modifiedTime: item.updatedAt,
    noindex: item.isFallback,
  });
