import { createPlainListRoute } from '@/components/article/list-page';
import { mentalHealthList } from '@/features/mental-health/mental-health-list-page';

const route = createPlainListRoute(mentalHealthList);
export const generateMetadata = route.generateMetadata;
export default route.page;
