import { groupCollections } from '@hat-nang/model/publishing';
import { sectionsWith } from '@hat-nang/model/sections';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeContent } from '@/cms/content.test-directus';
import { query } from '@/cms/query';
import { sectionFeatures } from '../sections/sections.tsx';

vi.mock('@/cms/query', () => ({ query: vi.fn(), uncachedOptions: { tags: [], revalidate: 0 } }));
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

const noGroups = Object.fromEntries(groupCollections.map((collection) => [collection, []]));
const searched = sectionsWith('searched').map(({ collection, word }) => [collection, sectionFeatures[word]] as const);

it.each(searched)('reads items of %s by id from a large collection, and no others', async (name, { listByIds }) => {
  const content = fakeContent({ ...noGroups, [name]: rows });
  vi.mocked(query).mockImplementation(content.query);
  const foundCards = await listByIds('vi', [601, 7, 101, 999]);
  expect(foundCards.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([7, 101, 601]);
  expect(content.sent).toBe(3);
});

it.each(searched)('sends no query to %s without ids', async (name, { listByIds }) => {
  const content = fakeContent({ ...noGroups, [name]: rows });
  vi.mocked(query).mockImplementation(content.query);
  expect(await listByIds('vi', [])).toEqual([]);
  expect(content.sent).toBe(0);
});
