import { type Lang, languages } from '@hat-nang/model/languages';
import {
  defaultListQuery,
  filtersOf,
  formatListQuery,
  hasFilters,
  type ListQuery,
  parseListQuery,
} from './list-query.ts';

/**
 * Query of the documents list (docs/specification.md §2, §3): page, sort, category, filters. As in list-query.ts, web/src/proxy.ts converts the query to one
 * path segment, and links format the query. Values are the same in both languages, so the language switch preserves the filters.
 */
export interface DocumentsQuery extends ListQuery {
  type?: DocumentsType;
  /** Value of an option in the group `reading_age`, for example `6-9`. */
  age?: string;
  /** Value of an option in the group `type_of_disabilities`, for example `vision`. */
  disability?: string;
  /** Language in which the document is available. */
  language?: Lang;
  sign?: boolean;
  audio?: boolean;
  subtitle?: boolean;
  easy?: boolean;
}

export const documentsTypes = ['book', 'study'] as const;
type DocumentsType = (typeof documentsTypes)[number];
/** Names of the boolean filters, in display order. */
export const documentsFlags = ['audio', 'sign', 'subtitle', 'easy'] as const;
export type DocumentsFlag = (typeof documentsFlags)[number];

const optionPattern = /^[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,5}$/;
const parseOption = (text: string | null): string | undefined => (text && optionPattern.test(text) ? text : undefined);
const parseOneOf = <T extends string>(knownValues: readonly T[], text: string | null): T | undefined =>
  knownValues.find((value) => value === text);
const removeUndefined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Parses a query such as `?category=3&age=6-9&sign=1&page=2`. Ignores unknown keys and invalid values. */
export const parseDocumentsQuery = (search: URLSearchParams): DocumentsQuery => ({
  ...parseListQuery(search, filtersOf('documents')),
  ...removeUndefined({
    type: parseOneOf(documentsTypes, search.get('type')),
    age: parseOption(search.get('age')),
    disability: parseOption(search.get('disability')),
    language: parseOneOf(languages, search.get('language')),
  }),
  ...Object.fromEntries(documentsFlags.filter((flag) => search.get(flag) === '1').map((flag) => [flag, true])),
});

const toFilterEntries = (query: Partial<DocumentsQuery>): [string, string][] => [
  ...(['type', 'age', 'disability', 'language'] as const).flatMap((key): [string, string][] => {
    const value = query[key];
    return value ? [[key, value]] : [];
  }),
  ...documentsFlags.filter((flag) => query[flag]).map((flag): [string, string] => [flag, '1']),
];

const toEntries = (query: Partial<DocumentsQuery>): [string, string][] => [
  ...toFilterEntries(query),
  ...new URLSearchParams(formatListQuery({ ...defaultListQuery, ...query })).entries(),
];

/** Formats a query string such as `?age=6-9&sign=1&category=3&sort=oldest&page=2`. Returns an empty string for the defaults. */
export const formatDocumentsQuery = (query: Partial<DocumentsQuery>): string => {
  const text = new URLSearchParams(toEntries(query)).toString();
  return text && `?${text}`;
};

/** Checks whether any filter is active. Sort and page do not count. */
export const hasDocumentsFilters = (query: DocumentsQuery): boolean =>
  hasFilters(query) || toFilterEntries(query).length > 0;

/** Formats a path segment such as `age-6-9_sign-1_page-2`. Undefined for the defaults (the plain list page). */
export const toDocumentsSegment = (query: DocumentsQuery): string | undefined =>
  toEntries(query)
    .map(([key, value]) => `${key}-${value}`)
    .join('_') || undefined;

/** Parses a segment that toDocumentsSegment has formatted. Undefined for any other segment. */
export const parseDocumentsSegment = (segment: string): DocumentsQuery | undefined => {
  const pairs = segment.split('_').map((part): [string, string] => {
    const dashIndex = part.indexOf('-');
    return dashIndex < 0 ? [part, ''] : [part.slice(0, dashIndex), part.slice(dashIndex + 1)];
  });
  const query = parseDocumentsQuery(new URLSearchParams(pairs));
  return toDocumentsSegment(query) === segment ? query : undefined;
};
