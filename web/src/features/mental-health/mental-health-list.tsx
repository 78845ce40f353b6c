import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { ListPage } from '@/cms/lists';
import { CardList } from '@/components/article/article-card';
import { createListLinks } from '@/components/article/list-choices';
import { SortChoice } from '@/components/article/list-page';
import { Box } from '@/components/ui/box';
import { ChoiceDisclosure } from '@/components/ui/choice-disclosure';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { EmptyState } from '@/components/ui/empty-state';
import { FeedLink } from '@/components/ui/feed-link';
import { Icon } from '@/components/ui/icon';
import { PageHeading } from '@/components/ui/page-heading';
import { Pagination } from '@/components/ui/pagination';
import { Card, CardGrid, CardTitle, PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { formatListQuery, type ListQuery } from '@/routing/list-query';
import { EmergencyContacts } from './emergency-contacts.tsx';
import type { MentalHealthCard, MentalHealthCategory, MentalHealthChoices } from './mental-health.ts';
import { MentalHealthCardView } from './mental-health-card.tsx';
import { QuickExitHint } from './quick-exit.tsx';

interface MentalHealthListProps {
  lang: Lang;
  page: ListPage<MentalHealthCard>;
  choices: MentalHealthChoices;
  query: ListQuery;
  category?: MentalHealthCategory;
}

/** The start page of the section, or the page of a category, with audiences, emergency contacts and posts. */
export function MentalHealthList({ lang, page, choices, query, category }: MentalHealthListProps) {
  const t = getT(lang);
  const isUnfiltered = !category && formatListQuery(query) === '';
  const url = category?.url ?? href(lang, 'mentalHealth');
  return (
    <>
      <PageHeading
        title={category?.name ?? t('mental-health:title')}
        intro={category?.description ?? t('mental-health:intro')}
        count={t('list.count', { count: page.total })}
      />
      {isUnfiltered ? (
        <>
          <Categories categories={choices.categories} label={t('mental-health:categories')} />
          <EmergencyContacts lang={lang} />
        </>
      ) : null}
      <PageWidth>
        {category ? null : (
          <Box as="h2" fontSize="3xl" mb="4">
            {t('mental-health:articles')}
          </Box>
        )}
        <ListFilters lang={lang} choices={choices} query={query} category={category} url={url} />
        <CardList
          lang={lang}
          items={page.items}
          card={MentalHealthCardView}
          titleAs={category ? 'h2' : 'h3'}
          isAtTop
          empty={<EmptyState title={t('mental-health:empty')} />}
        />
        <Pagination lang={lang} url={url} query={query} pages={page.pages} />
        <FeedLink lang={lang} word="mental-health" />
      </PageWidth>
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

function ListFilters({
  lang,
  choices,
  query,
  category,
  url,
}: Omit<MentalHealthListProps, 'page'> & {
  url: string;
}) {
  const t = getT(lang);
  const listLinks = createListLinks(url, query, formatListQuery);
  const allLabel = t('list.allCategories');
  // The links to other categories drop the author filter, because the author may have no posts there.
  const otherCategoryQuery = formatListQuery({ ...query, page: 1, author: undefined });
  return (
    <Box display="flex" flexDirection="column" gap="3" mb="8">
      <ChoiceLinks
        label={t('mental-health:category')}
        choices={[
          { label: allLabel, url: `${href(lang, 'mentalHealth')}${otherCategoryQuery}`, isCurrent: !category },
          ...choices.categories.map((otherCategory) => ({
            label: otherCategory.name,
            url: `${otherCategory.url}${otherCategoryQuery}`,
            isCurrent: otherCategory.id === category?.id,
          })),
        ]}
      />
      <ChoiceLinks
        label={t('mental-health:audience')}
        choices={listLinks.buildFilterLinks('audience', t('mental-health:everyone'), choices.audiences)}
      />
      <ChoiceDisclosure
        label={t('mental-health:author')}
        choices={listLinks.buildFilterLinks('author', allLabel, choices.authors)}
      />
      <SortChoice lang={lang} choices={listLinks} />
    </Box>
  );
}
