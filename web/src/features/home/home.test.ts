import { expect, it } from 'vitest';
import type { NewsCard } from '@/features/news/news';
import { toHomeNews } from './home.ts';

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
