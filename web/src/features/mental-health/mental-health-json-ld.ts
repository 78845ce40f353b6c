import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { SiteConfig } from '@/cms/config';
import type { MentalHealthPost } from './mental-health.ts';

/** schema.org Article on a page that names who reviewed it and when. */
export const mentalHealthJsonLd = (post: MentalHealthPost, lang: Lang, config: SiteConfig, origin: string) => ({
  '@type': 'Article',
  headline: post.title,
  description: post.seoDescription,
  inLanguage: languageCodes[lang],
  datePublished: post.publishedAt,
  ...(post.updatedAt ? { dateModified: post.updatedAt } : {}),
  ...(post.author ? { author: { '@type': 'Person', name: post.author } } : {}),
  ...(post.shareImage ? { image: [`${origin}${post.shareImage}`] } : {}),
  ...(post.category ? { articleSection: post.category.name } : {}),
  ...(post.minutes ? { timeRequired: `PT${post.minutes}M` } : {}),
  ...(post.audiences.length > 0
    ? { audience: post.audiences.map(({ label }) => ({ '@type': 'Audience', audienceType: label })) }
    : {}),
  isAccessibleForFree: true,
  mainEntityOfPage: {
    '@type': 'WebPage',
    '@id': `${origin}${post.url}`,
    ...(post.reviewer ? { reviewedBy: { '@type': 'Person', name: post.reviewer } } : {}),
    ...(post.reviewedOn ? { lastReviewed: post.reviewedOn } : {}),
  },
  publisher: { '@type': 'Organization', name: config.brandName, url: `${origin}${href(lang, 'home')}` },
});
