import { describe, expect, it } from 'vitest';
import { ask } from './requests.ts';

const huge = '9'.repeat(25);
const questions = ['id', 'date_published', 'category', 'image', 'status', 'user_created'].flatMap((field) =>
  ['x', huge, '-1.5', '2026-13-45', 'true', '\u00e9', 'null', '%00'].flatMap((value) =>
    ['_eq', '_in', '_gt', '_between', '_contains', '_null'].map(
      (operator) => `/items/news?fields=id&filter[${field}][${operator}]=${value}`,
    ),
  ),
);

/** Also runs in containers, because PostgreSQL refuses values that SQLite compares. */
describe('values that a column cannot hold', () => {
  it('are never the server’s error', async () => {
    const failedRequests: string[] = [];
    for (const question of [
      ...questions,
      `/items/news/${huge}`,
      '/items/news/x',
      `/items/news?page=${huge}`,
      `/items/news?search=${huge}`,
      '/items/news?search=%00',
      '/items/app_configs?search=x',
    ]) {
      const { status } = await ask('GET', question);
      if (status >= 500) failedRequests.push(`${status} ${question}`);
    }
    expect(failedRequests).toEqual([]);
  });
});
