import { sectionFeature } from '@/components/sections/section-feature';
import { getAboutUsArticle, listAboutUsArticles, listAboutUsArticlesById } from './about-us.ts';
import { AboutCard } from './about-us-page.tsx';

export const aboutUsSection = sectionFeature({
  get: getAboutUsArticle,
  latest: listAboutUsArticles,
  byId: listAboutUsArticlesById,
  start: listAboutUsArticles,
  card: AboutCard,
});
