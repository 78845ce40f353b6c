import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { SiteConfig } from '@/cms/config';
import type { Article } from './article.ts';

export const toPerson = (name: string) => ({ '@type': 'Person', name });

/**
 * Returns a schema.org Organization: the operator of this site, or another organization with the given name. The address of another organization is not
 * known.
 */
export const toOrganization = (lang: Lang, config: SiteConfig, origin: string, name = config.brandName) => ({
  '@type': 'Organization',
  name,
  ...(name === config.brandName ? { url: `${origin}${href(lang, 'home')}` } : {}),
});

/**
 * Returns a schema.org Article.
 * @param extraProperties additional properties of a section; they override the properties of every article
 */
export const articleJsonLd = (
  article: Omit<Article, 'picture' | 'body'> & { author?: string },
  lang: Lang,
  config: SiteConfig,
  origin: string,
  extraProperties: Record<string, unknown> = {},
): Record<string, unknown> => ({
  '@type': 'Article',
  headline: article.title,
  description: article.seoDescription,
  inLanguage: languageCodes[lang],
  datePublished: article.publishedAt,
  ...(article.updatedAt ? { dateModified: article.updatedAt } : {}),
  ...(article.author ? { author: toPerson(article.author) } : {}),
  ...(article.shareImage ? { image: [`${origin}${article.shareImage}`] } : {}),
  mainEntityOfPage: `${origin}${article.url}`,
  publisher: toOrganization(lang, config, origin),
  ...extraProperties,
});
