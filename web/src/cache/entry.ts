/** The part of Next's cache values that we read (next-contract.test.ts). The rest is stored and returned unchanged. */
export interface CachedValue {
  kind: 'APP_PAGE' | 'APP_ROUTE' | 'FETCH' | 'PAGES' | 'REDIRECT';
  status?: number;
  headers?: Record<string, string | string[] | undefined>;
  html?: string;
}

/** Seconds; `revalidate: false` for entries that never expire. */
export interface CacheControl {
  revalidate: number | false;
  expire: number | undefined;
}

export interface Entry {
  value: CachedValue;
  /** Start of the rendering in milliseconds since 1970. Its data was read after that. */
  lastModified: number;
  cacheControl?: CacheControl | undefined;
}

/** The cache tags of a page or a route. */
export const tagsOf = ({ value }: Pick<Entry, 'value'>): string[] => {
  const header = value.headers?.['x-next-cache-tags'];
  return typeof header === 'string' ? header.split(',') : [];
};

/** Whether the entry is an existing page: neither "not found" nor a redirect. */
export const isFoundPage = ({ kind, status = 200 }: CachedValue): boolean => kind === 'APP_PAGE' && status === 200;

/** Whether the entry is a redirect without a target. Next loses the target when it renders a redirect in the background. */
export const isLostRedirect = ({ status = 200, headers }: CachedValue): boolean =>
  status >= 300 && status < 400 && !headers?.location;
