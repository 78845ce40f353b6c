export { listNews, type NewsCard, toNewsCard } from './news.ts';
export { NewsCardView } from './news-card.tsx';
export { newsSection } from './news-section.tsx';
