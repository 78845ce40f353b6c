import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { chunks, openClient } from './client.ts';

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

it('reads all rows of a collection, although Directus returns at most 10,000 at once', async () => {
  const files = Array.from({ length: 10_001 }, (_, id) => ({ id }));
  const requestedSorts = new Set<string | null>();
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://127.0.0.1').searchParams;
    const limit = query.get('limit') === '-1' ? 10_000 : Number(query.get('limit'));
    const start = (Number(query.get('page') ?? 1) - 1) * limit;
    requestedSorts.add(query.get('sort'));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: files.slice(start, start + limit) }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const client = await openClient({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'x' });
    expect(await client.read('directus_files', ['id'])).toEqual(files);
    expect([...requestedSorts]).toEqual(['id']);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
