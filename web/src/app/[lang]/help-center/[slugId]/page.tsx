import { href } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { HelpArticleView } from '@/features/help-center/help-article-page';
import { getHelpArticle, getHelpCenter } from '@/features/help-center/help-center';
import { helpArticleJsonLd } from '@/features/help-center/help-center-json-ld';
import { getT } from '@/i18n/server';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { type ItemPageProps, itemMetadata, readItem } from '../../item-page.ts';

export const generateStaticParams = () => [];

export async function generateMetadata(props: ItemPageProps): Promise<Metadata> {
  const { lang, item } = await readItem(props, getHelpArticle);
  return itemMetadata(lang, 'helpArticle', item);
}

export default async function Page(props: ItemPageProps) {
  const { lang, item: article } = await readItem(props, getHelpArticle);
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
      <HelpArticleView lang={lang} article={article} sections={sections} publicAddress={`${origin}${article.url}`} />
    </PageFrame>
  );
}
