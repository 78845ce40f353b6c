import { describe, expect, it } from 'vitest';
import { inOrder, withEdit, withItem, withTaken } from './playlist-order.ts';
import type { PlaylistItem } from './playlists.ts';

const item = (id: number, document = id): PlaylistItem => ({
  id,
  note: '',
  document: { collection: 'documents', id: document, title: `Sách ${document}`, url: `/sach-${document}` },
});
const [one, two, three] = [item(1), item(2), item(3)];
const ids = (items: readonly PlaylistItem[]) => items.map(({ id }) => id);

describe('what was taken out of a playlist', () => {
  const shown = (items: PlaylistItem[], ...taken: [PlaylistItem, number][]) =>
    withTaken(
      items,
      taken.map(([which, index]) => ({ item: which, index })),
    ).map((entry) => `${entry.isTaken ? '-' : ''}${entry.item.document.id}`);

  it('keeps its place', () => expect(shown([one, three], [two, 1])).toEqual(['1', '-2', '3']));
  it('keeps it beside others', () => expect(shown([three], [one, 0], [two, 1])).toEqual(['-1', '-2', '3']));
  it('stands at the end of a list that has become shorter', () =>
    expect(shown([one], [three, 2])).toEqual(['1', '-3']));
  it('is no longer offered once another tab has put it back', () =>
    expect(shown([one, item(9, 2)], [two, 1])).toEqual(['1', '2']));
});

describe('an item', () => {
  it('comes back at its place', () => expect(ids(withItem([one, three], item(9, 2), 1))).toEqual([1, 9, 3]));
  it('comes back once', () => expect(ids(withItem([one, item(9, 2), three], item(9, 2), 1))).toEqual([1, 9, 3]));
});

describe('an order', () => {
  it('is taken up', () => expect(ids(inOrder([one, two, three], [3, 1, 2]))).toEqual([3, 1, 2]));
  it('leaves at the end what another tab has added', () =>
    expect(ids(inOrder([item(7), item(8), one, two], [2, 1]))).toEqual([2, 1, 7, 8]));
});

describe('a change ahead of its answer', () => {
  it('orders and takes out what was read last', () => {
    expect(ids(withEdit([one, two, three], { order: [3, 1, 2] }))).toEqual([3, 1, 2]);
    expect(ids(withEdit([one, item(9, 2), three], { without: two }))).toEqual([1, 3]);
  });
});
