/**
 * What a list's address may choose. One codec: parsed from the query string by the proxy, carried as one path segment (so that a filtered
 * list stays a static page), parsed again by the page, and formatted by links. Unknown keys and values fall back to the defaults, hence
 * the number of different pages in the cache is bounded.
 */
export type ListSort = 'recent' | 'oldest';
export interface ListQuery {
  /** 1 to 500. */
  page: number;
  sort: ListSort;
  /** Id of a category, the same in both languages. */
  category?: number;
}

export const pageSize = 12;
export const lastPage = 500;
export const defaultListQuery: ListQuery = { page: 1, sort: 'recent' };

const positive = (text: string | null | undefined, limit: number): number | undefined => {
  const value = /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : undefined;
  return value !== undefined && value <= limit ? value : undefined;
};

const parse = (get: (key: string) => string | null | undefined): ListQuery => ({
  page: positive(get('page'), lastPage) ?? 1,
  sort: get('sort') === 'oldest' ? 'oldest' : 'recent',
  ...(positive(get('category'), 9_999_999) ? { category: positive(get('category'), 9_999_999) } : {}),
});

const entries = (query: ListQuery): [string, string][] => [
  ...(query.category ? [['category', String(query.category)] as [string, string]] : []),
  ...(query.sort !== 'recent' ? [['sort', query.sort] as [string, string]] : []),
  ...(query.page !== 1 ? [['page', String(query.page)] as [string, string]] : []),
];

/** From an address: `?page=2&sort=oldest`. */
export const parseListQuery = (search: URLSearchParams): ListQuery => parse((key) => search.get(key));

/** `?sort=oldest&page=2`, or an empty string for the defaults. */
export const formatListQuery = (query: Partial<ListQuery>): string => {
  const text = new URLSearchParams(entries({ ...defaultListQuery, ...query })).toString();
  return text && `?${text}`;
};

/** `sort-oldest_page-2`, or undefined for the defaults (the plain list page). */
export const toListSegment = (query: ListQuery): string | undefined =>
  entries(query)
    .map(([key, value]) => `${key}-${value}`)
    .join('_') || undefined;

/** The way back; undefined when the segment is not one that toListSegment writes. */
export const fromListSegment = (segment: string): ListQuery | undefined => {
  const map = new Map(segment.split('_').map((part) => part.split('-', 2) as [string, string]));
  const query = parse((key) => map.get(key));
  return toListSegment(query) === segment ? query : undefined;
};
