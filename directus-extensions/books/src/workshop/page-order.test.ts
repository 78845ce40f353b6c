import { expect, it } from 'vitest';
import { numberPages } from './page-order.ts';

const pages = [7, 8, 9].map((id, index) => ({ id, number: index + 1 }));

it('numbers each page by its place', () => {
  expect(numberPages(pages, [9, 7, 8])).toEqual([
    { id: 9, number: 1 },
    { id: 7, number: 2 },
    { id: 8, number: 3 },
  ]);
});

it('leaves out pages whose number stays', () => {
  expect(numberPages(pages, [7, 9, 8])).toEqual([
    { id: 9, number: 2 },
    { id: 8, number: 3 },
  ]);
  expect(numberPages(pages, [7, 8, 9])).toEqual([]);
});

it.each([[[7, 8]], [[7, 8, 8]], [[7, 8, 10]], [[7, 8, 9, 10]]])(
  'refuses the order %j of the pages 7, 8 and 9',
  (order) => {
    expect(numberPages(pages, order)).toBeUndefined();
  },
);
