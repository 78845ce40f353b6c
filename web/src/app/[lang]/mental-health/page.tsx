import { plainListRoute } from '@/components/article/list-page';
import { mentalHealthList } from '@/features/mental-health/mental-health-list-page';

const route = plainListRoute(mentalHealthList);
export const generateMetadata = route.generateMetadata;
export default route.page;
