import { sectionFeature } from '@/components/sections/section-feature';
import { getHelpCenterArticle, listHelpCenterArticles, listHelpCenterArticlesById } from './help-center.ts';
import { HelpCenterArticleCard } from './help-center-article-card.tsx';

export const helpCenterSection = sectionFeature({
  get: getHelpCenterArticle,
  latest: listHelpCenterArticles,
  byId: listHelpCenterArticlesById,
  start: listHelpCenterArticles,
  card: HelpCenterArticleCard,
  min: '22rem',
});
