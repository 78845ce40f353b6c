import type { Lang } from '@hat-nang/model/languages';
import { notFound } from 'next/navigation';
import { countFilters } from '@/components/article/filter-counts';
import { createSectionListView, ListPageFrame } from '@/components/article/list-page';
import { getT } from '@/i18n/server';
import { type DocumentsQuery, formatDocumentsQuery } from '@/routing/documents-query';
import { documentFilters } from './document-filters.ts';
import { getDocumentLabels } from './document-labels.ts';
import { documentsTags, listDocuments } from './documents.ts';
import { DocumentsList } from './documents-list.tsx';

/** The documents list for a query. Responds with 404 to an unknown category, reading age or type of disability. */
async function DocumentsListPage({ lang, query }: { lang: Lang; query: DocumentsQuery }) {
  const allGroups = documentFilters(lang, query, await getDocumentLabels(lang));
  const [page = notFound(), groups] = await Promise.all([
    listDocuments(lang, query),
    countFilters('documents', query, allGroups, documentsTags),
  ]);
  const crumbs = [{ name: getT(lang)('documents:title') }];
  return (
    <ListPageFrame lang={lang} route="documents" crumbs={crumbs} page={query.page} pages={page.pages}>
      <DocumentsList lang={lang} page={page} groups={groups} query={query} />
    </ListPageFrame>
  );
}

export const documentsList = createSectionListView('documents', DocumentsListPage, formatDocumentsQuery);
