import { expect, it } from 'vitest';
import { defaultListQuery, formatListQuery } from '@/routing/list-query';
import { createListLinks } from './list-choices.ts';

const options = [
  { value: 3, label: 'Books' },
  { value: 4, label: 'Days' },
];

it('filter links lead to the first page and preserve the other filters', () => {
  const query = { ...defaultListQuery, page: 5, sort: 'oldest' as const, category: 4 };
  expect(createListLinks('/en/news', query, formatListQuery).buildFilterLinks('category', 'All', options)).toEqual([
    { label: 'All', url: '/en/news?sort=oldest', isCurrent: false },
    { label: 'Books', url: '/en/news?category=3&sort=oldest', isCurrent: false },
    { label: 'Days', url: '/en/news?category=4&sort=oldest', isCurrent: true },
  ]);
});

it('sort links lead to the first page', () => {
  const query = { ...defaultListQuery, page: 2, category: 4 };
  expect(createListLinks('/en/news', query, formatListQuery).buildSortLinks((sort) => sort)).toEqual([
    { label: 'recent', url: '/en/news?category=4', isCurrent: true },
    { label: 'oldest', url: '/en/news?category=4&sort=oldest', isCurrent: false },
  ]);
});
