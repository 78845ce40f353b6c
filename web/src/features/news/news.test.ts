import { expect, it } from 'vitest';
import { articleRow } from '@/components/article/article.test-row';
import { toNews, toNewsCard } from './news.ts';

const row = {
  ...articleRow({}, {}),
  author: 'Kim Ngọc Trâm',
  is_pinned: true,
  category: { id: '7', translations: [{ languages_code: { code: 'vi-VN' }, name: 'Sự kiện' }] },
};

it('a news item has its author, category and whether it is pinned', () => {
  expect(toNews(row, 'en')).toMatchObject({
    title: 'Book day',
    body: '<p>Hello</p>',
    url: '/en/news/book-day-12',
    author: 'Kim Ngọc Trâm',
    isPinned: true,
    // The category's name uses the language fallback, too.
    category: { id: 7, name: 'Sự kiện' },
  });
});

it('a card of a news item knows nothing that is not written', () => {
  const bare = { ...row, author: null, is_pinned: false, category: { id: '7', translations: [] } };
  expect(toNewsCard(bare, 'vi')).toMatchObject({ author: '', isPinned: false, category: undefined });
});

it('a row without any text is no news item', () => {
  expect(toNews({ ...row, translations: [] }, 'vi')).toBeUndefined();
});
