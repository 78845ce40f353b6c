import type { Lang } from './languages.ts';

/** The field of `app_configs` that releases a page (docs/specification.md §2 "release" flags). */
export type ReleaseFlag = 'release' | 'no_release';
export type LayoutName = 'default' | 'help-center' | 'none';

/** Addresses and properties of a page. */
export interface Route {
  vi: string;
  en: string;
  layout?: LayoutName;
  flag?: ReleaseFlag;
  /** True for pages with their own search field: they hide the one in the header. */
  hidesSearchHeader?: boolean;
  /** True for account, search, related and utility pages, which are not indexed. */
  noindex?: boolean;
  /** The only language of this page, if it is not in both. */
  only?: Lang;
  /**
   * The kind of query that the page accepts. The proxy turns it into one path segment (list-query.ts, documents-query.ts, page-query.ts). A search query
   * stays a query, because search pages are rendered per request (search-query.ts).
   */
  query?: 'list' | 'documents' | 'page' | 'search';
}
