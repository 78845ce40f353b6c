import { afterEach, expect, it, vi } from 'vitest';
import { query } from '@/cms/query';
import { articleRow } from '@/components/article/article.test-row';
import { getStaticPage, toStaticPage } from './pages.ts';

vi.mock('@/cms/query', () => ({ query: vi.fn() }));
afterEach(() => vi.mocked(query).mockReset());

const row = articleRow({}, {});

it('the address of a static page ends with its slug, without an id', () => {
  expect(toStaticPage(row, 'en')).toMatchObject({ url: '/en/page/book-day', body: '<p>Hello</p>', isFallback: false });
});

it('a slug identifies the page with this slug in the requested language, or in the other language', async () => {
  const otherPage = { ...articleRow({ slug: 'book-day', title: 'Trang khác' }, { slug: 'another' }), id: '13' };
  vi.mocked(query).mockResolvedValue({ items: [row, otherPage] });
  expect((await getStaticPage('vi', 'book-day'))?.title).toBe('Trang khác');
  vi.mocked(query).mockResolvedValue({ items: [row] });
  expect((await getStaticPage('vi', 'book-day'))?.slug).toBe('ngay-hoi-sach');
  vi.mocked(query).mockResolvedValue({ items: [] });
  expect(await getStaticPage('vi', 'book-day')).toBeUndefined();
});
