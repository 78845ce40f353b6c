import type { Lang } from '@hat-nang/model/languages';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { getT } from '@/i18n/server';
import { type DocumentsQuery, formatDocumentsQuery, isFiltered } from '@/routing/documents-query';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { pageMetadata } from '@/seo/metadata';
import { listDocuments } from './documents.ts';
import { DocumentsList } from './documents-list.tsx';

/** Title and addresses of one page of the documents list. Only the plain pages in the default order are offered to search engines. */
export const documentsListMetadata = (lang: Lang, query: DocumentsQuery): Promise<Metadata> => {
  const t = getT(lang);
  return pageMetadata({
    lang,
    route: 'documents',
    title: query.page > 1 ? `${t('documents:title')} – ${t('list.page', { page: query.page })}` : t('documents:title'),
    description: t('documents:intro'),
    query: formatDocumentsQuery(query),
    noindex: query.sort !== 'recent' || isFiltered(query),
  });
};

/** The documents list of an address: a page beyond the last one, or a filter by what there is not, is not found. */
export async function DocumentsListPage({ lang, query }: { lang: Lang; query: DocumentsQuery }) {
  const page = (await listDocuments(lang, query)) ?? notFound();
  if (query.page > page.pages) notFound();
  const crumbs = [{ name: getT(lang)('documents:title') }];
  return (
    <PageFrame lang={lang} route="documents" crumbs={crumbs}>
      <JsonLd data={breadcrumbJsonLd(lang, crumbs, publicUrl())} />
      <DocumentsList lang={lang} page={page} query={query} />
    </PageFrame>
  );
}
