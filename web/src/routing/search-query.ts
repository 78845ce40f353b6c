import { type SearchKind, searchedFields } from '@hat-nang/model/search-kinds';
import { type DocumentsQuery, formatDocumentsQuery, parseDocumentsQuery } from './documents-query.ts';
import { defaultListQuery, type ListSort, parseListQuery } from './list-query.ts';

type SearchSort = 'relevance' | ListSort;

/**
 * The query of a search page: words, order, and the filters and page of the section. Every value is the same in both languages, so that the language
 * switch keeps it.
 */
export interface SearchQuery {
  /** NFC, single spaces, at most 100 characters; empty before a search. */
  q: string;
  sort: SearchSort;
  /** Also matches words with other accents than the typed ones. */
  accents?: 'any';
  /** Parts of the query that are not interpreted as needs ("3 tuổi"). */
  without?: readonly string[];
  /** Page and filters; its `sort` is unused here. */
  choices: DocumentsQuery;
}

export const maxSearchLength = 100;

/** Normalizes an input: NFC, no control characters, single spaces, at most 100 characters. */
export const cleanWords = (text: string): string =>
  [...text.normalize('NFC').replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')].slice(0, maxSearchLength).join('').trim();

/** Visitors remove needs one by one; no real address has a longer list. */
const maxWithout = 6;

const parseWithout = (text: string | null): string[] =>
  [...new Set((text ?? '').split(',').map(cleanWords))].filter((each) => each !== '').slice(0, maxWithout);

/** Parses `?q=sach&sign=1&sort=recent&page=2`. Unknown keys and values become the defaults. */
export const parseSearchQuery = (kind: SearchKind | 'all', search: URLSearchParams): SearchQuery => {
  const sort = search.get('sort');
  const excludedNeeds = parseWithout(search.get('without'));
  const choices =
    kind === 'documents'
      ? parseDocumentsQuery(search)
      : parseListQuery(search, kind === 'all' ? [] : searchedFields[kind].filters);
  return {
    q: cleanWords(search.get('q') ?? ''),
    sort: sort === 'recent' || sort === 'oldest' ? sort : 'relevance',
    ...(search.get('accents') === 'any' ? { accents: 'any' as const } : {}),
    ...(excludedNeeds.length > 0 ? { without: excludedNeeds } : {}),
    choices: { ...choices, sort: defaultListQuery.sort },
  };
};

/** Returns active filters as address parameters: `[['sign', '1'], ['category', '3']]`. */
export const searchFilters = ({ choices }: SearchQuery): [string, string][] => [
  ...new URLSearchParams(formatDocumentsQuery({ ...choices, page: 1, sort: defaultListQuery.sort })).entries(),
];

/** `?q=sach&sign=1&sort=recent&page=2`, or an empty string for the defaults. */
export const formatSearchQuery = (query: SearchQuery): string => {
  const { q, sort, accents, without: excludedNeeds = [], choices } = query;
  const text = new URLSearchParams([
    ...(q ? [['q', q]] : []),
    ...searchFilters(query),
    ...(sort === 'relevance' ? [] : [['sort', sort]]),
    ...(accents ? [['accents', accents]] : []),
    ...(excludedNeeds.length > 0 ? [['without', excludedNeeds.join(',')]] : []),
    ...(choices.page > 1 ? [['page', String(choices.page)]] : []),
  ]).toString();
  return text && `?${text}`;
};

/** Returns the query string of a new search: first page, no filters. */
export const formatWords = (q: string): string => (q ? `?${new URLSearchParams({ q })}` : '');
