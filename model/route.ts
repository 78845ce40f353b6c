import type { Lang } from './languages.ts';

/** The switch of `app_configs` that releases a page (docs/specification.md §2 "release" flags). */
export type ReleaseFlag = 'release' | 'no_release';
export type LayoutName = 'default' | 'help-center' | 'none';

/** A page's addresses and properties. */
export interface Route {
  vi: string;
  en: string;
  layout?: LayoutName;
  flag?: ReleaseFlag;
  /** Pages with a search field of their own hide the header's. */
  hidesSearchHeader?: boolean;
  /** Account, search, related and utility pages are not indexed. */
  noindex?: boolean;
  /** The only language of this page. */
  only?: Lang;
  /**
   * The query of the page; the proxy turns it into one path segment (list-query.ts, documents-query.ts, page-query.ts). A search query stays a query,
   * because search pages are rendered per request (search-query.ts).
   */
  query?: 'list' | 'documents' | 'page' | 'search';
}
