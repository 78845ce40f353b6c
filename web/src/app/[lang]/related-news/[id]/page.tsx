import type { Metadata } from 'next';
import { type RelatedPageProps, RelatedPageView, readRelatedTo, relatedMetadata } from '@/components/article/item-page';
import { getNews, listRelatedNews } from '@/features/news/news';
import { NewsCardView } from '@/features/news/news-list';

export const generateStaticParams = () => [];

export async function generateMetadata(props: RelatedPageProps): Promise<Metadata> {
  const { lang, item } = await readRelatedTo(props, getNews);
  return relatedMetadata(lang, 'news', item);
}

export default async function Page(props: RelatedPageProps) {
  const { lang, item } = await readRelatedTo(props, getNews);
  const relatedNews = await listRelatedNews(lang, item, 12);
  return <RelatedPageView lang={lang} word="news" item={item} related={relatedNews} card={NewsCardView} />;
}
