import type { Lang } from '@hat-nang/model/languages';
import type { SiteConfig } from '@/cms/config';
import { articleJsonLd, toPerson } from '@/components/article/article-json-ld';
import type { MentalHealthArticle } from './mental-health.ts';

/** Returns a schema.org Article with category, reading time, audiences and review. */
export const mentalHealthJsonLd = (post: MentalHealthArticle, lang: Lang, config: SiteConfig, origin: string) =>
  articleJsonLd(post, lang, config, origin, {
    ...(post.category ? { articleSection: post.category.name } : {}),
    ...(post.minutes ? { timeRequired: `PT${post.minutes}M` } : {}),
    ...(post.audiences.length > 0
      ? { audience: post.audiences.map(({ label }) => ({ '@type': 'Audience', audienceType: label })) }
      : {}),
    isAccessibleForFree: true,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': `${origin}${post.url}`,
      ...(post.reviewer ? { reviewedBy: toPerson(post.reviewer) } : {}),
      ...(post.reviewedOn ? { lastReviewed: post.reviewedOn } : {}),
    },
  });
