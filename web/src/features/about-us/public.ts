export { getAboutArticle, listAboutArticles, listAboutArticlesById } from './about-us.ts';
export { AboutCard } from './about-us-page.tsx';
