import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { FilteredList } from '@/components/article/filtered-list';
import { createListLinks } from '@/components/article/list-choices';
import { SortChoice } from '@/components/article/list-page';
import { FeedLink } from '@/components/ui/feed-link';
import type { FilterGroup } from '@/components/ui/filter-panel';
import { PageHeading } from '@/components/ui/page-heading';
import { Pagination } from '@/components/ui/pagination';
import { getT } from '@/i18n/server';
import { type DocumentsQuery, formatDocumentsQuery, hasDocumentsFilters } from '@/routing/documents-query';
import { ListedDocument } from './document-card-view.tsx';
import { DocumentPopup } from './document-popup.tsx';
import type { DocumentsPage } from './documents.ts';

interface DocumentsListProps {
  lang: Lang;
  page: DocumentsPage;
  groups: FilterGroup[];
  query: DocumentsQuery;
}

/** The documents list: filters, sort order, cards, pagination, and the popup of a card. */
export function DocumentsList({ lang, page, groups, query }: DocumentsListProps) {
  const t = getT(lang);
  const url = href(lang, 'documents');
  return (
    <>
      <PageHeading title={t('documents:title')} intro={t('documents:intro')} />
      <FilteredList
        lang={lang}
        id="documents"
        groups={groups}
        clearUrl={`${url}${formatDocumentsQuery({ sort: query.sort })}`}
        isFiltered={hasDocumentsFilters(query)}
        showLabel={t(page.hasMore ? 'documents:filters.showAll' : 'documents:filters.show', { count: page.total })}
        count={t(page.hasMore ? 'documents:countMore' : 'documents:count', { count: page.total })}
        sort={<SortChoice lang={lang} choices={createListLinks(url, query, formatDocumentsQuery)} />}
        items={page.items}
        card={ListedDocument}
        min="15.5rem"
        emptyText={t('documents:empty')}
      >
        <Pagination lang={lang} url={url} query={query} pages={page.pages} format={formatDocumentsQuery} />
        <FeedLink lang={lang} word="documents" />
      </FilteredList>
      <DocumentPopup lang={lang} />
    </>
  );
}
