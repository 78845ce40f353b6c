/**
 * Reads pages and counts of the documents list (docs/decisions/020-lists.md) from `search_lists`. Each list is a range of one database index, sorted by
 * time. The cost of a page depends on its position in the list, not on the size of the library. Lists end after `MAX_TOTAL` documents.
 */

import { type ListAnswer, type ListRequest, MAX_TOTAL } from '@hat-nang/model/contracts/search';
import { type Lang, languages } from '@hat-nang/model/languages';
import type { SearchKind } from '@hat-nang/model/search-kinds';
import type { Choices } from './choices.ts';
import type { ListSelection } from './dialect.ts';
import { CATEGORY, type EntryFacts, filterWord } from './entry-tokens.ts';
import { filterWords } from './filter-tokens.ts';
import type { Reader } from './reader.ts';
import { INDEX_VERSION } from './sources.ts';

/** Name of the list with all documents. */
const ALL_DOCUMENTS = 'all';
/** Milliseconds that a change is scheduled ahead (change-hooks.ts). */
const SCHEDULED_AHEAD_MS = 60_000;

/**
 * Returns the names of the lists that contain an entry. Only documents are in lists, and only in the first language, because the lists of all languages are
 * equal.
 */
export function listsOf(kind: SearchKind, lang: Lang, { categories, filters }: EntryFacts): string[] {
  if (kind !== 'documents' || lang !== languages[0]) return [];
  return [...new Set([ALL_DOCUMENTS, ...filters, ...categories.map((id) => filterWord(CATEGORY, id))])];
}

export interface ListContext {
  readonly reader: Pick<Reader, 'query' | 'queryIndex' | 'selectLists'>;
  readonly choices: () => Promise<Choices>;
  readonly now: () => number;
}

/**
 * Returns the ids of a page of documents, the total up to `MAX_TOTAL`, and whether the total is exact.
 * @returns undefined if `isUpToDate` is false, or if a filter has an unknown value. Only Directus can then answer.
 */
export async function listDocuments(context: ListContext, request: ListRequest): Promise<ListAnswer | undefined> {
  const { reader, choices, now } = context;
  if (!(await isUpToDate(reader, 'documents', now()))) return undefined;
  const words = filterWords({ kind: 'documents', ...request }, await choices());
  // A category or option that was created a second ago may be missing in the cache.
  if (words === undefined) return undefined;
  const selection = reader.selectLists(words.length === 0 ? [ALL_DOCUMENTS] : words);
  const totalCount = await countOf(reader, selection);
  const total = Math.min(totalCount, MAX_TOTAL);
  const from = (request.page - 1) * request.limit;
  const ids = from >= total ? [] : await pageOf(reader, selection, { ...request, from, now: now() });
  return { ids, total, isTotalExact: totalCount <= MAX_TOTAL };
}

/** Selects the index version of the last comparison, and whether a change of the kind is due. Bindings: (time, kind). Exported for tests of the query plans. */
export const SELECT_UP_TO_DATE = `SELECT "value" AS version,
  EXISTS (SELECT 1 FROM search_queue WHERE due_at <= ? AND kind = ?) AS changing
  FROM search_state WHERE name = 'compared'`;

/**
 * Checks whether the index has all current entries of a kind: a comparison of this index version is complete, and no change of the kind is due within a
 * minute.
 */
export async function isUpToDate(reader: Pick<Reader, 'query'>, kind: SearchKind, now: number): Promise<boolean> {
  const [state] = await reader.query(SELECT_UP_TO_DATE, [now + SCHEDULED_AHEAD_MS, kind]);
  return Number(state?.version ?? 0) === INDEX_VERSION && !state?.changing;
}

/** Statements that wrap the SQL of a dialect (`ListSelection`). */
export const LIST_QUERIES = {
  /** Counts the documents in the lists. Bindings: (lists, limit). */
  count: ({ from }: ListSelection) => `SELECT count(*) AS n FROM (SELECT 1 FROM ${from} LIMIT ?) AS found`,
  /** Selects a page of documents. Bindings: (lists, limit, offset). */
  page: ({ from, key }: ListSelection, order: 'ASC' | 'DESC') => `SELECT entry.item, entry.until FROM (
    SELECT ${key} AS "key" FROM ${from} ORDER BY ${key} ${order} LIMIT ? OFFSET ?) AS page
    JOIN search_entries AS entry ON entry."key" = page."key" ORDER BY page."key" ${order}`,
};

async function countOf(reader: ListContext['reader'], selection: ListSelection): Promise<number> {
  const [row] = await reader.queryIndex(LIST_QUERIES.count(selection), [...selection.bindings, MAX_TOTAL + 1]);
  return Number(row?.n ?? 0);
}

async function pageOf(
  reader: ListContext['reader'],
  selection: ListSelection,
  { sort, limit, from, now }: Pick<ListRequest, 'sort' | 'limit'> & { from: number; now: number },
): Promise<number[]> {
  const order = sort === 'oldest' ? 'ASC' : 'DESC';
  const rows = await reader.queryIndex(LIST_QUERIES.page(selection, order), [...selection.bindings, limit, from]);
  // An item that has just expired may still be in the list.
  return rows.filter(({ until }) => until === null || Number(until) > now).map(({ item }) => Number(item));
}
