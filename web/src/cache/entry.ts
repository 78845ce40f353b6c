/** What Next hands to a cache handler, as far as we read it (next-contract.test.ts). The rest is kept and given back untouched. */
export interface CachedValue {
  kind: 'APP_PAGE' | 'APP_ROUTE' | 'FETCH' | 'PAGES' | 'REDIRECT';
  status?: number;
  headers?: Record<string, string | string[] | undefined>;
  html?: string;
}

/** Seconds; `revalidate: false` for what never becomes too old. */
export interface CacheControl {
  revalidate: number | false;
  expire: number | undefined;
}

export interface Entry {
  value: CachedValue;
  /** The beginning of its making in ms since 1970: what it was made of was read after that. */
  lastModified: number;
  cacheControl?: CacheControl | undefined;
}

/** The cache tags of a page or a route. */
export const tagsOf = ({ value }: Pick<Entry, 'value'>): string[] => {
  const header = value.headers?.['x-next-cache-tags'];
  return typeof header === 'string' ? header.split(',') : [];
};

/** A page that was found, not "not found" or a redirect. */
export const isFoundPage = ({ kind, status = 200 }: CachedValue): boolean => kind === 'APP_PAGE' && status === 200;

/** A redirect that was rendered behind a visitor's back: Next could not say any more where it leads. */
export const isLostRedirect = ({ status = 200, headers }: CachedValue): boolean =>
  status >= 300 && status < 400 && !headers?.location;
