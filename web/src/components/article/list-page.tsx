import type { Lang } from '@hat-nang/model/languages';
import type { RouteKey, RouteParams } from '@hat-nang/model/routes';
import { listRoutes } from '@hat-nang/model/section-routes';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { publicUrl } from '@/cms/settings';
import type { Alternates } from '@/cms/translation';
import { PageFrame, type PageFrameProps } from '@/components/layout/page-frame';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { parseLang } from '@/i18n/params';
import { getT } from '@/i18n/server';
import { defaultListQuery, formatListQuery, type ListQuery } from '@/routing/list-query';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { pageMetadata } from '@/seo/metadata';
import type { ListedSection } from './item-page.tsx';
import type { createListLinks } from './list-choices.ts';

interface ListMeta<Query> {
  route: RouteKey;
  title: string;
  description: string;
  query: Query;
  params?: RouteParams;
  alternates?: Alternates;
  /** Formats the query as the query string of the public address. */
  format?: (query: Query) => string;
}

/**
 * Returns the metadata of one page of a list. Search engines index only unfiltered pages in the default order. If `alternates` is given, this language must
 * also have a slug.
 */
export const listMetadata = <Query extends ListQuery>(
  lang: Lang,
  { query, title, alternates, format = formatListQuery, ...meta }: ListMeta<Query>,
): Promise<Metadata> =>
  pageMetadata({
    ...meta,
    lang,
    alternates,
    title: query.page > 1 ? `${title} – ${getT(lang)('list.page', { page: query.page })}` : title,
    query: format(query),
    noindex: format({ ...query, page: 1 }) !== '' || (alternates !== undefined && !alternates[lang]),
  });

interface ListPageFrameProps extends Omit<PageFrameProps, 'crumbs'> {
  crumbs: NonNullable<PageFrameProps['crumbs']>;
  page: number;
  pages: number;
}

/** The frame of one page of a list. Responds with 404 to a page number after the last page. */
export function ListPageFrame({ page, pages, children, ...frame }: ListPageFrameProps) {
  if (page > pages) notFound();
  return (
    <PageFrame {...frame}>
      <JsonLd data={breadcrumbJsonLd(frame.lang, frame.crumbs, publicUrl())} />
      {children}
    </PageFrame>
  );
}

/** Links that select the sort order of a list. */
export function SortChoice({
  lang,
  choices,
}: {
  lang: Lang;
  choices: Pick<ReturnType<typeof createListLinks>, 'buildSortLinks'>;
}) {
  const t = getT(lang);
  return <ChoiceLinks label={t('list.sort')} choices={choices.buildSortLinks((sort) => t(`list.${sort}`))} />;
}

interface ListView<Query> {
  metadata: (lang: Lang, query: Query) => Promise<Metadata>;
  page: (props: { lang: Lang; query: Query }) => ReactNode | Promise<ReactNode>;
}

/** Creates the list page of a section. The route functions below take the result. The section's messages contain the title and the description. */
export const createSectionListView = <Query extends ListQuery>(
  word: ListedSection,
  page: ListView<Query>['page'],
  format: (query: Query) => string,
): ListView<Query> => ({
  page,
  metadata: (lang, query) => {
    const t = getT(lang);
    const [title, description] = [t(`${word}:title`), t(`${word}:intro`)];
    return listMetadata(lang, { route: listRoutes[word], title, description, query, format });
  },
});

/** Creates the route of a list's first page in the default order. */
export const createPlainListRoute = ({ metadata, page: Page }: ListView<ListQuery>) => ({
  generateMetadata: async ({ params }: { params: Promise<{ lang: string }> }): Promise<Metadata> =>
    metadata(parseLang((await params).lang), defaultListQuery),
  page: async ({ params }: { params: Promise<{ lang: string }> }) => (
    <Page lang={parseLang((await params).lang)} query={defaultListQuery} />
  ),
});

interface FilteredRouteProps {
  params: Promise<{ lang: string; query: string }>;
}

/** Creates the route of all other pages of a list. `web/src/proxy.ts` converts the query string of the address to the path segment `query`. */
export const createFilteredListRoute = <Query extends ListQuery>(
  { metadata, page: Page }: ListView<Query>,
  parseSegment: (segment: string) => Query | undefined,
) => {
  const readProps = async ({ params }: FilteredRouteProps) => {
    const { lang, query } = await params;
    return { lang: parseLang(lang), query: parseSegment(query) ?? notFound() };
  };
  return {
    generateMetadata: async (props: FilteredRouteProps): Promise<Metadata> => {
      const { lang, query } = await readProps(props);
      return metadata(lang, query);
    },
    page: async (props: FilteredRouteProps) => <Page {...(await readProps(props))} />,
  };
};
