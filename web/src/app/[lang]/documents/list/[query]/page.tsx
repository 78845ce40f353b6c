import { createFilteredListRoute } from '@/components/article/list-page';
import { documentsList } from '@/features/documents/documents-list-page';
import { fromDocumentsSegment } from '@/routing/documents-query';

const route = createFilteredListRoute(documentsList, fromDocumentsSegment);
export const generateStaticParams = () => [];
export const generateMetadata = route.generateMetadata;
export default route.page;
