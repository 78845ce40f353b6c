import { expect, it } from 'vitest';
import { addDerivedNames } from './section.ts';

const names = { vi: { all: 'Giáo án', one: 'Giáo án' }, en: { all: 'Lesson plans', one: 'Lesson plan' } };
const publication = { texts: ['title'] };
const list = { vi: '/giao-an', en: '/lesson-plans' };
const detail = { vi: '/giao-an/[slug]-[id]', en: '/lesson-plans/[slug]-[id]' };

it('a section derives its collection and route keys from its word', () => {
  const routes = { lessonPlans: list, lessonPlansDetail: detail, relatedLessonPlans: list, searchLessonPlans: list };
  expect(addDerivedNames({ word: 'lesson-plans', names, publication, routes })).toMatchObject({
    collection: 'lesson_plans',
    list: 'lessonPlans',
    detail: 'lessonPlansDetail',
    related: 'relatedLessonPlans',
    search: 'searchLessonPlans',
  });
});

it('a page without an address has no route key', () => {
  const section = addDerivedNames({ word: 'pages', names, publication, routes: { pagesDetail: detail } });
  expect(section).toMatchObject({ collection: 'pages', detail: 'pagesDetail' });
  expect(['list', 'related', 'search'].filter((key) => key in section)).toEqual([]);
});
