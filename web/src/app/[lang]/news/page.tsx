import { createPlainListRoute } from '@/components/article/list-page';
import { newsList } from '@/features/news/news-list';

const route = createPlainListRoute(newsList);
export const generateMetadata = route.generateMetadata;
export default route.page;
