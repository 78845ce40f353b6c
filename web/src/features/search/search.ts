import { type CountsAnswer, searchAnswer, type UnderstoodNeed } from '@hat-nang/model/contracts/search';
import type { Lang } from '@hat-nang/model/languages';
import { type SearchKind, searchKinds } from '@hat-nang/model/search-kinds';
import * as z from 'zod/mini';
import { backEndFetch } from '@/cms/back-end-fetch';
import { runAsSeparateVisit } from '@/cms/back-end-visits';
import { CmsError } from '@/cms/query';
import { directusUrl, siteSecret } from '@/cms/settings';
import { maxPage, pageSize } from '@/routing/list-query';
import { type SearchQuery, toFilterParameters } from '@/routing/search-query';
import type { MarkedText } from './split-at-matches.ts';

/** A search result in the requested language. */
export interface Hit {
  id: number;
  title: MarkedText;
  /** Text around the matches. Undefined if only the title, the author or the category matches. */
  snippet?: MarkedText;
}

export interface SearchPage {
  hits: Hit[];
  total: number;
  /**
   * False if `total` is not exact: there are more than 10,000 results, or not all hits of a quoted phrase were checked. In the second case, `total` is
   * an upper bound.
   */
  isTotalExact: boolean;
  /** If the typed words have no results: the corrected words, to which these results belong. */
  corrected?: string;
  /** Number of further results whose words have other accents than the typed words. */
  otherAccents: number;
  /** Words with a wider meaning, if there are no results. */
  broader: string[];
  /** Parts of the query that the search understood as a need ("3 tuổi"). */
  understood: UnderstoodNeed[];
  /** Number of pages, from 1 to 500. */
  pages: number;
  /** Number of results by filter option. Undefined if they are not known. */
  counts?: CountsAnswer;
}

/** Maximum length of `without` in the API contract, in UTF-16 units. */
const maxWithoutLength = 200;

/** Schema of the response. During an update of the system, an older search extension may still omit `broader` and `understood`. */
const answerSchema = z.object({
  data: z.extend(searchAnswer, {
    broader: z._default(searchAnswer.shape.broader, []),
    understood: z._default(searchAnswer.shape.understood, []),
  }),
});

const requestSearch = async (parameters: URLSearchParams): Promise<unknown> => {
  try {
    const response = await backEndFetch(`${directusUrl()}/search?${parameters}`, {
      headers: { 'x-site-secret': siteSecret() },
      // The words of visitors must not get into a cache.
      cache: 'no-store',
    });
    if (response.status === 400 && parameters.has('options')) {
      // During an update, an older Directus refuses the options.
      parameters.delete('options');
      return await requestSearch(parameters);
    }
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (error) {
    throw new CmsError(`search: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
};

/**
 * Calls `GET /search` of directus-extensions/search.
 * @param options keys of the filter options to count, such as `age-6-9`
 * @throws CmsError when the call fails or exceeds the deadline of a read (cms/back-end-lanes.ts)
 */
export const search = async (
  lang: Lang,
  kind: SearchKind,
  query: SearchQuery,
  limit = pageSize,
  options: readonly string[] = [],
): Promise<SearchPage> => {
  const { q, sort, accents = 'typed', without = [], choices } = query;
  const parameters = new URLSearchParams([
    ...toFilterParameters(query),
    ...Object.entries({ kind, lang, q, sort, accents, page: String(choices.page), limit: String(limit) }),
    ...(without.length > 0 ? [['without', without.join(',').slice(0, maxWithoutLength)]] : []),
    ...(options.length > 0 ? [['options', options.join()]] : []),
  ]);
  const parsed = answerSchema.safeParse(await requestSearch(parameters));
  if (!parsed.success) throw new CmsError('search: an answer of another shape', { cause: parsed.error });
  const { items, total, isTotalExact, corrected, otherAccents, broader, understood, counts } = parsed.data.data;
  return {
    hits: items.map(({ id, title, snippet }) => ({ id, title, snippet: snippet ?? undefined })),
    total,
    isTotalExact,
    corrected: corrected || undefined,
    otherAccents,
    broader,
    understood,
    pages: Math.min(maxPage, Math.max(1, Math.ceil(total / limit))),
    counts,
  };
};

const toFirstPageQuery = (q: string): SearchQuery => ({ q, sort: 'relevance', choices: { page: 1, sort: 'recent' } });

/** Checks whether these words have results in a section without a spelling correction. */
export const hasSearchResults = async (lang: Lang, kind: SearchKind, q: string): Promise<boolean> => {
  const { total, corrected } = await search(lang, kind, toFirstPageQuery(q), 1);
  return total > 0 && !corrected;
};

/** Returns the other sections that have results, with the number of results. */
export const searchElsewhere = async (
  lang: Lang,
  kind: SearchKind,
  q: string,
): Promise<{ kind: SearchKind; total: number }[]> => {
  const otherKinds = searchKinds.filter((otherKind) => otherKind !== kind);
  const query = toFirstPageQuery(q);
  const pages = await Promise.all(
    otherKinds.map(async (otherKind) => ({ kind: otherKind, ...(await search(lang, otherKind, query, 1)) })),
  );
  // Results for corrected words belong to a different query, so they do not count.
  return pages.flatMap(({ kind: otherKind, total, corrected }) =>
    total > 0 && !corrected ? [{ kind: otherKind, total }] : [],
  );
};

/**
 * Reports a search without results to Directus, which counts it (docs/decisions/255-unfound-queries.md). The page does not wait for the report, and a
 * failed report does not affect the page.
 */
export const reportNothingFound = (
  lang: Lang,
  kind: SearchKind | 'all',
  { q, without, choices }: SearchQuery,
): void => {
  // With filters or on a later page, the words may not be the reason for the empty result, so such a search is not reported. Searches in mental health
  // are never reported.
  const isUnfiltered = !without?.length && toFilterParameters({ q, sort: 'relevance', choices }).length === 0;
  if (kind === 'mental-health' || !isUnfiltered || choices.page > 1) return;
  const report = () =>
    backEndFetch(`${directusUrl()}/search/unfound`, {
      method: 'POST',
      headers: { 'x-site-secret': siteSecret(), 'content-type': 'application/json' },
      body: JSON.stringify({ kind, lang, q }),
      cache: 'no-store',
    });
  runAsSeparateVisit(report).catch((error: unknown) =>
    console.error('search: not counted:', error instanceof Error ? error.message : String(error)),
  );
};
