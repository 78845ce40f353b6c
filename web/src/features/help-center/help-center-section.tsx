import { sectionFeature } from '@/components/sections/section-feature';
import { HelpArticleCard } from './help-article-card.tsx';
import { getHelpArticle, listHelpArticles, listHelpArticlesById } from './help-center.ts';

export const helpCenterSection = sectionFeature({
  get: getHelpArticle,
  latest: listHelpArticles,
  byId: listHelpArticlesById,
  start: listHelpArticles,
  card: HelpArticleCard,
  min: '22rem',
});
