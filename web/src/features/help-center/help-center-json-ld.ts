import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { SiteConfig } from '@/cms/config';
import type { HelpArticle, HelpSection } from './help-center.ts';

/** schema.org FAQPage: the questions that the help centre's home answers in a sentence each. */
export const helpCenterJsonLd = (sections: readonly HelpSection[], lang: Lang, origin: string) => ({
  '@type': 'FAQPage',
  inLanguage: languageCodes[lang],
  mainEntity: sections.flatMap(({ articles }) =>
    articles.map(({ title, summary, url }) => ({
      '@type': 'Question',
      name: title,
      url: `${origin}${url}`,
      acceptedAnswer: { '@type': 'Answer', text: summary || title, url: `${origin}${url}` },
    })),
  ),
});

/** schema.org Article of one help page. */
export const helpArticleJsonLd = (article: HelpArticle, lang: Lang, config: SiteConfig, origin: string) => ({
  '@type': 'Article',
  headline: article.title,
  description: article.seoDescription,
  inLanguage: languageCodes[lang],
  datePublished: article.publishedAt,
  ...(article.updatedAt ? { dateModified: article.updatedAt } : {}),
  ...(article.sectionName ? { articleSection: article.sectionName } : {}),
  mainEntityOfPage: `${origin}${article.url}`,
  publisher: { '@type': 'Organization', name: config.brandName, url: `${origin}${href(lang, 'home')}` },
});
