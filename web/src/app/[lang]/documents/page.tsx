import { plainListRoute } from '@/components/article/list-page';
import { documentsList } from '@/features/documents/documents-list-page';

const route = plainListRoute(documentsList);
export const generateMetadata = route.generateMetadata;
export default route.page;
