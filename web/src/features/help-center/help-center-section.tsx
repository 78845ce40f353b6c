import { createSectionFeature } from '@/components/sections/section-feature';
import { getHelpCenterArticle, listHelpCenterArticles, listHelpCenterArticlesById } from './help-center.ts';
import { HelpCenterArticleCard } from './help-center-article-card.tsx';

export const helpCenterSection = createSectionFeature({
  readItem: getHelpCenterArticle,
  listLatest: listHelpCenterArticles,
  listByIds: listHelpCenterArticlesById,
  listStartCards: listHelpCenterArticles,
  card: HelpCenterArticleCard,
  minCardWidth: '22rem',
});
