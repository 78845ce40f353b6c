import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

const files = Array.from({ length: 108 }, (_, index) => `${index}.test.ts`);

it('returns every file once, in order, in batches that become smaller', () => {
  const queue = createQueue(files, 2);
  const turns: string[][] = [];
  for (let turn = queue.take(); turn.length > 0; turn = queue.take()) turns.push(turn);
  expect(turns.flat()).toEqual(files);
  const sizes = turns.map(({ length }) => length);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(sizes[0]).toBeLessThan(files.length / 4);
  expect(sizes.at(-1)).toBeLessThanOrEqual(2);
});

it('returns all files at once to a single lane', () => {
  const queue = createQueue(files, 1);
  expect(queue.take()).toEqual(files);
  expect(queue.take()).toEqual([]);
});
