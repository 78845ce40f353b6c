import { expect, it } from 'vitest';
import type { NewsCard } from '@/features/news/news';
import type { DocumentCard } from '../documents/public.ts';
import { toHomeNews, toHomePopular } from './home.ts';

const news = (id: number): NewsCard => ({
  id,
  title: `Tin ${id}`,
  slug: `tin-${id}`,
  summary: '',
  author: '',
  publishedAt: '2026-11-01T00:00:00Z',
  isPinned: false,
  url: `/tin-tuc/tin-${id}-${id}`,
  isFallback: false,
});

it('Home’s news are the chosen items in their order, or the latest; newsRule reports which', () => {
  const latestNews = [news(9), news(8), news(7)];
  expect(toHomeNews([news(2), news(5)], latestNews)).toEqual({ newsRule: 'chosen', news: [news(2), news(5)] });
  expect(toHomeNews([], latestNews)).toEqual({ newsRule: 'latest', news: latestNews });
});

it('Home’s books are the most read in their order, or the chosen while too few were read', () => {
  const books = [1, 2, 3, 4].map((id) => ({ id, title: `Sách ${id}` }) as DocumentCard);
  const chosenBooks = [{ id: 9, title: 'Sách 9' } as DocumentCard];
  expect(toHomePopular(books, chosenBooks)).toEqual({ popularRule: 'mostRead', popular: books });
  expect(toHomePopular(books.slice(1), chosenBooks)).toEqual({ popularRule: 'chosen', popular: chosenBooks });
});
