import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

const files = Array.from({ length: 108 }, (_, index) => `${index}.test.ts`);

it('returns every file once, in order, in batches that become smaller', () => {
  const queue = createQueue(files, 2);
  const batches: string[][] = [];
  for (let batch = queue.take(); batch.length > 0; batch = queue.take()) batches.push(batch);
  expect(batches.flat()).toEqual(files);
  const sizes = batches.map(({ length }) => length);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(sizes[0]).toBeLessThan(files.length / 4);
  expect(sizes.at(-1)).toBeLessThanOrEqual(2);
});

it('returns all files at once to a single lane', () => {
  const queue = createQueue(files, 1);
  expect(queue.take()).toEqual(files);
  expect(queue.take()).toEqual([]);
});
