export { type DocumentCard, toDocumentCard } from './document-card.ts';
export { DocumentCardView, ListedDocument } from './document-card-view.tsx';
export { documentFilters } from './document-filters.ts';
export { getDocumentLabels } from './document-labels.ts';
export { getLesson, listDocumentsById, listRelatedDocuments } from './documents.ts';
export { feedDocuments } from './feed-documents.ts';
