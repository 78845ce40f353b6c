import type { Route } from '../route.ts';
import type { Section } from './section.ts';

export const routes = {
  mentalHealth: { vi: '/suc-khoe-tinh-than', en: '/mental-health', query: 'list' },
  mentalHealthCategory: { vi: '/suc-khoe-tinh-than/[slug]', en: '/mental-health/[slug]', query: 'list' },
  mentalHealthDetail: { vi: '/suc-khoe-tinh-than/[slug]-[id]', en: '/mental-health/[slug]-[id]' },
  relatedMentalHealth: {
    vi: '/suc-khoe-tinh-than-lien-quan/[id]',
    en: '/related-mental-health/[id]',
    noindex: true,
    query: 'list',
  },
  searchMentalHealth: {
    vi: '/tim-kiem-suc-khoe-tam-than',
    en: '/search/mental-health',
    noindex: true,
    hidesSearchHeader: true,
    query: 'search',
  },
} as const satisfies Record<string, Route>;

export const mentalHealth = {
  word: 'mental-health',
  collection: 'mental_health_posts',
  routes,
  list: 'mentalHealth',
  detail: 'mentalHealthDetail',
  search: 'searchMentalHealth',
  category: { column: 'category', collection: 'categories', kind: 'mental_health' },
  searched: {
    author: 'author',
    summary: 'summary',
    body: ['body'],
    filters: ['category', 'author', 'audience'],
  },
  feed: true,
  sharePicture: true,
  favorite: 'mental_health_post',
  isReviewed: true,
} as const satisfies Section<keyof typeof routes>;
