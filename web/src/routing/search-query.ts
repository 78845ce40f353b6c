import { type SearchKind, searchedFields } from '@hat-nang/model/search-kinds';
import { type DocumentsQuery, formatDocumentsQuery, parseDocumentsQuery } from './documents-query.ts';
import { defaultListQuery, type ListSort, parseListQuery } from './list-query.ts';

type SearchSort = 'relevance' | ListSort;

/**
 * Query of a search page: words, sort order, accents, removed needs, and the filters and page of the section. Each value is the same in both languages, so
 * the language switch preserves the query.
 */
export interface SearchQuery {
  /** Search words in NFC with single spaces, at most 100 characters. Empty before a search. */
  q: string;
  sort: SearchSort;
  /** `any` also matches words with other accents than the typed words. */
  accents?: 'any';
  /** Recognized needs, such as "3 tuổi", that the visitor removed from the search (docs/decisions/227-needs.md). */
  without?: readonly string[];
  /** Page and filters. The field `sort` is not used here. */
  choices: DocumentsQuery;
}

export const maxSearchLength = 100;

/** Normalizes an input: NFC, no control characters, single spaces, at most 100 characters. */
export const normalizeSearchText = (text: string): string =>
  [...text.normalize('NFC').replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')].slice(0, maxSearchLength).join('').trim();

/** Maximum number of entries in `without`. Further entries are ignored. */
const maxWithout = 6;

const parseWithout = (text: string | null): string[] =>
  [...new Set((text ?? '').split(',').map(normalizeSearchText))].filter((word) => word !== '').slice(0, maxWithout);

/** Parses a query string such as `?q=sach&sign=1&sort=recent&page=2`. Unknown keys and invalid values are ignored. */
export const parseSearchQuery = (kind: SearchKind | 'all', search: URLSearchParams): SearchQuery => {
  const sort = search.get('sort');
  const excludedNeeds = parseWithout(search.get('without'));
  const choices =
    kind === 'documents'
      ? parseDocumentsQuery(search)
      : parseListQuery(search, kind === 'all' ? [] : searchedFields[kind].filters);
  return {
    q: normalizeSearchText(search.get('q') ?? ''),
    sort: sort === 'recent' || sort === 'oldest' ? sort : 'relevance',
    ...(search.get('accents') === 'any' ? { accents: 'any' as const } : {}),
    ...(excludedNeeds.length > 0 ? { without: excludedNeeds } : {}),
    choices: { ...choices, sort: defaultListQuery.sort },
  };
};

/** Returns the active filters as parameters of the query string, for example `[['category', '3'], ['sign', '1']]`. */
export const toFilterParameters = ({ choices }: SearchQuery): [string, string][] => [
  ...new URLSearchParams(formatDocumentsQuery({ ...choices, page: 1, sort: defaultListQuery.sort })).entries(),
];

/** Formats a query string such as `?q=sach&sign=1&sort=recent&page=2`. Returns an empty string for the defaults. */
export const formatSearchQuery = (query: SearchQuery): string => {
  const { q, sort, accents, without: excludedNeeds = [], choices } = query;
  const text = new URLSearchParams([
    ...(q ? [['q', q]] : []),
    ...toFilterParameters(query),
    ...(sort === 'relevance' ? [] : [['sort', sort]]),
    ...(accents ? [['accents', accents]] : []),
    ...(excludedNeeds.length > 0 ? [['without', excludedNeeds.join(',')]] : []),
    ...(choices.page > 1 ? [['page', String(choices.page)]] : []),
  ]).toString();
  return text && `?${text}`;
};

/** Returns the query string of a new search, which has only the words. Empty without words. */
export const formatSearchWords = (q: string): string => (q ? `?${new URLSearchParams({ q })}` : '');
