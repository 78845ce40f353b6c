import { content } from './content.ts';
import { createFixtures } from './items.ts';
import { findOptionId } from './options.ts';

export interface ShelfDocument {
  id: number;
  vi: { title: string; path: string };
  en: { title: string; path: string };
}

/**
 * Creates a new category with 14 documents, one per day, newest first. The documents fill two pages, and other tests do not use them. The third document is a
 * study document with chapters, available only in Vietnamese: signed, subtitled, easy to read, for age 9-12 and deafblind readers. All others are narrated
 * picture books in both languages for age 3-6.
 */
export async function createDocumentsShelf() {
  const fixtures = createFixtures();
  const uniqueWord = `${Date.now().toString(36)}${process.pid.toString(36)}`;
  const [youngAgeId, olderAgeId, deafblindId, licenseId, signLanguageId] = await Promise.all([
    findOptionId('reading_age', '3-6'),
    findOptionId('reading_age', '9-12'),
    findOptionId('type_of_disabilities', 'deafblind'),
    findOptionId('license', 'cc-by-4.0'),
    findOptionId('sign_language', 'vsl'),
  ]);
  const [country] = await content.read('countries', 'filter[iso2][_eq]=VN&fields=id');
  const category = await fixtures.create('categories', {
    kind: 'documents',
    status: 'published',
    icon: 'ph:flask',
    color: '#3fae69',
    translations: [
      { languages_code: 'vi-VN', name: `Kệ sách ${uniqueWord}`, slug: `ke-sach-${uniqueWord}x` },
      { languages_code: 'en-US', name: `Bookshelf ${uniqueWord}`, slug: `bookshelf-${uniqueWord}x` },
    ],
  });
  const specialRow = {
    type: 'study_document',
    reading_age: olderAgeId,
    type_of_disabilities: [{ options_id: deafblindId }],
    available_languages: [{ languages_code: 'vi-VN' }],
    has_narration: false,
    has_sign_language: true,
    has_subtitles: true,
    is_easy_to_read: true,
    sign_language: signLanguageId,
    illustrator: 'Vũ Vẽ Thử',
    editor: 'Trần Biên Tập',
    contributor: 'Lê Cộng Tác',
    publisher: 'Nhà sách Thử',
    voice: 'Giọng Thử',
    country_of_origin: country?.id,
    source_language: 'vi-VN',
    license: licenseId,
    original_url: 'https://example.org/nguon',
    pages: [1, 2, 3].map((number) => ({
      number,
      translations: [
        { languages_code: 'vi-VN', chapter_title: `Chương thử ${number}`, text: '<p>Chữ.</p>' },
        { languages_code: 'en-US', chapter_title: `Test chapter ${number}`, text: '<p>Text.</p>' },
      ],
    })),
  };
  const plainRow = {
    type: 'picture_book',
    reading_age: youngAgeId,
    available_languages: [{ languages_code: 'vi-VN' }, { languages_code: 'en-US' }],
    has_narration: true,
  };
  const rows = Array.from({ length: 14 }, (_, index) => ({
    status: 'published',
    cover_color: '#3fae69',
    duration: 180,
    page_count: 3,
    author: 'Nguyễn Thử',
    categories: [{ categories_id: category.id }],
    date_published: new Date(Date.UTC(2026, 1, 28 - index, 3)).toISOString(),
    ...(index === 2 ? specialRow : plainRow),
    translations: [
      {
        languages_code: 'vi-VN',
        title: `Sách thử ${index + 1} ${uniqueWord}`,
        slug: `sach-thu-${uniqueWord}-${index + 1}x`,
        subtitle: `Phụ đề sách ${index + 1}`,
        description: `<p>Lời giới thiệu thử số ${index + 1}.</p>`,
      },
      {
        languages_code: 'en-US',
        title: `Test book ${index + 1} ${uniqueWord}`,
        slug: `test-book-${uniqueWord}-${index + 1}x`,
        subtitle: `Subtitle of book ${index + 1}`,
        description: `<p>Test introduction number ${index + 1}.</p>`,
      },
    ],
  }));
  const createdRows = (await content.create('documents', rows as unknown as Record<string, unknown>)) as unknown as {
    id: number;
  }[];
  const items = createdRows.map(
    ({ id }, index): ShelfDocument => ({
      id,
      vi: {
        title: `Sách thử ${index + 1} ${uniqueWord}`,
        path: `/tai-lieu/bai-hoc/sach-thu-${uniqueWord}-${index + 1}x-${id}`,
      },
      en: {
        title: `Test book ${index + 1} ${uniqueWord}`,
        path: `/en/documents/lesson/test-book-${uniqueWord}-${index + 1}x-${id}`,
      },
    }),
  );
  return {
    /** Word in the name of the shelf and in all titles of its documents. No other content contains the word. */
    uniqueWord: uniqueWord,
    category: Number(category.id),
    name: { vi: `Kệ sách ${uniqueWord}`, en: `Bookshelf ${uniqueWord}` },
    items,
    remove: async () => {
      for (const { id } of items) await content.remove('documents', id);
      await fixtures.clear();
    },
  };
}
