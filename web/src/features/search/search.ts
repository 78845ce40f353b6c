import { searchAnswer, type UnderstoodNeed } from '@hat-nang/model/contracts/search';
import type { Lang } from '@hat-nang/model/languages';
import { type SearchKind, searchKinds } from '@hat-nang/model/search-kinds';
import { z } from 'zod';
import { backEndFetch } from '@/cms/back-end-fetch';
import { asOneVisit } from '@/cms/back-end-visits';
import { CmsError } from '@/cms/query';
import { directusUrl, siteSecret } from '@/cms/settings';
import { lastPage, pageSize } from '@/routing/list-query';
import { type SearchQuery, searchFilters } from '@/routing/search-query';
import type { MarkedText } from './found-pieces.ts';

/** One item that was found, in the language that was asked. */
export interface Hit {
  id: number;
  title: MarkedText;
  /** The sentence that matches; left out where only the title does. */
  snippet?: MarkedText;
}

export interface SearchPage {
  hits: Hit[];
  total: number;
  /** False from 10,000 on: there are more than `total`. */
  isTotalExact: boolean;
  /** Other words that were searched for, because what was typed found nothing. */
  corrected?: string;
  /** How many more there are with other accents than those that were typed. */
  otherAccents: number;
  /** Words with a wider meaning, where nothing was found. */
  broader: string[];
  /** What of the words was taken as a need. */
  understood: UnderstoodNeed[];
  /** Pages of 12 items, at most 500. */
  pages: number;
}

/** UTF-16 units, as the contract takes them. */
const longestWithout = 200;

/** During an update the back end may be older than the site, and knows less. */
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
      // What visitors search for is kept nowhere.
      cache: 'no-store',
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (error) {
    throw new CmsError(`search: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
};

/**
 * Asks the back end's own search (`GET /search`, directus-extensions/search).
 * @throws CmsError when it fails or takes longer than a read may (cms/back-end-lanes.ts).
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
    ...(without.length > 0 ? [['without', without.join(',').slice(0, longestWithout)]] : []),
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

/** Whether these words, as they are, find something in a section. */
export const searchFinds = async (lang: Lang, kind: SearchKind, q: string): Promise<boolean> => {
  const { total, corrected } = await search(lang, kind, firstPage(q), 1);
  return total > 0 && !corrected;
};

/** Where else the words are found: the other kinds that hold a match, with how many. */
export const searchElsewhere = async (
  lang: Lang,
  kind: SearchKind,
  q: string,
): Promise<{ kind: SearchKind; total: number }[]> => {
  const others = searchKinds.filter((other) => other !== kind);
  const query = firstPage(q);
  const pages = await Promise.all(
    others.map(async (other) => ({ kind: other, ...(await search(lang, other, query, 1)) })),
  );
  // Where the words had to be put right first, something else was found.
  return pages.flatMap(({ kind: other, total, corrected }) =>
    total > 0 && !corrected ? [{ kind: other, total }] : [],
  );
};

/** Has a search counted that found nothing (docs/decisions/255-unfound-queries.md). The page does not wait for it, and does without it. */
export const reportUnfound = (lang: Lang, kind: SearchKind | 'all', { q, without, choices }: SearchQuery): void => {
  // With filters or later pages it is no matter of words.
  const isPlain = !without?.length && searchFilters({ q, sort: 'relevance', choices }).length === 0;
  if (kind === 'mental-health' || !isPlain || choices.page > 1) return;
  const report = () =>
    backEndFetch(`${directusUrl()}/search/unfound`, {
      method: 'POST',
      headers: { 'x-site-secret': siteSecret(), 'content-type': 'application/json' },
      body: JSON.stringify({ kind, lang, q }),
      cache: 'no-store',
    });
  asOneVisit(report).catch((error: unknown) =>
    console.error('search: not counted:', error instanceof Error ? error.message : String(error)),
  );
};
