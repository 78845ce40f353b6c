import type { RouteKey } from '@hat-nang/model/routes';
import { type DocumentsQuery, formatDocumentsQuery, parseDocumentsQuery } from './documents-query.ts';
import { defaultListQuery, type ListFilter, type ListSort, parseListQuery } from './list-query.ts';

/** What can be searched, in the order of the tabs (specification, section 2 "search pages"); the names are those of the sections. */
export const searchKinds = ['documents', 'news', 'events', 'mental-health', 'about-us', 'help-center'] as const;
export type SearchKind = (typeof searchKinds)[number];
type SearchSort = 'relevance' | ListSort;

/** The page that searches each kind. */
export const searchRoutes = {
  documents: 'search',
  news: 'searchNews',
  events: 'searchEvents',
  'mental-health': 'searchMentalHealth',
  'about-us': 'searchAboutUs',
  'help-center': 'searchHelpCenter',
} as const satisfies Record<SearchKind, RouteKey>;

/**
 * What the address of a search page chooses: the words, the order, and the filters and page of the section's list. Every value reads the same in
 * both languages, so that the language switch keeps it.
 */
export interface SearchQuery {
  /** Composed (NFC), single spaces, at most 100 characters; empty when nothing is asked yet. */
  q: string;
  sort: SearchSort;
  /** Page and filters; its own `sort` says nothing here. */
  choices: DocumentsQuery;
}

export const longestSearch = 100;

/** What may be searched of what was typed: composed, without control characters, spaces folded, cut at 100 characters. */
export const cleanWords = (text: string): string =>
  [...text.normalize('NFC').replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')].slice(0, longestSearch).join('').trim();

const listFilters: Record<Exclude<SearchKind, 'documents'>, readonly ListFilter[]> = {
  news: ['category'],
  events: ['category', 'status', 'month'],
  'mental-health': ['category', 'author', 'audience'],
  'about-us': [],
  'help-center': [],
};

/** From an address: `?q=sach&sign=1&sort=recent&page=2`. Unknown keys and values fall back to the defaults. */
export const parseSearchQuery = (kind: SearchKind, search: URLSearchParams): SearchQuery => {
  const sort = search.get('sort');
  const choices = kind === 'documents' ? parseDocumentsQuery(search) : parseListQuery(search, listFilters[kind]);
  return {
    q: cleanWords(search.get('q') ?? ''),
    sort: sort === 'recent' || sort === 'oldest' ? sort : 'relevance',
    choices: { ...choices, sort: defaultListQuery.sort },
  };
};

/** The filters that are chosen, as they stand in an address: `[['sign', '1'], ['category', '3']]`. */
export const searchFilters = ({ choices }: SearchQuery): [string, string][] => [
  ...new URLSearchParams(formatDocumentsQuery({ ...choices, page: 1, sort: defaultListQuery.sort })).entries(),
];

/** `?q=sach&sign=1&sort=recent&page=2`, or an empty string for the defaults. */
export const formatSearchQuery = (query: SearchQuery): string => {
  const { q, sort, choices } = query;
  const text = new URLSearchParams([
    ...(q ? [['q', q]] : []),
    ...searchFilters(query),
    ...(sort === 'relevance' ? [] : [['sort', sort]]),
    ...(choices.page > 1 ? [['page', String(choices.page)]] : []),
  ]).toString();
  return text && `?${text}`;
};

/** The address's query for other words, the first page, no filter. */
export const formatWords = (q: string): string => (q ? `?${new URLSearchParams({ q })}` : '');
