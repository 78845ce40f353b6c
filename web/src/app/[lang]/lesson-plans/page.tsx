import { createPlainListRoute } from '@/components/article/list-page';
import { lessonPlansList } from '@/features/lesson-plans/lesson-plans-list';

const route = createPlainListRoute(lessonPlansList);
export const generateMetadata = route.generateMetadata;
export default route.page;
