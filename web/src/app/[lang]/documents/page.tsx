import type { Metadata } from 'next';
import { DocumentsListPage, documentsListMetadata } from '@/features/documents/documents-list-page';
import { asLang } from '@/i18n/params';
import { defaultListQuery } from '@/routing/list-query';

interface Props {
  params: Promise<{ lang: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  documentsListMetadata(asLang((await params).lang), defaultListQuery);

export default async function Page({ params }: Props) {
  return <DocumentsListPage lang={asLang((await params).lang)} query={defaultListQuery} />;
}
