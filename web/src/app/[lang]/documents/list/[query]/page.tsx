import { createFilteredListRoute } from '@/components/article/list-page';
import { documentsList } from '@/features/documents/documents-list-page';
import { parseDocumentsSegment } from '@/routing/documents-query';

const route = createFilteredListRoute(documentsList, parseDocumentsSegment);
export const generateStaticParams = () => [];
export const generateMetadata = route.generateMetadata;
export default route.page;
