import { plainListRoute } from '@/components/article/list-page';
import { eventList } from '@/features/events/event-list';

const route = plainListRoute(eventList);
export const generateMetadata = route.generateMetadata;
export default route.page;
