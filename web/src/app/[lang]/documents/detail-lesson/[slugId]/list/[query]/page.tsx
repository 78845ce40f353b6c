import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { ReaderPageView } from '@/features/reader/reader-page';
import { readerMetadata, readReader } from '@/features/reader/reader-route';
import { parsePageSegment } from '@/routing/page-query';

interface Props {
  params: Promise<{ lang: string; slugId: string; query: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata(props: Props): Promise<Metadata> {
  return readerMetadata(await readReader(await props.params));
}

export default async function Page(props: Props) {
  const params = await props.params;
  const page = parsePageSegment(params.query) ?? notFound();
  const { lang, book, terms, url } = await readReader(params);
  // If the page number is greater than the number of pages, the visitor is redirected to the first page of the book.
  if (page > book.pages.length) redirect(url);
  return <ReaderPageView lang={lang} book={book} terms={terms} page={page} />;
}
