import { href } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { getNews, listRelatedNews } from '@/features/news/news';
import { newsJsonLd } from '@/features/news/news-json-ld';
import { NewsArticle } from '@/features/news/news-page';
import { getT } from '@/i18n/server';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { type ItemPageProps, itemMetadata, readItem } from '../../item-page.ts';

export const generateStaticParams = () => [];

export async function generateMetadata(props: ItemPageProps): Promise<Metadata> {
  const { lang, item } = await readItem(props, getNews);
  return itemMetadata(lang, 'newsDetail', item);
}

export default async function Page(props: ItemPageProps) {
  const { lang, item: news } = await readItem(props, getNews);
  const [related, config] = await Promise.all([listRelatedNews(lang, news), getSiteConfig(lang)]);
  const crumbs = [{ name: getT(lang)('news:title'), url: href(lang, 'news') }, { name: news.title }];
  const origin = publicUrl();
  return (
    <PageFrame
      lang={lang}
      route="newsDetail"
      params={{ id: String(news.id) }}
      alternates={news.alternates}
      crumbs={crumbs}
    >
      <JsonLd data={newsJsonLd(news, lang, config, origin)} />
      <JsonLd data={breadcrumbJsonLd(lang, crumbs, origin)} />
      <NewsArticle lang={lang} news={news} related={related} publicAddress={`${origin}${news.url}`} />
    </PageFrame>
  );
}
