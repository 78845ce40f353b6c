import { describe, expect, it } from 'vitest';
import { requestJson } from './requests.ts';

const hugeNumber = '9'.repeat(25);
const illTypedQueries = ['id', 'date_published', 'category', 'image', 'status', 'user_created'].flatMap((field) =>
  ['x', hugeNumber, '-1.5', '2026-13-45', 'true', '\u00e9', 'null', '%00'].flatMap((value) =>
    ['_eq', '_in', '_gt', '_between', '_contains', '_null'].map(
      (operator) => `/items/news?fields=id&filter[${field}][${operator}]=${value}`,
    ),
  ),
);

/** Also runs in containers, because PostgreSQL refuses values that SQLite compares. */
describe('values that a column cannot hold', () => {
  it('are never the server’s error', async () => {
    const failedRequests: string[] = [];
    for (const illTypedQuery of [
      ...illTypedQueries,
      `/items/news/${hugeNumber}`,
      '/items/news/x',
      `/items/news?page=${hugeNumber}`,
      `/items/news?search=${hugeNumber}`,
      '/items/news?search=%00',
      '/items/app_configs?search=x',
    ]) {
      const { status } = await requestJson('GET', illTypedQuery);
      if (status >= 500) failedRequests.push(`${status} ${illTypedQuery}`);
    }
    expect(failedRequests).toEqual([]);
  });
});
