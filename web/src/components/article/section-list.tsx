import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { listRoutes } from '@hat-nang/model/section-routes';
import type { ReactNode } from 'react';
import type { ListPage } from '@/cms/lists';
import { EmptyState } from '@/components/ui/empty-state';
import { FeedLink } from '@/components/ui/feed-link';
import { PageHeading } from '@/components/ui/page-heading';
import { Pagination } from '@/components/ui/pagination';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { formatListQuery, type ListQuery } from '@/routing/list-query';
import type { Item } from './article.ts';
import { CardList, type CardView } from './article-card.tsx';
import type { ListedSection } from './item-page.tsx';
import { ListPageFrame } from './list-page.tsx';

interface SectionListProps<Shown> {
  lang: Lang;
  word: ListedSection;
  query: ListQuery;
  page: ListPage<Shown>;
  card: CardView<Shown>;
  /** Filters and the links of the sort orders. */
  filters: ReactNode;
  /** Content after the list. */
  children?: ReactNode;
}

/** One page of a section's list, with introduction, filters, cards and pagination. */
export function SectionList<Shown extends Item>({
  lang,
  word,
  query,
  page: { items, total, pages },
  card,
  filters,
  children,
}: SectionListProps<Shown>) {
  const t = getT(lang);
  const route = listRoutes[word];
  const title = t(`${word}:title`);
  const frameProps = { lang, route, query: formatListQuery(query), page: query.page, pages };
  return (
    <ListPageFrame {...frameProps} crumbs={[{ name: title }]}>
      <PageHeading title={title} intro={t(`${word}:intro`)} count={t('list.count', { count: total })} />
      <PageWidth>
        {filters}
        <CardList
          lang={lang}
          items={items}
          card={card}
          titleAs="h2"
          isAtTop
          empty={<EmptyState title={t(`${word}:empty`)} />}
        />
        <Pagination lang={lang} url={href(lang, route)} query={query} pages={pages} />
        {children}
        <FeedLink lang={lang} word={word} />
      </PageWidth>
    </ListPageFrame>
  );
}
