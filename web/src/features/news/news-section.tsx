import { href } from '@hat-nang/model/routes';
import { categoryOptions, listCategories } from '@/cms/categories';
import { filterGroup, sectionFeature, topicsOf, withCategoryName } from '@/components/sections/section-feature';
import { getT } from '@/i18n/server';
import { defaultListQuery } from '@/routing/list-query';
import { getNews, listNews, listNewsById } from './news.ts';
import { NewsCardView } from './news-list.tsx';

export const newsSection = sectionFeature({
  get: getNews,
  latest: async (lang, limit) => (await listNews(lang, defaultListQuery, { limit })).items.map(withCategoryName),
  byId: listNewsById,
  start: async (lang) => (await listNews(lang, defaultListQuery)).items,
  card: NewsCardView,
  filters: async (lang, choices, link) => {
    const options = categoryOptions(await listCategories(lang, 'news'));
    return [filterGroup('category', getT(lang)('list.category'), options, choices, link)];
  },
  topics: async (lang) => topicsOf(href(lang, 'news'), await listCategories(lang, 'news')),
});
