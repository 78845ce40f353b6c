import type { Route } from '../route.ts';
import type { Section } from './section.ts';

export const routes = {
  news: { vi: '/tin-tuc', en: '/news', query: 'list' },
  newsDetail: { vi: '/tin-tuc/[slug]-[id]', en: '/news/[slug]-[id]' },
  relatedNews: { vi: '/tin-tuc-lien-quan/[id]', en: '/related-news/[id]', noindex: true },
  searchNews: {
    vi: '/tim-kiem-tin-tuc',
    en: '/search/news',
    noindex: true,
    hidesSearchHeader: true,
    query: 'search',
  },
} as const satisfies Record<string, Route>;

export const news = {
  word: 'news',
  names: { vi: { all: 'Tin tức', one: 'Tin tức' }, en: { all: 'News', one: 'News' } },
  icon: 'ph:newspaper-bold',
  routes,
  publication: { texts: ['title', 'slug', 'body'], pictureText: 'image_alt' },
  category: { column: 'category', collection: 'categories' },
  searched: { letter: 'n', author: 'author', summary: 'summary', body: ['body'], filters: ['category'] },
  feed: true,
  picture: 'image',
  sharePicture: { ground: 'info.600', ink: 'white' },
  favorite: 'news',
  home: 'home_news',
} as const satisfies Section<keyof typeof routes>;
