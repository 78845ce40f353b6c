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
  names: {
    vi: { all: 'Sức khỏe tinh thần', one: 'Bài về sức khỏe tinh thần' },
    en: { all: 'Mental health', one: 'Mental-health article' },
  },
  icon: 'ph:hand-heart-bold',
  routes,
  publication: {
    texts: ['title', 'slug', 'body'],
    optionalTexts: ['easy_body'],
    pictureText: 'image_alt',
    required: ['category', 'target_audience', 'reviewer', 'review_date'],
  },
  category: { column: 'category', collection: 'categories', page: 'mentalHealthCategory' },
  searched: {
    letter: 'm',
    author: 'author',
    summary: 'summary',
    body: ['body'],
    filters: ['category', 'author', 'audience'],
  },
  feed: true,
  picture: 'image',
  sharePicture: { ground: 'primary.600', ink: 'white' },
  favorite: 'mental_health',
  ownColumns: ['reading_minutes'],
  parts: { mental_health_audiences: 'mental_health_id' },
  home: 'home_mental_health',
} as const satisfies Section<keyof typeof routes>;
