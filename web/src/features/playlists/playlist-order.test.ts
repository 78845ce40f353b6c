import { describe, expect, it } from 'vitest';
import { addRemovedItems, applyEdit, insertItem, sortByIds } from './playlist-order.ts';
import type { PlaylistItem } from './playlists.ts';

const item = (id: number, document = id): PlaylistItem => ({
  id,
  note: '',
  document: { collection: 'documents', id: document, title: `Sách ${document}`, url: `/sach-${document}` },
});
const [one, two, three] = [item(1), item(2), item(3)];
const ids = (items: readonly PlaylistItem[]) => items.map(({ id }) => id);

describe('an item that was removed from a playlist', () => {
  const shownTitles = (items: PlaylistItem[], ...removedItems: [PlaylistItem, number][]) =>
    addRemovedItems(
      items,
      removedItems.map(([which, index]) => ({ item: which, index })),
    ).map((entry) => `${entry.isRemoved ? '-' : ''}${entry.item.document.id}`);

  it('keeps its position', () => expect(shownTitles([one, three], [two, 1])).toEqual(['1', '-2', '3']));
  it('keeps its position beside other removed items', () =>
    expect(shownTitles([three], [one, 0], [two, 1])).toEqual(['-1', '-2', '3']));
  it('is last in a list that has become shorter', () => expect(shownTitles([one], [three, 2])).toEqual(['1', '-3']));
  it('has no placeholder after another tab has restored it', () =>
    expect(shownTitles([one, item(9, 2)], [two, 1])).toEqual(['1', '2']));
});

describe('a restored item', () => {
  it('has its former position', () => expect(ids(insertItem([one, three], item(9, 2), 1))).toEqual([1, 9, 3]));
  it('is in the list once', () => expect(ids(insertItem([one, item(9, 2), three], item(9, 2), 1))).toEqual([1, 9, 3]));
});

describe('an order', () => {
  it('is applied to the items', () => expect(ids(sortByIds([one, two, three], [3, 1, 2]))).toEqual([3, 1, 2]));
  it('keeps items that another tab has added at the end', () =>
    expect(ids(sortByIds([item(7), item(8), one, two], [2, 1]))).toEqual([2, 1, 7, 8]));
});

describe('an optimistic change', () => {
  it('sorts and removes items of the last read list', () => {
    expect(ids(applyEdit([one, two, three], { order: [3, 1, 2] }))).toEqual([3, 1, 2]);
    expect(ids(applyEdit([one, item(9, 2), three], { without: two }))).toEqual([1, 3]);
  });
});
