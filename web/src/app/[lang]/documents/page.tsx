import { createPlainListRoute } from '@/components/article/list-page';
import { documentsList } from '@/features/documents/documents-list-page';

const route = createPlainListRoute(documentsList);
export const generateMetadata = route.generateMetadata;
export default route.page;
