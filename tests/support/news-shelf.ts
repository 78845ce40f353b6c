import { content } from './content.ts';
import { createFixtures } from './items.ts';

/** One item of the shelf. `number` grows with its age: 1 is the newest. */
export interface ShelfItem {
  id: number;
  number: number;
  vi: { title: string; path: string };
  en: { title: string; path: string };
}

/** Creates a new category with 14 news items, one per day. The items fill two pages, and other tests do not use them. */
export async function createNewsShelf() {
  const fixtures = createFixtures();
  const uniqueWord = `${Date.now().toString(36)}${process.pid.toString(36)}`;
  const category = await fixtures.create('categories', {
    kind: 'news',
    status: 'published',
    color: '#3fae69',
    translations: [
      { languages_code: 'vi-VN', name: `Kệ thử ${uniqueWord}`, slug: `ke-thu-${uniqueWord}x` },
      { languages_code: 'en-US', name: `Test shelf ${uniqueWord}`, slug: `test-shelf-${uniqueWord}x` },
    ],
  });
  const rows = Array.from({ length: 14 }, (_, index) => ({
    status: 'published',
    category: category.id,
    author: 'Nguyễn Thử',
    date_published: new Date(Date.UTC(2026, 1, 28 - index, 3)).toISOString(),
    translations: [
      {
        languages_code: 'vi-VN',
        title: `Chuyện thử ${index + 1} ${uniqueWord}`,
        slug: `chuyen-thu-${uniqueWord}-${index + 1}x`,
        summary: `Tóm tắt ${index + 1}.`,
        body: `<h2>Đoạn một</h2><p>Nội dung thử số ${index + 1}.</p>${'<p>Một câu dài để trang có chỗ mà cuộn xuống dưới.</p>'.repeat(30)}`,
      },
      {
        languages_code: 'en-US',
        title: `Test story ${index + 1} ${uniqueWord}`,
        slug: `test-story-${uniqueWord}-${index + 1}x`,
        summary: `Summary ${index + 1}.`,
        body: `<h2>Part one</h2><p>Test content number ${index + 1}.</p>`,
      },
    ],
  }));
  const createdRows = (await content.create('news', rows as unknown as Record<string, unknown>)) as unknown as {
    id: number;
  }[];
  const items = createdRows.map(
    ({ id }, index): ShelfItem => ({
      id,
      number: index + 1,
      vi: {
        title: `Chuyện thử ${index + 1} ${uniqueWord}`,
        path: `/tin-tuc/chuyen-thu-${uniqueWord}-${index + 1}x-${id}`,
      },
      en: {
        title: `Test story ${index + 1} ${uniqueWord}`,
        path: `/en/news/test-story-${uniqueWord}-${index + 1}x-${id}`,
      },
    }),
  );
  return {
    category: Number(category.id),
    name: { vi: `Kệ thử ${uniqueWord}`, en: `Test shelf ${uniqueWord}` },
    items,
    remove: async () => {
      for (const { id } of items) await content.remove('news', id);
      await fixtures.clear();
    },
  };
}
