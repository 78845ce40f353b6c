import { expect, it } from 'vitest';
import { articleRow } from '@/components/article/article.test-row';
import { toLessonPlan, toLessonPlanCard } from './lesson-plans.ts';

const texts = <Texts extends object>(vi: Texts, en: Texts) => [
  { languages_code: { code: 'vi-VN' }, ...vi },
  { languages_code: { code: 'en-US' }, ...en },
];
const worksheet = {
  id: '5eed0000-0000-4000-8000-000000000001',
  filename_download: 'my-map.pdf',
  filesize: '24300',
  type: 'application/pdf',
  modified_on: '2026-11-28T00:00:00Z',
};
const row = {
  ...articleRow({ worksheet: null }, { worksheet }),
  author: 'Kim Ngọc Trâm',
  minutes: 35,
  category: { id: '7', translations: texts({ name: 'Đọc' }, { name: 'Reading' }) },
  class_level: { translations: texts({ label: 'Lớp 1–2' }, { label: 'Classes 1 and 2' }) },
  document: { id: '4', translations: texts({ title: 'Bản đồ', slug: 'ban-do' }, { title: 'A map', slug: 'a-map' }) },
};

it('a lesson plan has class level, minutes, its book, and the worksheet of its language', () => {
  expect(toLessonPlan(row, 'en')).toMatchObject({
    classLevel: 'Classes 1 and 2',
    minutes: 35,
    category: { id: 7, name: 'Reading' },
    book: { title: 'A map', url: '/en/documents/lesson/a-map-4' },
    worksheet: {
      url: expect.stringMatching(/^\/api\/assets\/5eed0000-0000-4000-8000-000000000001\/my-map\.pdf\?download&v=/),
      filename: 'my-map.pdf',
      kind: 'PDF',
      bytes: 24_300,
    },
  });
  expect(toLessonPlan(row, 'vi')).toMatchObject({ classLevel: 'Lớp 1–2', worksheet: undefined });
});

it('a lesson plan has no values for empty fields, or for a book that is not public', () => {
  const bareRow = { ...row, author: null, minutes: null, class_level: null, category: null, document: null };
  const empty = { author: '', minutes: undefined, classLevel: undefined, category: undefined };
  expect(toLessonPlanCard(bareRow, 'vi')).toMatchObject(empty);
  expect(toLessonPlan(bareRow, 'vi')).toMatchObject({ ...empty, book: undefined });
});
