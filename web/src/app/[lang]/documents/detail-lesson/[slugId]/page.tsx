import type { Metadata } from 'next';
import { readerMetadata, readReader } from '@/features/reader/read-reader';
import { ReaderPageView } from '@/features/reader/reader-page';
import type { ItemPageProps } from '../../../item-page.ts';

export const generateStaticParams = () => [];

export async function generateMetadata(props: ItemPageProps): Promise<Metadata> {
  return readerMetadata(await readReader(await props.params));
}

export default async function Page(props: ItemPageProps) {
  const { lang, book } = await readReader(await props.params);
  return <ReaderPageView lang={lang} book={book} page={1} />;
}
