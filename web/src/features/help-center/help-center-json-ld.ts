import { type Lang, languageCodes } from '@hat-nang/model/languages';
import type { SiteConfig } from '@/cms/config';
import { articleJsonLd } from '@/components/article/article-json-ld';
import type { HelpCenterArticle, HelpCenterSection } from './help-center.ts';

/**
 * Returns a schema.org FAQPage for the start page of the help centre. The title of an article is the question, its summary is the answer. Without a summary,
 * the title is also the answer.
 */
export const helpCenterJsonLd = (sections: readonly HelpCenterSection[], lang: Lang, origin: string) => ({
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

/** Returns a schema.org Article for a help article. */
export const helpCenterArticleJsonLd = (article: HelpCenterArticle, lang: Lang, config: SiteConfig, origin: string) =>
  articleJsonLd(article, lang, config, origin, article.sectionName ? { articleSection: article.sectionName } : {});
