import { chosenListRoute } from '@/components/article/list-page';
import { mentalHealthList } from '@/features/mental-health/mental-health-list-page';
import { fromListSegment } from '@/routing/list-query';

const route = chosenListRoute(mentalHealthList, fromListSegment);
export const generateStaticParams = () => [];
export const generateMetadata = route.generateMetadata;
export default route.page;
