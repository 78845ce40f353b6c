import type { Route } from '../route.ts';
import type { Section } from './section.ts';

export const routes = {
  pagesDetail: { vi: '/trang/[slug]', en: '/page/[slug]' },
} as const satisfies Record<string, Route>;

export const pages = {
  word: 'pages',
  names: { vi: { all: 'Trang', one: 'Trang' }, en: { all: 'Pages', one: 'Page' } },
  routes,
  publication: { texts: ['title', 'slug', 'body'] },
  picture: 'image',
} as const satisfies Section<keyof typeof routes>;
