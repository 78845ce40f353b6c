import { href } from '@hat-nang/model/routes';
import { categoryOptions, listCategories } from '@/cms/categories';
import {
  createFilterGroup,
  createSectionFeature,
  toTopics,
  withCategoryName,
} from '@/components/sections/section-feature';
import { getT } from '@/i18n/server';
import { defaultListQuery } from '@/routing/list-query';
import { getNews, listNews, listNewsById } from './news.ts';
import { NewsCardView } from './news-list.tsx';

export const newsSection = createSectionFeature({
  readItem: getNews,
  listLatest: async (lang, limit) => (await listNews(lang, defaultListQuery, { limit })).items.map(withCategoryName),
  listByIds: listNewsById,
  listStartCards: async (lang) => (await listNews(lang, defaultListQuery)).items,
  card: NewsCardView,
  listFilters: async (lang, choices, link) => {
    const options = categoryOptions(await listCategories(lang, 'news'));
    return [createFilterGroup('category', getT(lang)('list.category'), options, choices, link)];
  },
  listTopics: async (lang) => toTopics(href(lang, 'news'), await listCategories(lang, 'news')),
});
