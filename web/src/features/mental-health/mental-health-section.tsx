import { categoryOptions } from '@/cms/categories';
import { createFilterGroup, createSectionFeature, withCategoryName } from '@/components/sections/section-feature';
import { getT } from '@/i18n/server';
import { defaultListQuery } from '@/routing/list-query';
import {
  getMentalHealthArticle,
  getMentalHealthChoices,
  listMentalHealth,
  listMentalHealthById,
} from './mental-health.ts';
import { MentalHealthCardView } from './mental-health-card.tsx';

export const mentalHealthSection = createSectionFeature({
  readItem: getMentalHealthArticle,
  listLatest: async (lang, limit) =>
    ((await listMentalHealth(lang, defaultListQuery, { limit }))?.items ?? []).map(withCategoryName),
  listByIds: listMentalHealthById,
  listStartCards: async (lang) => (await listMentalHealth(lang, defaultListQuery))?.items ?? [],
  card: MentalHealthCardView,
  listFilters: async (lang, choices, link) => {
    const t = getT(lang);
    const { categories, audiences, authors } = await getMentalHealthChoices(lang);
    return [
      createFilterGroup('category', t('mental-health:category'), categoryOptions(categories), choices, link),
      createFilterGroup('audience', t('mental-health:audience'), audiences, choices, link),
      createFilterGroup('author', t('mental-health:author'), authors, choices, link),
    ];
  },
  listTopics: async (lang) => {
    const { categories } = await getMentalHealthChoices(lang);
    return categories.map(({ name, url, icon }) => ({ label: name, url, icon }));
  },
});
