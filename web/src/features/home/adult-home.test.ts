import { expect, it } from 'vitest';
import type { EventCard } from '../events/public.ts';
import type { NewsCard } from '../news/public.ts';
import { sortHomeEvents, toHomeNews } from './adult-home.ts';

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

it('Home’s events are live, then upcoming, then over; otherwise the order of the editors stays', () => {
  const events = (['over', 'upcoming', 'live', 'upcoming', 'over'] as const).map(
    (status, index) => ({ id: index, status }) as EventCard,
  );
  expect(sortHomeEvents(events).map(({ id }) => id)).toEqual([2, 1, 3, 0, 4]);
});
