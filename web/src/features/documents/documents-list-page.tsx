import type { Lang } from '@hat-nang/model/languages';
import { notFound } from 'next/navigation';
import { createSectionRoutes, ListPageFrame } from '@/components/article/list-page';
import { getT } from '@/i18n/server';
import { type DocumentsQuery, formatDocumentsQuery } from '@/routing/documents-query';
import { listDocuments } from './documents.ts';
import { DocumentsList } from './documents-list.tsx';

/** The documents list for an address. Responds with 404 to an unknown filter value. */
async function DocumentsListPage({ lang, query }: { lang: Lang; query: DocumentsQuery }) {
  const page = (await listDocuments(lang, query)) ?? notFound();
  const crumbs = [{ name: getT(lang)('documents:title') }];
  return (
    <ListPageFrame lang={lang} route="documents" crumbs={crumbs} page={query.page} pages={page.pages}>
      <DocumentsList lang={lang} page={page} query={query} />
    </ListPageFrame>
  );
}

export const documentsList = createSectionRoutes('documents', DocumentsListPage, formatDocumentsQuery);
