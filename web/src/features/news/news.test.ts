import { expect, it } from 'vitest';
import { articleRow } from '@/components/article/article.test-row';
import { toNews, toNewsCard } from './news.ts';

const row = {
  ...articleRow({}, {}),
  author: 'Kim Ngọc Trâm',
  is_pinned: true,
  category: { id: '7', translations: [{ languages_code: { code: 'vi-VN' }, name: 'Sự kiện' }] },
};

it('a news item has author, category and pin state', () => {
  expect(toNews(row, 'en')).toMatchObject({
    title: 'Book day',
    body: '<p>Hello</p>',
    url: '/en/news/book-day-12',
    author: 'Kim Ngọc Trâm',
    isPinned: true,
    // The category has no English name, so its Vietnamese name is used.
    category: { id: 7, name: 'Sự kiện' },
  });
});

it('a card of a news item has no values for empty fields', () => {
  const bareRow = { ...row, author: null, is_pinned: false, category: { id: '7', translations: [] } };
  expect(toNewsCard(bareRow, 'vi')).toMatchObject({ author: '', isPinned: false, category: undefined });
});

it('a row without translations is not a news item', () => {
  expect(toNews({ ...row, translations: [] }, 'vi')).toBeUndefined();
});
