import type { Lang } from '@hat-nang/model/languages';
import { href, type RouteKey } from '@hat-nang/model/routes';
import { detailRoutes, listRoutes, relatedRoutes } from '@hat-nang/model/section-routes';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { getSiteConfig, type SiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import type { Crumb } from '@/components/layout/breadcrumb';
import { PageFrame } from '@/components/layout/page-frame';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { PageWidth } from '@/components/ui/section';
import { parseId, parseLang, parseSlugId } from '@/i18n/params';
import { getT } from '@/i18n/server';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { pageMetadata } from '@/seo/metadata';
import type { ArticleDates, HeadFacts, Item } from './article.ts';
import { CardList, type CardView } from './article-card.tsx';

/** The sections with a list and a page for each item. */
export type ListedSection = keyof typeof listRoutes;

/** Props of a page whose address ends in `{slug}-{id}`. */
export interface ItemPageProps {
  params: Promise<{ lang: string; slugId: string }>;
}

type ItemParams = Awaited<ItemPageProps['params']>;

/**
 * Reads the item of a `{slug}-{id}` address. Responds with 404 if no public item has the id, and with 308 if the slug differs from the slug of the item
 * (docs/design-notes.md "Routes").
 */
export const readItem = async <Shown extends Item>(
  params: ItemParams | Promise<ItemParams>,
  getItem: (lang: Lang, id: number) => Promise<Shown | undefined>,
): Promise<{ lang: Lang; item: Shown }> => {
  const { lang: segment, slugId } = await params;
  const lang = parseLang(segment);
  const { slug, id } = parseSlugId(slugId) ?? notFound();
  const item = (await getItem(lang, id)) ?? notFound();
  if (item.slug !== slug) permanentRedirect(item.url);
  return { lang, item };
};

/** Returns the metadata of the page of an item. Search engines do not index the page if its text is in another language. */
export const itemMetadata = (lang: Lang, route: RouteKey, item: Item & ArticleDates & HeadFacts): Promise<Metadata> =>
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

interface ItemPageFrameProps<Shown> {
  lang: Lang;
  word: ListedSection;
  item: Shown;
  jsonLd: (item: Shown, lang: Lang, config: SiteConfig, origin: string) => Record<string, unknown>;
  /** Breadcrumbs between the section and the item, such as the category. */
  parentCrumbs?: Crumb[];
  /** Content above the breadcrumb. */
  above?: ReactNode;
  children: ReactNode;
}

/** The frame of the page of an item, with breadcrumb and structured data. */
export async function ItemPageFrame<Shown extends Item & HeadFacts>({
  lang,
  word,
  item,
  jsonLd,
  parentCrumbs = [],
  above,
  children,
}: ItemPageFrameProps<Shown>) {
  const section = { name: getT(lang)(`${word}:title`), url: href(lang, listRoutes[word]) };
  const origin = publicUrl();
  const crumbs = [section, ...parentCrumbs, { name: item.title }];
  return (
    <PageFrame
      lang={lang}
      route={detailRoutes[word]}
      params={{ id: String(item.id) }}
      alternates={item.alternates}
      crumbs={crumbs}
      above={above}
    >
      <JsonLd data={jsonLd(item, lang, await getSiteConfig(lang), origin)} />
      <JsonLd data={breadcrumbJsonLd(lang, crumbs, origin)} />
      {children}
    </PageFrame>
  );
}

/** Props of the page that lists the related items of one item. */
export interface RelatedPageProps {
  params: Promise<{ lang: string; id: string }>;
}

type RelatedSection = keyof typeof relatedRoutes;

/** Reads the item whose related items are listed. Responds with 404 if no public item has the id. */
export const readRelatedTo = async <Shown extends Item>(
  { params }: RelatedPageProps,
  getItem: (lang: Lang, id: number) => Promise<Shown | undefined>,
): Promise<{ lang: Lang; item: Shown }> => {
  const { lang: segment, id } = await params;
  const lang = parseLang(segment);
  return { lang, item: (await getItem(lang, parseId(id) ?? notFound())) ?? notFound() };
};

/** Returns title and addresses of the page of related items. */
export const relatedMetadata = (lang: Lang, word: RelatedSection, { id, title }: Item): Promise<Metadata> =>
  pageMetadata({
    lang,
    route: relatedRoutes[word],
    params: { id: String(id) },
    title: getT(lang)(`${word}:relatedTo`, { title }),
  });

interface RelatedPageViewProps<Shown> {
  lang: Lang;
  word: RelatedSection;
  item: Item;
  related: readonly Shown[];
  card: CardView<Shown>;
  /** Content above the breadcrumb. */
  above?: ReactNode;
  /** Content after the list. */
  children?: ReactNode;
}

/** The page that lists the related items of one item. */
export function RelatedPageView<Shown extends Item>({
  lang,
  word,
  item,
  related,
  card,
  above,
  children,
}: RelatedPageViewProps<Shown>) {
  const t = getT(lang);
  const crumbs = [
    { name: t(`${word}:title`), url: href(lang, listRoutes[word]) },
    { name: item.title, url: item.url },
    { name: t(`${word}:related`) },
  ];
  return (
    <PageFrame lang={lang} route={relatedRoutes[word]} params={{ id: String(item.id) }} crumbs={crumbs} above={above}>
      <PageHeading title={t(`${word}:relatedTo`, { title: item.title })} />
      <PageWidth>
        <CardList
          lang={lang}
          items={related}
          card={card}
          titleAs="h2"
          empty={<EmptyState title={t(`${word}:empty`)} />}
        />
      </PageWidth>
      {children}
    </PageFrame>
  );
}
