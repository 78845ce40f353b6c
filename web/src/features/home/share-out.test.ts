import { expect, it } from 'vitest';
import { shareOut } from './share-out.ts';

const items = (...ids: number[]) => ids.map((id) => ({ id }));
const idsOf = (rows: readonly { id: number }[][]) => rows.map((row) => row.map(({ id }) => id));

it('no item is in two rows, and each row keeps its order', () => {
  expect(idsOf(shareOut([items(1, 2, 3, 4), items(1, 2, 5), items(4)]))).toEqual([[1, 3], [2, 5], [4]]);
});

it('a row takes no item that the page shows elsewhere, and at most the given number', () => {
  expect(idsOf(shareOut([items(1, 2, 3, 4, 5), items(2)], items(1, 2), 2))).toEqual([[3, 4], []]);
  expect(shareOut([items(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)])[0]).toHaveLength(8);
  expect(shareOut([])).toEqual([]);
});
