import type { Route } from '../route.ts';
import type { Section } from './section.ts';

export const routes = {
  documents: { vi: '/tai-lieu', en: '/documents', flag: 'no_release', query: 'documents' },
  documentsDetail: { vi: '/tai-lieu/bai-hoc/[slug]-[id]', en: '/documents/lesson/[slug]-[id]', flag: 'no_release' },
  documentsReader: {
    vi: '/tai-lieu/chi-tiet-bai-hoc/[slug]-[id]',
    en: '/documents/detail-lesson/[slug]-[id]',
    layout: 'none',
    flag: 'no_release',
    noindex: true,
    query: 'page',
  },
  searchDocuments: { vi: '/tim-kiem-tai-lieu', en: '/search', noindex: true, hidesSearchHeader: true, query: 'search' },
} as const satisfies Record<string, Route>;

export const documents = {
  word: 'documents',
  names: { vi: { all: 'Tài liệu', one: 'Tài liệu' }, en: { all: 'Documents', one: 'Document' } },
  icon: 'ph:book-open-text-bold',
  routes,
  publication: {
    texts: ['title', 'slug', 'description'],
    pictureText: 'cover_alt',
    required: ['cover', 'reading_age', 'license'],
    links: ['original_url'],
    pages: 'pages',
    activities: 'activities',
  },
  category: { collection: 'categories' },
  searched: {
    letter: 'd',
    author: 'author',
    summary: 'description',
    body: ['subtitle'],
    filters: ['category', 'type', 'age', 'disability', 'language', 'sign', 'audio', 'subtitle', 'easy'],
  },
  feed: true,
  picture: 'cover',
  sharePicture: { ground: 'warning.400', ink: 'primary.950' },
  favorite: 'document',
  ownColumns: ['type', 'duration', 'cover_color'],
  parts: {
    document_activities: 'document',
    document_downloads: 'document',
    document_pages: 'document',
    documents_categories: 'documents_id',
    documents_disabilities: 'documents_id',
    documents_languages: 'documents_id',
  },
  detailParts: ['document_activities', 'document_downloads'],
  home: 'home_popular',
} as const satisfies Section<keyof typeof routes>;
