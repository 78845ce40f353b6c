import { searchAnswer, type UnderstoodNeed } from '@hat-nang/model/contracts/search';
import type { Lang } from '@hat-nang/model/languages';
import { type SearchKind, searchKinds } from '@hat-nang/model/search-kinds';
import { z } from 'zod';
import { backEndFetch } from '@/cms/back-end-fetch';
import { runAsVisit } from '@/cms/back-end-visits';
import { CmsError } from '@/cms/query';
import { directusUrl, siteSecret } from '@/cms/settings';
import { lastPage, pageSize } from '@/routing/list-query';
import { type SearchQuery, searchFilters } from '@/routing/search-query';
import type { MarkedText } from './found-pieces.ts';

/** A result in the requested language. */
export interface Hit {
  id: number;
  title: MarkedText;
  /** The matching sentence; undefined if only the title matches. */
  snippet?: MarkedText;
}

export interface SearchPage {
  hits: Hit[];
  total: number;
  /** False if there are more than 10,000 results, or if not all hits of a quoted phrase were checked: then `total` is an upper bound. */
  isTotalExact: boolean;
  /** The words of these results, if the typed words have none. */
  corrected?: string;
  /** Number of further results with other accents than the typed ones. */
  otherAccents: number;
  /** Words with a wider meaning, if there are no results. */
  broader: string[];
  /** Parts of the query that the search understood as a need ("3 tuổi"). */
  understood: UnderstoodNeed[];
  /** Pages of 12 items, at most 500. */
  pages: number;
}

/** Limit of the API contract, in UTF-16 units. */
const maxWithoutLength = 200;

/** The defaults are for an update, during which Directus may be older than the site and lack these fields. */
const answer = z.object({
  data: searchAnswer.extend({
    broader: searchAnswer.shape.broader.default([]),
    understood: searchAnswer.shape.understood.default([]),
  }),
});

const read = async (parameters: URLSearchParams): Promise<unknown> => {
  try {
    const response = await backEndFetch(`${directusUrl()}/search?${parameters}`, {
      headers: { 'x-site-secret': siteSecret() },
      // Searches of visitors must not be stored anywhere.
      cache: 'no-store',
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (error) {
    throw new CmsError(`search: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
};

/**
 * Calls `GET /search` of directus-extensions/search.
 * @throws CmsError when it fails or exceeds the deadline of a read (cms/back-end-lanes.ts).
 */
export const search = async (
  lang: Lang,
  kind: SearchKind,
  query: SearchQuery,
  limit = pageSize,
): Promise<SearchPage> => {
  const { q, sort, accents = 'typed', without = [], choices } = query;
  const parameters = new URLSearchParams([
    ...searchFilters(query),
    ...Object.entries({ kind, lang, q, sort, accents, page: String(choices.page), limit: String(limit) }),
    ...(without.length > 0 ? [['without', without.join(',').slice(0, maxWithoutLength)]] : []),
  ]);
  const parsed = answer.safeParse(await read(parameters));
  if (!parsed.success) throw new CmsError('search: an answer of another shape', { cause: parsed.error });
  const { items, total, isTotalExact, corrected, otherAccents, broader, understood } = parsed.data.data;
  return {
    hits: items.map(({ id, title, snippet }) => ({ id, title, snippet: snippet ?? undefined })),
    total,
    isTotalExact,
    corrected: corrected || undefined,
    otherAccents,
    broader,
    understood,
    pages: Math.min(lastPage, Math.max(1, Math.ceil(total / limit))),
  };
};

const firstPage = (q: string): SearchQuery => ({ q, sort: 'relevance', choices: { page: 1, sort: 'recent' } });

/** Whether these words, without a correction, have results in a section. */
export const searchFinds = async (lang: Lang, kind: SearchKind, q: string): Promise<boolean> => {
  const { total, corrected } = await search(lang, kind, firstPage(q), 1);
  return total > 0 && !corrected;
};

/** Returns the other sections that have results, with their number. */
export const searchElsewhere = async (
  lang: Lang,
  kind: SearchKind,
  q: string,
): Promise<{ kind: SearchKind; total: number }[]> => {
  const otherKinds = searchKinds.filter((otherKind) => otherKind !== kind);
  const query = firstPage(q);
  const pages = await Promise.all(
    otherKinds.map(async (otherKind) => ({ kind: otherKind, ...(await search(lang, otherKind, query, 1)) })),
  );
  // Results for corrected words are results for a different query.
  return pages.flatMap(({ kind: otherKind, total, corrected }) =>
    total > 0 && !corrected ? [{ kind: otherKind, total }] : [],
  );
};

/** Reports a search without results to be counted (docs/decisions/255-unfound-queries.md). The page neither waits for it nor fails with it. */
export const reportUnfound = (lang: Lang, kind: SearchKind | 'all', { q, without, choices }: SearchQuery): void => {
  // With filters or a later page, the words are not the reason for the empty result.
  const isPlain = !without?.length && searchFilters({ q, sort: 'relevance', choices }).length === 0;
  if (kind === 'mental-health' || !isPlain || choices.page > 1) return;
  const report = () =>
    backEndFetch(`${directusUrl()}/search/unfound`, {
      method: 'POST',
      headers: { 'x-site-secret': siteSecret(), 'content-type': 'application/json' },
      body: JSON.stringify({ kind, lang, q }),
      cache: 'no-store',
    });
  runAsVisit(report).catch((error: unknown) =>
    console.error('search: not counted:', error instanceof Error ? error.message : String(error)),
  );
};
