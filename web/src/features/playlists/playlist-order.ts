/** The displayed order of a playlist's items while some are removed, moved, or refetched. */
import type { PlaylistItem } from './playlists.ts';

/** A removed item and its former index in the displayed list. */
export interface RemovedItem {
  item: PlaylistItem;
  index: number;
}

/** Compares document ids, because a restored book has a new row id. A playlist contains each book once. */
export const isSame = (a: PlaylistItem, b: PlaylistItem): boolean => a.document.id === b.document.id;

/**
 * Adds placeholders for removed items, unless an item is in the list again.
 * @param removedItems sorted by index
 */
export const withRemovedItems = (
  items: readonly PlaylistItem[],
  removedItems: readonly RemovedItem[],
): { item: PlaylistItem; isTaken: boolean }[] => {
  const shown = items.map((item) => ({ item, isTaken: false }));
  for (const { item, index } of removedItems) {
    if (!items.some((other) => isSame(other, item))) shown.splice(index, 0, { item, isTaken: true });
  }
  return shown;
};

/** Inserts an item at an index, and removes a duplicate of it. */
export const withItem = (items: readonly PlaylistItem[], item: PlaylistItem, place: number): PlaylistItem[] => {
  const others = items.filter((other) => !isSame(other, item));
  return others.toSpliced(place, 0, item);
};

/** Sorts items by these ids. Items without an id in the list follow in the back end's order. */
export const inOrder = (items: readonly PlaylistItem[], ids: readonly number[]): PlaylistItem[] => {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: PlaylistItem) => places.get(id) ?? ids.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** A change that is shown before the back end confirms it. */
type Edit = { order: readonly number[] } | { without: PlaylistItem };
export const withEdit = (items: PlaylistItem[], edit: Edit): PlaylistItem[] =>
  'order' in edit ? inOrder(items, edit.order) : items.filter((item) => !isSame(item, edit.without));
