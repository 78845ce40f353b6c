import type { Lang } from '@hat-nang/model/languages';
import { publicUrl } from '@/cms/settings';
import type { Article } from '@/components/article/article';
import { ArticleEnd } from '@/components/article/article-end';
import { ArticleColumn, ArticlePicture, ArticleSubtitle } from '@/components/article/article-parts';
import { PageFrame } from '@/components/layout/page-frame';
import { Prose } from '@/components/ui/prose';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { ArticleTools } from '../article-tools/public-island.ts';

/** A static page, such as privacy policy, terms, accessibility or donate. */
export function StaticPageView({ lang, page }: { lang: Lang; page: Article }) {
  const crumbs = [{ name: page.title }];
  return (
    <PageFrame lang={lang} route="pagesDetail" alternates={page.alternates} crumbs={crumbs}>
      <JsonLd data={breadcrumbJsonLd(lang, crumbs, publicUrl())} />
      <ArticleColumn lang={lang} item={page}>
        <ArticleSubtitle maxWidth="prose" mb="4">
          {page.summary}
        </ArticleSubtitle>
        <ArticleTools lang={lang} item={page} />
        <ArticlePicture picture={page.picture} aspectRatio={undefined} />
        <Prose html={page.body} />
        <ArticleEnd lang={lang} item={page} />
      </ArticleColumn>
    </PageFrame>
  );
}
