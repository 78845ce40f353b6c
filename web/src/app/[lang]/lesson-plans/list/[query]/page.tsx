import { createFilteredListRoute } from '@/components/article/list-page';
import { lessonPlansList } from '@/features/lesson-plans/lesson-plans-list';
import { parseListSegment } from '@/routing/list-query';

const route = createFilteredListRoute(lessonPlansList, parseListSegment);
export const generateStaticParams = () => [];
export const generateMetadata = route.generateMetadata;
export default route.page;
