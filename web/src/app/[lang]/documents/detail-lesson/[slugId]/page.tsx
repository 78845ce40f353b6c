import type { Metadata } from 'next';
import type { ItemPageProps } from '@/components/article/item-page';
import { ReaderPageView } from '@/features/reader/reader-page';
import { readerMetadata, readReader } from '@/features/reader/reader-route';

export const generateStaticParams = () => [];

export async function generateMetadata(props: ItemPageProps): Promise<Metadata> {
  return readerMetadata(await readReader(await props.params));
}

export default async function Page(props: ItemPageProps) {
  const { lang, book, terms } = await readReader(await props.params);
  return <ReaderPageView lang={lang} book={book} terms={terms} page={1} />;
}
