import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { Box } from '@/components/ui/box';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { Pagination } from '@/components/ui/pagination';
import { CardGrid, PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { formatListQuery, type ListQuery } from '@/routing/list-query';
import type { NewsPage } from './news.ts';
import { NewsCardView } from './news-card.tsx';

/** The news list: categories, sort, cards, pages. */
export function NewsList({ lang, page, query }: { lang: Lang; page: NewsPage; query: ListQuery }) {
  const t = getT(lang);
  const url = href(lang, 'news');
  const link = (change: Partial<ListQuery>) => `${url}${formatListQuery({ ...query, page: 1, ...change })}`;
  return (
    <>
      <PageHeading title={t('news:title')} intro={t('news:intro')} count={t('list.count', { count: page.total })} />
      <PageWidth>
        <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="8" rowGap="3" mb="8">
          <ChoiceLinks
            label={t('list.category')}
            choices={[
              {
                label: t('list.allCategories'),
                url: link({ category: undefined }),
                isCurrent: query.category === undefined,
              },
              ...page.categories.map(({ id, name }) => ({
                label: name,
                url: link({ category: id }),
                isCurrent: query.category === id,
              })),
            ]}
          />
          <ChoiceLinks
            label={t('list.sort')}
            choices={(['recent', 'oldest'] as const).map((sort) => ({
              label: t(`list.${sort}`),
              url: link({ sort }),
              isCurrent: query.sort === sort,
            }))}
          />
        </Box>
        {page.items.length === 0 ? (
          <EmptyState title={t('news:empty')} />
        ) : (
          <CardGrid>
            {page.items.map((news, index) => (
              <NewsCardView key={news.id} lang={lang} news={news} titleAs="h2" isFirst={index === 0} />
            ))}
          </CardGrid>
        )}
        <Pagination lang={lang} url={url} query={query} pages={page.pages} />
      </PageWidth>
    </>
  );
}
