import { sectionFeature } from '@/components/sections/section-feature';
import { getAboutArticle, listAboutArticles, listAboutArticlesById } from './about-us.ts';
import { AboutCard } from './about-us-page.tsx';

export const aboutUsSection = sectionFeature({
  get: getAboutArticle,
  latest: listAboutArticles,
  byId: listAboutArticlesById,
  start: listAboutArticles,
  card: AboutCard,
});
