import type { Lang } from './languages.ts';

/**
 * Switch in `app_configs` that releases a page: `is_released` for `release`, `is_no_release_open` for `no_release` (docs/specification.md §2 "release"
 * flags).
 */
export type ReleaseFlag = 'release' | 'no_release';
export type LayoutName = 'default' | 'help-center' | 'none';

/** Addresses and properties of a page. */
export interface Route {
  vi: string;
  en: string;
  layout?: LayoutName;
  flag?: ReleaseFlag;
  /** True for pages with a search field of their own, which therefore hide the search field of the header. */
  hidesSearchHeader?: boolean;
  /** True for the reader and for account, search, related and utility pages. Search engines must not index them. */
  noindex?: boolean;
  /** True for pages that no cache may store, for example those of an account (docs/threat-model.md "The site"). */
  noStore?: boolean;
  /** True for pages with a token in their address. They send no referrer, because it would reveal the address to another site. */
  noReferrer?: boolean;
  /** The only language of the page. Unset if the page is in both languages. */
  only?: Lang;
  /**
   * Kind of query that the page accepts. `web/src/routing/decide.ts` turns the query into one path segment (list-query.ts, documents-query.ts,
   * page-query.ts). A search query remains a query, because search pages are rendered per request (search-query.ts).
   */
  query?: 'list' | 'documents' | 'page' | 'search';
}
