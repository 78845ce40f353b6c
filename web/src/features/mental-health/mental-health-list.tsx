import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { ListPage } from '@/cms/lists';
import { FilteredList } from '@/components/article/filtered-list';
import { createListLinks } from '@/components/article/list-choices';
import { SortChoice } from '@/components/article/list-page';
import { Box } from '@/components/ui/box';
import { FeedLink } from '@/components/ui/feed-link';
import type { FilterGroup } from '@/components/ui/filter-panel';
import { Icon } from '@/components/ui/icon';
import { PageHeading } from '@/components/ui/page-heading';
import { Pagination } from '@/components/ui/pagination';
import { Card, CardGrid, CardTitle, PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { formatListQuery, hasFilters, type ListQuery } from '@/routing/list-query';
import { EmergencyContacts } from './emergency-contacts.tsx';
import type { MentalHealthCard, MentalHealthCategory } from './mental-health.ts';
import { MentalHealthCardView } from './mental-health-card.tsx';
import { QuickExitHint } from './quick-exit.tsx';

interface MentalHealthListProps {
  lang: Lang;
  page: ListPage<MentalHealthCard>;
  categories: MentalHealthCategory[];
  groups: FilterGroup[];
  query: ListQuery;
  category?: MentalHealthCategory;
}

/**
 * The start page of the section, or the page of a category: filters, posts and emergency contacts. Without filters, in the default order and on page 1, the
 * start page also shows the categories.
 */
export function MentalHealthList({ lang, page, categories, groups, query, category }: MentalHealthListProps) {
  const t = getT(lang);
  const isUnfiltered = !category && formatListQuery(query) === '';
  const url = category?.url ?? href(lang, 'mentalHealth');
  return (
    <>
      <PageHeading
        title={category?.name ?? t('mental-health:title')}
        intro={category?.description || t('mental-health:intro')}
      />
      {isUnfiltered ? (
        <>
          <Categories categories={categories} label={t('mental-health:categories')} />
          <EmergencyContacts lang={lang} />
        </>
      ) : null}
      {category ? null : (
        <PageWidth>
          <Box as="h2" fontSize="3xl" mb="4">
            {t('mental-health:articles')}
          </Box>
        </PageWidth>
      )}
      <FilteredList
        lang={lang}
        id="mental-health"
        groups={groups}
        clearUrl={href(lang, 'mentalHealth') + formatListQuery({ sort: query.sort })}
        isFiltered={category !== undefined || hasFilters(query)}
        showLabel={t('search:show', { count: page.total })}
        count={t('list.count', { count: page.total })}
        sort={<SortChoice lang={lang} choices={createListLinks(url, query, formatListQuery)} />}
        items={page.items}
        card={MentalHealthCardView}
        titleAs={category ? 'h2' : 'h3'}
        emptyText={t('mental-health:empty')}
      >
        <Pagination lang={lang} url={url} query={query} pages={page.pages} />
        <FeedLink lang={lang} word="mental-health" />
      </FilteredList>
      {isUnfiltered ? null : <EmergencyContacts lang={lang} />}
      <QuickExitHint lang={lang} />
    </>
  );
}

function Categories({ categories, label }: { categories: MentalHealthCategory[]; label: string }) {
  return (
    <PageWidth as="section" aria-label={label}>
      <CardGrid min="20rem">
        {categories.map((category) => (
          <Card key={category.id} flexDirection="row" gap="4" p="5" alignItems="flex-start">
            <Box as="span" bg="bg.sunken" color="fg.heading" borderRadius="md" p="3" display="inline-flex">
              <Icon name={category.icon} size="2rem" />
            </Box>
            <Box>
              <CardTitle url={category.url} as="h2">
                {category.name}
              </CardTitle>
              <Box as="p" mt="1" color="fg.muted">
                {category.description}
              </Box>
            </Box>
          </Card>
        ))}
      </CardGrid>
    </PageWidth>
  );
}
