import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { getAboutArticle, listAboutArticles } from '@/features/about-us/about-us';
import { aboutArticleJsonLd } from '@/features/about-us/about-us-json-ld';
import { AboutArticleView } from '@/features/about-us/about-us-page';
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
  const article = (await getAboutArticle(lang, id)) ?? notFound();
  if (article.slug !== slug) permanentRedirect(article.url);
  return { lang, article };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, article } = await read(props);
  return pageMetadata({
    lang,
    route: 'aboutArticle',
    params: { slug: article.slug, id: String(article.id) },
    alternates: article.alternates,
    title: article.seoTitle,
    description: article.seoDescription,
    image: article.shareImage,
    type: 'article',
    publishedTime: article.publishedAt,
    modifiedTime: article.updatedAt,
    noindex: article.isFallback,
  });
}

export default async function Page(props: Props) {
  const { lang, article } = await read(props);
  const [articles, config] = await Promise.all([listAboutArticles(lang), getSiteConfig(lang)]);
  const others = articles.filter(({ id }) => id !== article.id).slice(0, 3);
  const crumbs = [{ name: getT(lang)('about-us:title'), url: href(lang, 'aboutUs') }, { name: article.title }];
  const origin = publicUrl();
  return (
    <PageFrame
      lang={lang}
      route="aboutArticle"
      params={{ id: String(article.id) }}
      alternates={article.alternates}
      crumbs={crumbs}
    >
      <JsonLd data={aboutArticleJsonLd(article, lang, config, origin)} />
      <JsonLd data={breadcrumbJsonLd(lang, crumbs, origin)} />
      <AboutArticleView lang={lang} article={article} others={others} publicAddress={`${origin}${article.url}`} />
    </PageFrame>
  );
}
