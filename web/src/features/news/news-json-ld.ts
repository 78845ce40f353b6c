import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { SiteConfig } from '@/cms/config';
import type { News } from './news.ts';

/** schema.org NewsArticle. */
export const newsJsonLd = (news: News, lang: Lang, config: SiteConfig, origin: string) => ({
  '@type': 'NewsArticle',
  headline: news.title,
  description: news.seoDescription,
  inLanguage: languageCodes[lang],
  datePublished: news.publishedAt,
  ...(news.updatedAt ? { dateModified: news.updatedAt } : {}),
  ...(news.author ? { author: { '@type': 'Person', name: news.author } } : {}),
  ...(news.shareImage ? { image: [`${origin}${news.shareImage}`] } : {}),
  mainEntityOfPage: `${origin}${news.url}`,
  publisher: { '@type': 'Organization', name: config.brandName, url: `${origin}${href(lang, 'home')}` },
});
