import { expect, it } from 'vitest';
import { defaultListQuery, formatListQuery } from '@/routing/list-query';
import { createListLinks } from './list-choices.ts';

it('sort links lead to the first page', () => {
  const query = { ...defaultListQuery, page: 2, category: 4 };
  expect(createListLinks('/en/news', query, formatListQuery).buildSortLinks((sort) => sort)).toEqual([
    { label: 'recent', url: '/en/news?category=4', isCurrent: true },
    { label: 'oldest', url: '/en/news?category=4&sort=oldest', isCurrent: false },
  ]);
});
