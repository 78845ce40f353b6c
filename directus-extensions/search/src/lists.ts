/**
 * Pages of the documents list, and how many documents a list holds (docs/decisions/020-lists.md): looked up in `search_lists`, where each list is a
 * stretch of one index in the order of time. Whatever a library's size, a page costs what its place in the list does, and a list ends at page 500.
 */
import type { Choices } from './choices.ts';
import {
  type ListAnswer,
  type ListRequest,
  MAX_TOTAL,
  SEARCH_LANGS,
  type SearchKind,
  type SearchLang,
} from './contract.ts';
import type { EntryFacts } from './entry-tokens.ts';
import { filterWord } from './entry-tokens.ts';
import { filterWords } from './filter-tokens.ts';
import type { Reader } from './reader.ts';
import { INDEX_VERSION } from './sources.ts';

/** The list that holds every document. */
const ALL = 'all';
/** Whoever changes an item has planned it this long ahead (change-hooks.ts). Milliseconds. */
const PLANNED_AHEAD = 60_000;

/** The lists that hold an entry. An item stands in them once, by the first of its languages: a list shows it in both. */
export function listsOf(kind: SearchKind, lang: SearchLang, { categories, filters }: EntryFacts): string[] {
  if (kind !== 'documents' || lang !== SEARCH_LANGS[0]) return [];
  return [...new Set([ALL, ...filters, ...categories.map((id) => filterWord('category', id))])];
}

export interface ListContext {
  readonly reader: Pick<Reader, 'query'>;
  readonly choices: () => Promise<Choices>;
  readonly now: () => number;
}

/** @returns undefined where only Directus knows: during a change, until the library was once compared with the lists, for a value that is not known */
export async function listDocuments(context: ListContext, request: ListRequest): Promise<ListAnswer | undefined> {
  const { reader, choices, now } = context;
  if (!(await isInStep(reader, now()))) return undefined;
  const words = filterWords({ kind: 'documents', ...request }, await choices());
  // A category or an option that is a second old is not known here yet.
  if (words === undefined) return undefined;
  const lists = words.length === 0 ? [ALL] : await shortestFirst(reader, words);
  const counted = await countOf(reader, lists);
  const total = Math.min(counted, MAX_TOTAL);
  const from = (request.page - 1) * request.limit;
  const ids = from >= total ? [] : await pageOf(reader, lists, { ...request, from, now: now() });
  return { ids, total, isTotalExact: counted <= MAX_TOTAL };
}

/** For tests of the plans. */
export const IN_STEP = `SELECT "value" AS version,
  EXISTS (SELECT 1 FROM search_queue WHERE due_at <= ? AND kind = 'documents') AS changing
  FROM search_state WHERE name = 'compared'`;

async function isInStep(reader: ListContext['reader'], now: number): Promise<boolean> {
  const [state] = await reader.query(IN_STEP, [now + PLANNED_AHEAD]);
  return Number(state?.version ?? 0) === INDEX_VERSION && !state?.changing;
}

/** The statements for so many lists at once: the first is walked, the others are looked into. Parameters: the lists, then what the names say. */
export const LISTS = {
  /** (lists, most) */
  count: (lists: number) => `SELECT count(*) AS n FROM (SELECT 1 FROM ${held(lists)} LIMIT ?) AS found`,
  /** (lists, most, from) */
  page: (lists: number, order: 'ASC' | 'DESC') => `SELECT entry.item, entry.until FROM (
    SELECT first."key" FROM ${held(lists)} ORDER BY first."key" ${order} LIMIT ? OFFSET ?) AS page
    JOIN search_entries AS entry ON entry."key" = page."key" ORDER BY page."key" ${order}`,
};

function held(lists: number): string {
  const others = Array.from(
    { length: lists - 1 },
    () => ' AND EXISTS (SELECT 1 FROM search_lists AS other WHERE other.list = ? AND other."key" = first."key")',
  );
  return `search_lists AS first WHERE first.list = ?${others.join('')}`;
}

async function countOf(reader: ListContext['reader'], lists: readonly string[]): Promise<number> {
  const [row] = await reader.query(LISTS.count(lists.length), [...lists, MAX_TOTAL + 1]);
  return Number(row?.n ?? 0);
}

/** Walking the shortest list leaves the fewest to look into the others for. */
async function shortestFirst(reader: ListContext['reader'], lists: readonly string[]): Promise<string[]> {
  if (lists.length === 1) return [...lists];
  const sized = await Promise.all(lists.map(async (list) => ({ list, size: await countOf(reader, [list]) })));
  return sized.toSorted((a, b) => a.size - b.size).map(({ list }) => list);
}

async function pageOf(
  reader: ListContext['reader'],
  lists: readonly string[],
  { sort, limit, from, now }: Pick<ListRequest, 'sort' | 'limit'> & { from: number; now: number },
): Promise<number[]> {
  const order = sort === 'oldest' ? 'ASC' : 'DESC';
  const rows = await reader.query(LISTS.page(lists.length, order), [...lists, limit, from]);
  // An item whose time ends in this second may still be there.
  return rows.filter(({ until }) => until === null || Number(until) > now).map(({ item }) => Number(item));
}
