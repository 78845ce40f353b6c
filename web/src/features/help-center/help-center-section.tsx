import { sectionFeature } from '@/components/sections/section-feature';
import { HelpArticleCard } from './help-article-card.tsx';
import { getHelpArticle, listHelpArticles, listHelpArticlesById } from './help-center.ts';

export const helpCenterSection = sectionFeature({
  get: getHelpArticle,
  latest: listHelpArticles,
  byId: listHelpArticlesById,
  start: listHelpArticles,
  card: ({ card, titleAs, found }) => <HelpArticleCard article={card} titleAs={titleAs} found={found} />,
  min: '22rem',
});
