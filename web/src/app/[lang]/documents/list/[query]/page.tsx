import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocumentsListPage, documentsListMetadata } from '@/features/documents/documents-list-page';
import { asLang } from '@/i18n/params';
import { fromDocumentsSegment } from '@/routing/documents-query';

interface Props {
  params: Promise<{ lang: string; query: string }>;
}

export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { lang, query } = await params;
  return { lang: asLang(lang), query: fromDocumentsSegment(query) ?? notFound() };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, query } = await read(props);
  return documentsListMetadata(lang, query);
}

export default async function Page(props: Props) {
  return <DocumentsListPage {...(await read(props))} />;
}
