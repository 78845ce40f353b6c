/** The items of a playlist on the screen, where they stand while some are taken out, moved, or read again. */
import type { PlaylistItem } from './playlists.ts';

/** What was taken out, and where it was among what was shown. */
export interface Taken {
  item: PlaylistItem;
  index: number;
}

/** A book is in a playlist once; put back, its row is another. */
export const isSame = (a: PlaylistItem, b: PlaylistItem): boolean => a.document.id === b.document.id;

/** The items, and between them the places of what was taken out and did not come back by another way. @param taken by index */
export const withTaken = (
  items: readonly PlaylistItem[],
  taken: readonly Taken[],
): { item: PlaylistItem; isTaken: boolean }[] => {
  const shown = items.map((item) => ({ item, isTaken: false }));
  for (const { item, index } of taken) {
    if (!items.some((other) => isSame(other, item))) shown.splice(index, 0, { item, isTaken: true });
  }
  return shown;
};

/** With an item at a place, once. */
export const withItem = (items: readonly PlaylistItem[], item: PlaylistItem, place: number): PlaylistItem[] => {
  const others = items.filter((other) => !isSame(other, item));
  return others.toSpliced(place, 0, item);
};

/** In the order of these ids; what is not among them stays behind, as the back end has it. */
export const inOrder = (items: readonly PlaylistItem[], ids: readonly number[]): PlaylistItem[] => {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: PlaylistItem) => places.get(id) ?? ids.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** A change that is shown ahead of the back end's answer. */
type Edit = { order: readonly number[] } | { without: PlaylistItem };
export const withEdit = (items: PlaylistItem[], edit: Edit): PlaylistItem[] =>
  'order' in edit ? inOrder(items, edit.order) : items.filter((item) => !isSame(item, edit.without));
