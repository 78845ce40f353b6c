/** Where the items of each kind stand in the database. Pure. */
import type { SearchKind } from '@hat-nang/model/contracts/search';

export interface Source {
  readonly collection: string;
  /** Column of the item that names its author, if it has one. */
  readonly author?: string;
  /** Column by which the kind is ordered, where it is not the date of publication. */
  readonly moment?: string;
  /** Column that holds the item's only category. */
  readonly category?: string;
  /** Columns of a translation: rich or plain text, in the order in which they are read. */
  readonly summary: string;
  readonly body: readonly string[];
}

export const SOURCES: Readonly<Record<SearchKind, Source>> = {
  documents: { collection: 'documents', author: 'author', summary: 'description', body: ['subtitle'] },
  news: { collection: 'news', author: 'author', category: 'category', summary: 'summary', body: ['body'] },
  events: {
    collection: 'events',
    author: 'organizer',
    category: 'category',
    moment: 'starts_at',
    summary: 'summary',
    body: ['body', 'location_name', 'location_address'],
  },
  'mental-health': {
    collection: 'mental_health_posts',
    author: 'author',
    category: 'category',
    summary: 'summary',
    body: ['body'],
  },
  'about-us': { collection: 'about_articles', summary: 'summary', body: ['body'] },
  'help-center': { collection: 'help_articles', category: 'section', summary: 'summary', body: ['body'] },
};

/** Where the names of a kind's categories stand: the help centre's are its sections. */
export function categorySource(kind: SearchKind): { readonly collection: string; readonly kind?: string } {
  if (kind === 'help-center') return { collection: 'help_sections' };
  const names: Partial<Record<SearchKind, string>> = {
    documents: 'document',
    news: 'news',
    events: 'event',
    'mental-health': 'mental_health',
  };
  return { collection: 'categories', kind: names[kind] };
}

/** The kind whose items this collection holds. */
export function kindOf(collection: string): SearchKind | undefined {
  return (Object.keys(SOURCES) as SearchKind[]).find((kind) => SOURCES[kind].collection === collection);
}
