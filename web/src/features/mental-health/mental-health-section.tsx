import { categoryOptions } from '@/cms/categories';
import { filterGroup, sectionFeature, withCategoryName } from '@/components/sections/section-feature';
import { getT } from '@/i18n/server';
import { defaultListQuery } from '@/routing/list-query';
import {
  getMentalHealthArticle,
  getMentalHealthChoices,
  listMentalHealth,
  listMentalHealthById,
} from './mental-health.ts';
import { MentalHealthCardView } from './mental-health-card.tsx';

export const mentalHealthSection = sectionFeature({
  get: getMentalHealthArticle,
  latest: async (lang, limit) =>
    ((await listMentalHealth(lang, defaultListQuery, { limit }))?.items ?? []).map(withCategoryName),
  byId: listMentalHealthById,
  start: async (lang) => (await listMentalHealth(lang, defaultListQuery))?.items ?? [],
  card: MentalHealthCardView,
  filters: async (lang, choices, link) => {
    const t = getT(lang);
    const { categories, audiences, authors } = await getMentalHealthChoices(lang);
    return [
      filterGroup('category', t('mental-health:category'), categoryOptions(categories), choices, link),
      filterGroup('audience', t('mental-health:audience'), audiences, choices, link),
      filterGroup('author', t('mental-health:author'), authors, choices, link),
    ];
  },
  topics: async (lang) => {
    const { categories } = await getMentalHealthChoices(lang);
    return categories.map(({ name, url, icon }) => ({ label: name, url, icon }));
  },
});
