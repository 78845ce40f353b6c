import { createSectionFeature } from '@/components/sections/section-feature';
import { getAboutUsArticle, listAboutUsArticles, listAboutUsArticlesById } from './about-us.ts';
import { AboutCard } from './about-us-page.tsx';

export const aboutUsSection = createSectionFeature({
  readItem: getAboutUsArticle,
  listLatest: listAboutUsArticles,
  listByIds: listAboutUsArticlesById,
  listStartCards: listAboutUsArticles,
  card: AboutCard,
});
