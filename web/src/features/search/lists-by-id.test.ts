import type { Lang } from '@hat-nang/model/languages';
import { afterEach, expect, it, vi } from 'vitest';
import { contentOf } from '@/cms/content.test-directus';
import { query } from '@/cms/query';
import { listAboutUsArticlesById } from '../about-us/about-us.ts';
import { listDocumentsById } from '../documents/documents.ts';
import { listEventsById } from '../events/events.ts';
import { listHelpCenterArticlesById } from '../help-center/help-center.ts';
import { listMentalHealthById } from '../mental-health/mental-health.ts';
import { listNewsById } from '../news/news.ts';

vi.mock('@/cms/query', () => ({ query: vi.fn(), uncached: { tags: [], revalidate: 0 } }));
afterEach(() => vi.mocked(query).mockReset());

const rows = Array.from({ length: 620 }, (_, index) => ({
  id: index + 1,
  sort: index + 1,
  type: 'picture_book',
  starts_at: '2026-11-23T02:00:00Z',
  ends_at: '2026-11-23T03:00:00Z',
  has_interpreter: false,
  has_captions: false,
  has_quiet_room: false,
  is_wheelchair_accessible: false,
  has_narration: false,
  has_sign_language: false,
  has_subtitles: false,
  is_easy_to_read: false,
  is_pinned: false,
  target_audience: [],
  available_languages: [],
  translations: [{ languages_code: { code: 'vi-VN' }, title: `Bài ${index + 1}`, slug: `bai-${index + 1}` }],
}));

const lists: Record<string, (lang: Lang, ids: number[]) => Promise<{ id: number; title: string }[]>> = {
  about_us: listAboutUsArticlesById,
  documents: listDocumentsById,
  events: listEventsById,
  help_center: listHelpCenterArticlesById,
  mental_health: listMentalHealthById,
  news: listNewsById,
};

it.each(Object.keys(lists))('finds items of %s by id however many there are, and reads no others', async (name) => {
  const content = contentOf({ help_center_sections: [], [name]: rows });
  vi.mocked(query).mockImplementation(content.query);
  const found = await lists[name]?.('vi', [601, 7, 101, 999]);
  expect(found?.map(({ title }) => title).toSorted()).toEqual(['Bài 101', 'Bài 601', 'Bài 7']);
  expect(content.sent).toBe(3);
});

it.each(Object.keys(lists))('asks nothing of %s for no ids', async (name) => {
  const content = contentOf({ help_center_sections: [], [name]: rows });
  vi.mocked(query).mockImplementation(content.query);
  expect(await lists[name]?.('vi', [])).toEqual([]);
  expect(content.sent).toBe(0);
});
