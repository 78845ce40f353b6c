import { href } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { getAboutArticle, listAboutArticles } from '@/features/about-us/about-us';
import { aboutArticleJsonLd } from '@/features/about-us/about-us-json-ld';
import { AboutArticleView } from '@/features/about-us/about-us-page';
import { getT } from '@/i18n/server';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { type ItemPageProps, itemMetadata, readItem } from '../../item-page.ts';

export const generateStaticParams = () => [];

export async function generateMetadata(props: ItemPageProps): Promise<Metadata> {
  const { lang, item } = await readItem(props, getAboutArticle);
  return itemMetadata(lang, 'aboutArticle', item);
}

export default async function Page(props: ItemPageProps) {
  const { lang, item: article } = await readItem(props, getAboutArticle);
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
