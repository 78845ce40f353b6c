import { createFilteredListRoute } from '@/components/article/list-page';
import { mentalHealthList } from '@/features/mental-health/mental-health-list-page';
import { fromListSegment } from '@/routing/list-query';

const route = createFilteredListRoute(mentalHealthList, fromListSegment);
export const generateStaticParams = () => [];
export const generateMetadata = route.generateMetadata;
export default route.page;
