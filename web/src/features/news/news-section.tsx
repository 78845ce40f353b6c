import { href } from '@hat-nang/model/routes';
import { byName, filterGroup, sectionFeature, topicsOf, withCategoryName } from '@/components/sections/section-feature';
import { getT } from '@/i18n/server';
import { defaultListQuery } from '@/routing/list-query';
import { getNews, listNews, listNewsById } from './news.ts';
import { NewsCardView } from './news-card.tsx';

export const newsSection = sectionFeature({
  get: getNews,
  latest: async (lang, limit) => (await listNews(lang, defaultListQuery, { limit })).items.map(withCategoryName),
  byId: listNewsById,
  start: async (lang) => (await listNews(lang, defaultListQuery)).items,
  card: ({ card, ...props }) => <NewsCardView news={card} {...props} />,
  filters: async (lang, choices, link) => {
    const { categories } = await listNews(lang, defaultListQuery);
    return [filterGroup('category', getT(lang)('list.category'), byName(categories), choices, link)];
  },
  topics: async (lang) => topicsOf(href(lang, 'news'), (await listNews(lang, defaultListQuery)).categories),
});
