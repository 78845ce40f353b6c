import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { SiteConfig } from '@/cms/config';
import type { AboutArticle } from './about-us.ts';

/** schema.org Article about the foundation itself. */
export const aboutArticleJsonLd = (article: AboutArticle, lang: Lang, config: SiteConfig, origin: string) => {
  const publisher = { '@type': 'Organization', name: config.brandName, url: `${origin}${href(lang, 'home')}` };
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.seoDescription,
    inLanguage: languageCodes[lang],
    datePublished: article.publishedAt,
    ...(article.updatedAt ? { dateModified: article.updatedAt } : {}),
    ...(article.shareImage ? { image: [`${origin}${article.shareImage}`] } : {}),
    about: publisher,
    mainEntityOfPage: `${origin}${article.url}`,
    publisher,
  };
};
