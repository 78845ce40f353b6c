import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { getNews, listRelatedNews } from '@/features/news/news';
import { newsJsonLd } from '@/features/news/news-json-ld';
import { NewsArticle } from '@/features/news/news-page';
import { asLang, parseSlugId } from '@/i18n/params';
import { href } from '@/i18n/routes';
import { getT } from '@/i18n/server';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { pageMetadata } from '@/seo/metadata';

interface Props {
  params: Promise<{ lang: string; slugId: string }>;
}

export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { lang: segment, slugId } = await params;
  const lang = asLang(segment);
  const { slug, id } = parseSlugId(slugId) ?? notFound();
  const news = (await getNews(lang, id)) ?? notFound();
  if (news.slug !== slug) permanentRedirect(news.url);
  return { lang, news };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, news } = await read(props);
  return pageMetadata({
    lang,
    route: 'newsDetail',
    params: { slug: news.slug, id: String(news.id) },
    alternates: news.alternates,
    title: news.seoTitle,
    description: news.seoDescription,
    image: news.shareImage,
    type: 'article',
    publishedTime: news.publishedAt,
    modifiedTime: news.updatedAt,
    noindex: news.isFallback,
  });
}

export default async function Page(props: Props) {
  const { lang, news } = await read(props);
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
