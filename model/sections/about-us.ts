import type { Route } from '../route.ts';
import type { Section } from './section.ts';

export const routes = {
  aboutUs: { vi: '/ve-chung-toi', en: '/about-us' },
  aboutUsDetail: { vi: '/ve-chung-toi/[slug]-[id]', en: '/about-us/[slug]-[id]' },
  searchAboutUs: {
    vi: '/tim-kiem-ve-chung-toi',
    en: '/search/about-us',
    noindex: true,
    hidesSearchHeader: true,
    query: 'search',
  },
} as const satisfies Record<string, Route>;

export const aboutUs = {
  word: 'about-us',
  names: { vi: { all: 'Về chúng tôi', one: 'Bài về chúng tôi' }, en: { all: 'About us', one: 'Article about us' } },
  icon: 'ph:users-three-bold',
  routes,
  publication: { texts: ['title', 'slug', 'body'], pictureText: 'image_alt' },
  searched: { letter: 'a', summary: 'summary', body: ['body'], filters: [] },
  feed: true,
  picture: 'image',
  sharePicture: { ground: 'warning.600', ink: 'white' },
} as const satisfies Section<keyof typeof routes>;
