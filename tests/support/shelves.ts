import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { content } from './content.ts';
import { createFixtures } from './items.ts';

/** One item of a shelf. `number` grows with its age: 1 is the newest. */
interface ShelfItem {
  id: number;
  number: number;
  title: Record<Lang, string>;
  path: Record<Lang, string>;
}

type Row = Record<string, unknown>;

const createTexts = (uniqueWord: string, number: number, otherFields: (lang: Lang) => Row = () => ({})) =>
  (['vi', 'en'] as const).map((lang) => ({
    languages_code: lang === 'vi' ? 'vi-VN' : 'en-US',
    title: lang === 'vi' ? `Mục thử ${number} ${uniqueWord}` : `Test piece ${number} ${uniqueWord}`,
    slug: `${lang === 'vi' ? 'muc-thu' : 'test-piece'}-${uniqueWord}-${number}x`,
    summary: lang === 'vi' ? `Tóm tắt ${number}.` : `Summary ${number}.`,
    body: `<h2>1</h2>${'<p>Một câu dài để trang có chỗ mà cuộn xuống dưới.</p>'.repeat(20)}`,
    ...otherFields(lang),
  }));

const createShelf = async (
  collection: 'mental_health' | 'events',
  route: 'mentalHealthDetail' | 'eventsDetail',
  rowOf: (number: number) => Row,
) => {
  const fixtures = createFixtures();
  const uniqueWord = `${Date.now().toString(36)}${process.pid.toString(36)}`;
  const name = { vi: `Kệ thử ${uniqueWord}`, en: `Test shelf ${uniqueWord}` };
  const slug = { vi: `ke-thu-${uniqueWord}x`, en: `test-shelf-${uniqueWord}x` };
  const category = await fixtures.create('categories', {
    kind: collection,
    status: 'published',
    translations: [
      { languages_code: 'vi-VN', name: name.vi, slug: slug.vi },
      { languages_code: 'en-US', name: name.en, slug: slug.en },
    ],
  });
  const rows = Array.from({ length: 14 }, (_, index) => ({
    status: 'published',
    category: category.id,
    date_published: new Date(Date.UTC(2026, 1, 28 - index, 3)).toISOString(),
    translations: createTexts(uniqueWord, index + 1),
    ...rowOf(index + 1),
  }));
  const createdRows = (await content.create(collection, rows as unknown as Row)) as unknown as { id: number }[];
  const items = createdRows.map(({ id }, index): ShelfItem => {
    const number = index + 1;
    const path = (lang: Lang) =>
      href(lang, route, { slug: `${lang === 'vi' ? 'muc-thu' : 'test-piece'}-${uniqueWord}-${number}x`, id });
    return {
      id,
      number,
      title: { vi: `Mục thử ${number} ${uniqueWord}`, en: `Test piece ${number} ${uniqueWord}` },
      path: { vi: path('vi'), en: path('en') },
    };
  });
  return {
    category: Number(category.id),
    name,
    slug,
    items,
    remove: async () => {
      for (const { id } of items) await content.remove(collection, id);
      await fixtures.clear();
    },
  };
};

/**
 * Creates a new mental-health category with 14 posts. Posts with odd numbers have one author. Posts with even numbers have another author and are for parents.
 */
export const createMentalHealthShelf = async () => {
  const [audience] = await content.read(
    'options',
    'filter[group][key][_eq]=target_audience&filter[value][_eq]=parent&fields=id',
  );
  return createShelf('mental_health', 'mentalHealthDetail', (number) => ({
    author: number % 2 === 1 ? 'Đỗ Thử Lẻ' : 'Đỗ Thử Chẵn',
    reviewer: 'BS. Thử Văn',
    review_date: '2026-02-01',
    reading_minutes: 3,
    target_audience: number % 2 === 0 ? [{ options_id: audience?.id }] : [],
  }));
};

/** Creates a new category with 14 events of two hours, one per day in February 2031. An event with a higher number begins earlier. */
export const createEventShelf = () =>
  createShelf('events', 'eventsDetail', (number) => ({
    starts_at: new Date(Date.UTC(2031, 1, 28 - number, 2)).toISOString(),
    ends_at: new Date(Date.UTC(2031, 1, 28 - number, 4)).toISOString(),
    has_interpreter: true,
    is_wheelchair_accessible: true,
    online_url: 'https://meet.example/thu',
    map_url: 'https://www.openstreetmap.org/#map=15/21.0285/105.8542',
  }));
