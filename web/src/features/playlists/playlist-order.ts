/** Computes the displayed order of a playlist's items while items are removed, moved or refetched. */
import type { PlaylistItem } from './playlists.ts';

/** A removed item with its former index in the displayed list. */
export interface RemovedItem {
  item: PlaylistItem;
  index: number;
}

/**
 * Checks whether two items contain the same document. A playlist contains a document at most once. Item ids cannot be compared, because a restored item
 * has a new id.
 */
export const isSameDocument = (a: PlaylistItem, b: PlaylistItem): boolean => a.document.id === b.document.id;

/**
 * Inserts a placeholder for each removed item whose document is not in `items`.
 * @param removedItems sorted by index
 */
export const addRemovedItems = (
  items: readonly PlaylistItem[],
  removedItems: readonly RemovedItem[],
): { item: PlaylistItem; isRemoved: boolean }[] => {
  const shownItems = items.map((item) => ({ item, isRemoved: false }));
  for (const { item, index } of removedItems) {
    if (!items.some((candidate) => isSameDocument(candidate, item)))
      shownItems.splice(index, 0, { item, isRemoved: true });
  }
  return shownItems;
};

/** Inserts an item. An item with the same document is removed first, so `index` does not count that item. */
export const insertItem = (items: readonly PlaylistItem[], item: PlaylistItem, index: number): PlaylistItem[] => {
  const otherItems = items.filter((candidate) => !isSameDocument(candidate, item));
  return otherItems.toSpliced(index, 0, item);
};

/** Sorts items by the order of these ids. Items with other ids follow in their current order. */
export const sortByIds = (items: readonly PlaylistItem[], ids: readonly number[]): PlaylistItem[] => {
  const positions = new Map(ids.map((id, position) => [id, position]));
  const positionOf = ({ id }: PlaylistItem) => positions.get(id) ?? ids.length;
  return items.toSorted((a, b) => positionOf(a) - positionOf(b));
};

/** A change that is shown before the back end confirms the change: a new order, or the removal of an item. */
type OrderEdit = { order: readonly number[] } | { without: PlaylistItem };
export const applyEdit = (items: PlaylistItem[], edit: OrderEdit): PlaylistItem[] =>
  'order' in edit ? sortByIds(items, edit.order) : items.filter((item) => !isSameDocument(item, edit.without));
