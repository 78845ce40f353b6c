export { getNews, listNews, listNewsById, type NewsCard, toNewsCard } from './news.ts';
export { NewsCardView } from './news-card.tsx';
