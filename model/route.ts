import type { Lang } from './languages.ts';

/** Which switch of `app_configs` a page waits for (docs/specification.md §2 "release" flags). */
export type ReleaseFlag = 'release' | 'no_release';
export type LayoutName = 'default' | 'help-center' | 'none';

/** A page's addresses and what all parts of the site must know of it. */
export interface Route {
  vi: string;
  en: string;
  layout?: LayoutName;
  flag?: ReleaseFlag;
  /** Pages that bring their own search field hide the header's. */
  hidesSearchHeader?: boolean;
  /** Account, search, related and utility pages are not offered to search engines. */
  noindex?: boolean;
  /** The one language that has this page. */
  only?: Lang;
  /**
   * Query parameters that choose what the page shows; the proxy turns them into one path segment (see list-query.ts, documents-query.ts,
   * page-query.ts). Those of a search stay a query: such a page is made for each visit (search-query.ts).
   */
  query?: 'list' | 'documents' | 'page' | 'search';
}
