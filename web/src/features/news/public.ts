export { listNews, type NewsCard, toNewsCard } from './news.ts';
export { NewsCardView } from './news-list.tsx';
