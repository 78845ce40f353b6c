import { createPlainListRoute } from '@/components/article/list-page';
import { eventList } from '@/features/events/event-list';

const route = createPlainListRoute(eventList);
export const generateMetadata = route.generateMetadata;
export default route.page;
