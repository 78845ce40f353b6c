import type { Route } from '../route.ts';
import type { Section } from './section.ts';

export const routes = {
  helpCenter: { vi: '/trung-tam-tro-giup', en: '/help-center', layout: 'help-center', hidesSearchHeader: true },
  helpCenterDetail: {
    vi: '/trung-tam-tro-giup/[slug]-[id]',
    en: '/help-center/[slug]-[id]',
    layout: 'help-center',
    hidesSearchHeader: true,
  },
  searchHelpCenter: {
    vi: '/tim-kiem-trung-tam-tro-giup',
    en: '/search/help-center',
    noindex: true,
    hidesSearchHeader: true,
    query: 'search',
  },
} as const satisfies Record<string, Route>;

export const helpCenter = {
  word: 'help-center',
  names: { vi: { all: 'Trợ giúp', one: 'Bài trợ giúp' }, en: { all: 'Help', one: 'Help article' } },
  icon: 'ph:lifebuoy-bold',
  routes,
  publication: { texts: ['title', 'slug', 'body'], required: ['section'] },
  category: {
    column: 'section',
    collection: 'help_center_sections',
    names: { vi: 'Mục trợ giúp', en: 'Help section' },
    isRequired: true,
  },
  searched: { letter: 'h', summary: 'summary', body: ['body'], filters: [] },
  feed: true,
  sharePicture: { ground: 'info.800', ink: 'white' },
} as const satisfies Section<keyof typeof routes>;
