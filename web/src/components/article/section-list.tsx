import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { listRoutes } from '@hat-nang/model/section-routes';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import type { ListPage } from '@/cms/lists';
import { FeedLink } from '@/components/ui/feed-link';
import type { FilterGroup } from '@/components/ui/filter-panel';
import { PageHeading } from '@/components/ui/page-heading';
import { Pagination } from '@/components/ui/pagination';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { formatListQuery, hasFilters, type ListQuery } from '@/routing/list-query';
import type { Item } from './article.ts';
import type { CardView } from './article-card.tsx';
import { FilteredList } from './filtered-list.tsx';
import type { ListedSection } from './item-page.tsx';
import { ListPageFrame } from './list-page.tsx';

interface SectionListProps<Shown> {
  lang: Lang;
  word: ListedSection;
  query: ListQuery;
  page: ListPage<Shown>;
  card: CardView<Shown>;
  groups: FilterGroup[];
  /** Links of the sort orders. */
  sort: ReactNode;
  /** Content after the list. */
  children?: ReactNode;
}

/**
 * Checks whether the category of the address, if any, is an option of the filters. An address can contain any other id, and the cache would store a page for
 * each id.
 */
const isCategoryOffered = ({ category }: ListQuery, groups: readonly FilterGroup[]): boolean =>
  category === undefined ||
  groups.some(({ key, choices }) => key === 'category' && choices.some(({ isChosen }) => isChosen));

/** One page of the list of a section, with introduction, filters, cards and pagination. Responds with 404 to an unknown category. */
export function SectionList<Shown extends Item>({
  lang,
  word,
  query,
  page: { items, total, pages },
  card,
  groups,
  sort,
  children,
}: SectionListProps<Shown>) {
  // A new category can have items before the filters offer the category.
  if (total === 0 && !isCategoryOffered(query, groups)) notFound();
  const t = getT(lang);
  const route = listRoutes[word];
  const url = href(lang, route);
  const title = t(`${word}:title`);
  const frameProps = { lang, route, query: formatListQuery(query), page: query.page, pages };
  return (
    <ListPageFrame {...frameProps} crumbs={[{ name: title }]}>
      <PageHeading title={title} intro={t(`${word}:intro`)} />
      <FilteredList
        lang={lang}
        id={word}
        groups={groups}
        clearUrl={`${url}${formatListQuery({ sort: query.sort })}`}
        isFiltered={hasFilters(query)}
        showLabel={t('search:show', { count: total })}
        count={t('list.count', { count: total })}
        sort={sort}
        items={items}
        card={card}
        emptyText={t(`${word}:empty`)}
      >
        <Pagination lang={lang} url={url} query={query} pages={pages} />
      </FilteredList>
      <PageWidth>
        {children}
        <FeedLink lang={lang} word={word} />
      </PageWidth>
    </ListPageFrame>
  );
}
