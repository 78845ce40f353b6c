import { createFilteredListRoute } from '@/components/article/list-page';
import { mentalHealthList } from '@/features/mental-health/mental-health-list-page';
import { parseListSegment } from '@/routing/list-query';

const route = createFilteredListRoute(mentalHealthList, parseListSegment);
export const generateStaticParams = () => [];
export const generateMetadata = route.generateMetadata;
export default route.page;
