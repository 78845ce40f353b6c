import { createFilteredListRoute } from '@/components/article/list-page';
import { newsList } from '@/features/news/news-list';
import { parseListSegment } from '@/routing/list-query';

const route = createFilteredListRoute(newsList, parseListSegment);
export const generateStaticParams = () => [];
export const generateMetadata = route.generateMetadata;
export default route.page;
