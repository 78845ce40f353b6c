import type { Metadata } from 'next';
import { NewsListPage, newsListMetadata } from '@/features/news/news-list-page';
import { asLang } from '@/i18n/params';
import { defaultListQuery } from '@/routing/list-query';

interface Props {
  params: Promise<{ lang: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  newsListMetadata(asLang((await params).lang), defaultListQuery);

export default async function Page({ params }: Props) {
  return <NewsListPage lang={asLang((await params).lang)} query={defaultListQuery} />;
}
