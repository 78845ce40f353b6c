export { HelpArticleCard } from './help-article-card.tsx';
export { getHelpArticle, listHelpArticles, listHelpArticlesById } from './help-center.ts';
