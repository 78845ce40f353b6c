import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { CardList } from '@/components/article/article-card';
import { createListLinks } from '@/components/article/list-choices';
import { SortChoice } from '@/components/article/list-page';
import { Box } from '@/components/ui/box';
import { EmptyState } from '@/components/ui/empty-state';
import { FeedLink } from '@/components/ui/feed-link';
import { ChosenFilters, FilterPanel } from '@/components/ui/filter-panel';
import { KeepChoice } from '@/components/ui/keep-choice';
import { ButtonLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Pagination } from '@/components/ui/pagination';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { type DocumentsQuery, formatDocumentsQuery, isFiltered } from '@/routing/documents-query';
import { ListedDocument } from './document-card-view.tsx';
import { documentFilters } from './document-filters.ts';
import { DocumentPopup } from './document-popup.tsx';
import type { DocumentsPage } from './documents.ts';

/** The documents list: filters, sort order, cards, pagination, and the popup of a card. */
export function DocumentsList({ lang, page, query }: { lang: Lang; page: DocumentsPage; query: DocumentsQuery }) {
  const t = getT(lang);
  const url = href(lang, 'documents');
  const groups = documentFilters(lang, query, page.labels);
  const removeLabel = (name: string) => t('documents:filters.remove', { name });
  const clear = {
    url: `${url}${formatDocumentsQuery({ sort: query.sort })}`,
    label: t('documents:filters.clear'),
  };
  return (
    <>
      <PageHeading title={t('documents:title')} intro={t('documents:intro')} />
      <PageWidth
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }}
        columnGap="8"
        rowGap="5"
        alignItems="start"
      >
        <FilterPanel
          title={t('documents:filters.title')}
          groups={groups}
          removeLabel={removeLabel}
          results={{
            url: '#documents',
            label: t(page.hasMore ? 'documents:filters.showAll' : 'documents:filters.show', { count: page.total }),
          }}
        />
        <Box>
          <Box display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="3" mb="5">
            <Box as="p" fontWeight="bold" color="fg.heading" fontSize="lg">
              {t(page.hasMore ? 'documents:countMore' : 'documents:count', { count: page.total })}
            </Box>
            <SortChoice lang={lang} choices={createListLinks(url, query, formatDocumentsQuery)} />
          </Box>
          <ChosenFilters
            label={t('documents:filters.chosen')}
            groups={groups}
            removeLabel={removeLabel}
            clear={clear}
          />
          <Box id="documents" tabIndex={-1} outline="none">
            <CardList
              lang={lang}
              items={page.items}
              card={ListedDocument}
              titleAs="h2"
              isAtTop
              min="15.5rem"
              empty={
                isFiltered(query) ? (
                  <EmptyState title={t('list.noResults')} text={t('documents:noResultsHint')}>
                    <ButtonLink href={clear.url}>{clear.label}</ButtonLink>
                  </EmptyState>
                ) : (
                  <EmptyState title={t('documents:empty')} />
                )
              }
            />
          </Box>
          <Pagination lang={lang} url={url} query={query} pages={page.pages} format={formatDocumentsQuery} />
          <FeedLink lang={lang} word="documents" />
        </Box>
      </PageWidth>
      <KeepChoice />
      <DocumentPopup lang={lang} />
    </>
  );
}
