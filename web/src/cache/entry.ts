/** The fields of Next's cache values that we read (next-contract.test.ts). Other fields are stored and returned unchanged. */
export interface CachedValue {
  kind: 'APP_PAGE' | 'APP_ROUTE' | 'FETCH' | 'PAGES' | 'REDIRECT';
  status?: number;
  headers?: Record<string, string | string[] | undefined>;
  html?: string;
}

/** Lifetimes in seconds. With `revalidate: false`, an entry never becomes stale by age. */
export interface CacheControl {
  revalidate: number | false;
  expire: number | undefined;
}

export interface Entry {
  value: CachedValue;
  /** Start of the rendering in milliseconds since 1970. All data of the entry was current at that moment or later. */
  lastModified: number;
  cacheControl?: CacheControl | undefined;
}

/** Returns the cache tags of a page or a route. */
export const tagsOf = ({ value }: Pick<Entry, 'value'>): string[] => {
  const header = value.headers?.['x-next-cache-tags'];
  return typeof header === 'string' ? header.split(',') : [];
};

/** Checks whether the entry is an existing page: neither "not found" nor a redirect. */
export const isFoundPage = ({ kind, status = 200 }: CachedValue): boolean => kind === 'APP_PAGE' && status === 200;

/** Checks whether the entry is a redirect without a target. Next loses the target when Next renders a redirect in the background. */
export const isRedirectWithoutTarget = ({ status = 200, headers }: CachedValue): boolean =>
  status >= 300 && status < 400 && !headers?.location;
