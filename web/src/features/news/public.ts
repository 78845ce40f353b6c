export { listNews, type NewsCard, toNewsCard } from './news.ts';
