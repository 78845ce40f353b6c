export { AccessIcons } from './access-marks.tsx';
export { type DocumentCard, toDocumentCard } from './document-card.ts';
export { DocumentCardView, ListedDocument, typeIcons } from './document-card-view.tsx';
export { documentFilters } from './document-filters.ts';
export { getDocumentLabels } from './document-labels.ts';
export { getLesson, listDocumentsById, listNewestDocuments, listRelatedDocuments } from './documents.ts';
export { feedDocuments } from './feed-documents.ts';
