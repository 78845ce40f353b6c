import type { Metadata } from 'next';
import { type ItemPageProps, itemMetadata, readItem } from '@/components/article/item-page';
import { getNews, listRelatedNews } from '@/features/news/news';
import { NewsPage } from '@/features/news/news-page';

export const generateStaticParams = () => [];

export async function generateMetadata(props: ItemPageProps): Promise<Metadata> {
  const { lang, item } = await readItem(props.params, getNews);
  return itemMetadata(lang, 'newsDetail', item);
}

export default async function Page(props: ItemPageProps) {
  const { lang, item } = await readItem(props.params, getNews);
  return <NewsPage lang={lang} news={item} related={await listRelatedNews(lang, item)} />;
}
