import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { itemTag } from '@hat-nang/model/tags';
import { type ListQuery, maxPage, pageSize } from '@/routing/list-query';
import { query, uncachedOptions } from './query.ts';
import { isPresent } from './rows.ts';

export interface ListPage<Card> {
  items: Card[];
  total: number;
  /** Number of pages of the list, from 1 to 500. */
  pages: number;
}

export const countPages = (total: number, limit: number = pageSize): number =>
  Math.min(maxPage, Math.max(1, Math.ceil(total / limit)));

interface CountRow {
  count: { id: number | null } | null;
}

/** A GraphQL document that reads one page of a list, and counts all items of the list. */
type ListDocument<Raw, Filter> = TypedDocumentNode<
  { items: Raw[]; counted: CountRow[] },
  { filter: Filter; sort: string[]; limit: number; offset: number }
>;

interface ListOptions<Raw, Card> {
  /** The column that sorts the list. */
  by: string;
  /** Columns that take precedence over `by` in the sort order. */
  first?: readonly string[];
  limit?: number;
  /** Index of the first row. Needed only if a page does not begin at a multiple of the limit. */
  offset?: number;
  tags: string[];
  toCard: (raw: Raw) => Card | undefined;
}

/** Reads one page of the items that match a filter, and the number of all such items. The list is sorted by `first`, `by` and the id. */
export const readListPage = async <Raw, Filter, Card>(
  document: ListDocument<Raw, Filter>,
  filter: Filter,
  { page, sort }: Pick<ListQuery, 'page' | 'sort'>,
  { by, first = [], limit = pageSize, offset = (page - 1) * limit, tags, toCard }: ListOptions<Raw, Card>,
): Promise<ListPage<Card>> => {
  const direction = sort === 'oldest' ? '' : '-';
  const order = [...first, `${direction}${by}`, `${direction}id`];
  const { items, counted } = await query(document, { filter, sort: order, limit, offset }, { tags });
  const total = Number(counted[0]?.count?.id ?? 0);
  return { items: items.map(toCard).filter(isPresent), total, pages: countPages(total, limit) };
};

/** Reads the public rows with these ids. The order of the rows is undefined. Not cached. */
export const readByIds = async <Raw>(
  document: TypedDocumentNode<{ items: Raw[] }, { filter: { id: { _in: number[] } }; limit: number }>,
  ids: number[],
): Promise<Raw[]> =>
  ids.length === 0
    ? []
    : (await query(document, { filter: { id: { _in: ids } }, limit: ids.length }, uncachedOptions)).items;

/**
 * Reads one row. Undefined if no public row has this id.
 * @param tags cache tags in addition to the tag of the item
 */
export const readItemById = async <Raw>(
  document: TypedDocumentNode<{ items: Raw[] }, { id: number }>,
  collection: string,
  id: number,
  tags: string[],
): Promise<Raw | undefined> =>
  (await query(document, { id }, { tags: [itemTag(collection, id), ...tags], item: { collection, id } })).items[0];

/**
 * Returns related items: first items of the same category, then the newest items.
 * @param read returns the newest items, of one category if given; the result may include the item with `id`
 */
export const readRelated = async <Card extends { id: number }, Category>(
  { id, category }: { id: number; category?: Category },
  limit: number,
  read: (limit: number, category?: Category) => Promise<Card[]>,
): Promise<Card[]> => {
  const sameCategory = category === undefined ? [] : (await read(limit + 1, category)).filter((card) => card.id !== id);
  if (sameCategory.length >= limit) return sameCategory.slice(0, limit);
  const shownIds = new Set([id, ...sameCategory.map((card) => card.id)]);
  const otherCards = (await read(limit * 2)).filter((card) => !shownIds.has(card.id));
  return [...sameCategory, ...otherCards].slice(0, limit);
};
