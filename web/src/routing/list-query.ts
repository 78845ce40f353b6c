import type { RouteKey } from '@hat-nang/model/routes';
import { sectionOfRoute } from '@hat-nang/model/section-routes';
import type { Section } from '@hat-nang/model/sections/section';

/**
 * Query of a list. `web/src/proxy.ts` converts the query string to one path segment, so a filtered list is still a static page. The page parses the segment,
 * and links format the query string. Unknown keys and invalid values are ignored, which limits the number of cached pages.
 */
export type ListSort = 'recent' | 'oldest';
type StatusFilter = 'live' | 'upcoming' | 'over';
/** Values of a list query. Each value is the same in both languages, so the language switch preserves it. */
export interface ListQuery {
  /** Page number from 1 to 500. */
  page: number;
  sort: ListSort;
  /** Id of a category. */
  category?: number;
  /** Current status of an event. */
  status?: StatusFilter;
  /** A month of the site's calendar, for example `2026-11`. */
  month?: string;
  /** Name of an author as a slug, for example `kim-ngoc-tram`. */
  author?: string;
  /** Value of an option in the group `target_audience`, for example `teacher`. */
  audience?: string;
  /** Value of an option in the group `class_level`, for example `3-5`. */
  level?: string;
}
export type ListFilter = Exclude<keyof ListQuery, 'page' | 'sort'>;

export const pageSize = 12;
export const maxPage = 500;
export const defaultListQuery: ListQuery = { page: 1, sort: 'recent' };

const parsePositive = (text: string | null | undefined, limit: number): number | undefined => {
  const value = /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : undefined;
  return value !== undefined && value <= limit ? value : undefined;
};

const parseMatching = (text: string | null | undefined, pattern: RegExp): string | undefined =>
  pattern.test(text ?? '') ? (text ?? undefined) : undefined;

/** Parsers of the filters, in the order of the address. A parser returns undefined for an invalid value. */
const filters: { [Filter in ListFilter]: (text: string | null | undefined) => ListQuery[Filter] } = {
  category: (text) => parsePositive(text, 9_999_999),
  status: (text) => parseMatching(text, /^(live|upcoming|over)$/) as StatusFilter | undefined,
  month: (text) => parseMatching(text, /^20\d\d-(0[1-9]|1[0-2])$/),
  author: (text) => parseMatching(text, /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/),
  audience: (text) => parseMatching(text, /^(?=.{1,30}$)[a-z0-9]+(-[a-z0-9]+)*$/),
  level: (text) => parseMatching(text, /^(?=.{1,30}$)[a-z0-9]+(-[a-z0-9]+)*$/),
};
const filterNames = Object.keys(filters) as ListFilter[];

/** Returns the filters that a section declares for its list. A category that has its own page is not a filter. */
export const filtersOf = (route: RouteKey): readonly ListFilter[] => {
  const { searched, category }: Partial<Section> = sectionOfRoute(route) ?? {};
  return filterNames.filter(
    (name) => searched?.filters.includes(name) && !(name === 'category' && category?.page !== undefined),
  );
};

/** Checks whether any filter is active. Sort and page do not count. */
export const hasFilters = (query: ListQuery): boolean => filterNames.some((name) => query[name] !== undefined);

const parseWith = (
  getValue: (key: string) => string | null | undefined,
  allowedFilters: readonly ListFilter[] = filterNames,
): ListQuery => ({
  page: parsePositive(getValue('page'), maxPage) ?? 1,
  sort: getValue('sort') === 'oldest' ? 'oldest' : 'recent',
  ...Object.fromEntries(
    allowedFilters.flatMap((name) => {
      const value = filters[name](getValue(name));
      return value === undefined ? [] : [[name, value]];
    }),
  ),
});

const toEntries = (query: ListQuery): [string, string][] => [
  ...filterNames.flatMap((name): [string, string][] => (query[name] ? [[name, String(query[name])]] : [])),
  ...(query.sort !== 'recent' ? [['sort', query.sort] as [string, string]] : []),
  ...(query.page !== 1 ? [['page', String(query.page)] as [string, string]] : []),
];

/** Parses a query string such as `?page=2&sort=oldest`. Filters that are not in `allowedFilters` are ignored. */
export const parseListQuery = (search: URLSearchParams, allowedFilters?: readonly ListFilter[]): ListQuery =>
  parseWith((key) => search.get(key), allowedFilters);

/** Formats a query string such as `?sort=oldest&page=2`. Returns an empty string for the defaults. */
export const formatListQuery = (query: Partial<ListQuery>): string => {
  const text = new URLSearchParams(toEntries({ ...defaultListQuery, ...query })).toString();
  return text && `?${text}`;
};

/** Formats a path segment such as `sort-oldest_page-2`. Undefined for the defaults (the plain list page). */
export const toListSegment = (query: ListQuery): string | undefined =>
  toEntries(query)
    .map(([key, value]) => `${key}-${value}`)
    .join('_') || undefined;

/** Parses a segment that toListSegment has formatted. Undefined for any other segment. */
export const parseListSegment = (segment: string): ListQuery | undefined => {
  const valueByKey = new Map(
    segment.split('_').map((part) => {
      const [key = '', ...rest] = part.split('-');
      return [key, rest.join('-')];
    }),
  );
  const query = parseWith((key) => valueByKey.get(key));
  return toListSegment(query) === segment ? query : undefined;
};
