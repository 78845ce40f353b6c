import type { Lang } from '@hat-nang/model/languages';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { getT } from '@/i18n/server';
import { formatListQuery, type ListQuery } from '@/routing/list-query';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { pageMetadata } from '@/seo/metadata';
import { listNews } from './news.ts';
import { NewsList } from './news-list.tsx';

/** Title and addresses of one page of the news list. Only the plain pages in the default order are offered to search engines. */
export const newsListMetadata = (lang: Lang, query: ListQuery): Promise<Metadata> => {
  const t = getT(lang);
  return pageMetadata({
    lang,
    route: 'news',
    title: query.page > 1 ? `${t('news:title')} – ${t('list.page', { page: query.page })}` : t('news:title'),
    description: t('news:intro'),
    query: formatListQuery(query),
    noindex: query.sort !== 'recent' || query.category !== undefined,
  });
};

/** The news list of an address: a page beyond the last one is not found. */
export async function NewsListPage({ lang, query }: { lang: Lang; query: ListQuery }) {
  const page = await listNews(lang, query);
  if (query.page > page.pages) notFound();
  const crumbs = [{ name: getT(lang)('news:title') }];
  return (
    <PageFrame lang={lang} route="news" crumbs={crumbs} query={formatListQuery(query)}>
      <JsonLd data={breadcrumbJsonLd(lang, crumbs, publicUrl())} />
      <NewsList lang={lang} page={page} query={query} />
    </PageFrame>
  );
}
