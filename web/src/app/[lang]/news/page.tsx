import { plainListRoute } from '@/components/article/list-page';
import { newsList } from '@/features/news/news-list';

const route = plainListRoute(newsList);
export const generateMetadata = route.generateMetadata;
export default route.page;
