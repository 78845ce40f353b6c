import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { HelpArticleView } from '@/features/help-center/help-article-page';
import { getHelpArticle, getHelpCenter } from '@/features/help-center/help-center';
import { helpArticleJsonLd } from '@/features/help-center/help-center-json-ld';
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
  const article = (await getHelpArticle(lang, id)) ?? notFound();
  if (article.slug !== slug) permanentRedirect(article.url);
  return { lang, article };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, article } = await read(props);
  return pageMetadata({
    lang,
    route: 'helpArticle',
    params: { slug: article.slug, id: String(article.id) },
    alternates: article.alternates,
    title: article.seoTitle,
    description: article.seoDescription,
    type: 'article',
    publishedTime: article.publishedAt,
    modifiedTime: article.updatedAt,
    noindex: article.isFallback,
  });
}

export default async function Page(props: Props) {
  const { lang, article } = await read(props);
  const [sections, config] = await Promise.all([getHelpCenter(lang), getSiteConfig(lang)]);
  const crumbs = [{ name: getT(lang)('help-center:title'), url: href(lang, 'helpCenter') }, { name: article.title }];
  const origin = publicUrl();
  return (
    <PageFrame
      lang={lang}
      route="helpArticle"
      params={{ id: String(article.id) }}
      alternates={article.alternates}
      crumbs={crumbs}
    >
      <JsonLd data={helpArticleJsonLd(article, lang, config, origin)} />
      <JsonLd data={breadcrumbJsonLd(lang, crumbs, origin)} />
      <HelpArticleView lang={lang} article={article} sections={sections} />
    </PageFrame>
  );
}
