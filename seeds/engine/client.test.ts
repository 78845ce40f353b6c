import { expect, it } from 'vitest';
import { chunks } from './client.ts';

const measureChunks = <Row>(rows: Row[]) => [...chunks(rows)].map((chunk) => Buffer.byteLength(JSON.stringify(chunk)));

it('splits rows into requests of at most 100 rows', () => {
  const rows = Array.from({ length: 250 }, (_, id) => ({ id }));
  expect([...chunks(rows)].map(({ length }) => length)).toEqual([100, 100, 50]);
  expect([...chunks(rows)].flat()).toEqual(rows);
});

it('limits requests by their bytes, not by their letters', () => {
  const rows = Array.from({ length: 90 }, () => ({ text: 'ế'.repeat(4_000) }));
  expect(Math.max(...measureChunks(rows))).toBeLessThan(305_000);
});

it('sends a row that is larger than the limit alone', () => {
  const large = { text: 'a'.repeat(400_000) };
  expect([...chunks([{ id: 1 }, large, { id: 2 }])]).toEqual([[{ id: 1 }], [large], [{ id: 2 }]]);
});
