import { createFilteredListRoute } from '@/components/article/list-page';
import { eventList } from '@/features/events/event-list';
import { parseListSegment } from '@/routing/list-query';

const route = createFilteredListRoute(eventList, parseListSegment);
export const generateStaticParams = () => [];
export const generateMetadata = route.generateMetadata;
export default route.page;
