import type { Route } from '../route.ts';
import type { Section } from './section.ts';

export const routes = {
  lessonPlans: { vi: '/giao-an', en: '/lesson-plans', query: 'list' },
  lessonPlansDetail: { vi: '/giao-an/[slug]-[id]', en: '/lesson-plans/[slug]-[id]' },
  searchLessonPlans: {
    vi: '/tim-kiem-giao-an',
    en: '/search/lesson-plans',
    noindex: true,
    hidesSearchHeader: true,
    query: 'search',
  },
} as const satisfies Record<string, Route>;

export const lessonPlans = {
  word: 'lesson-plans',
  names: { vi: { all: 'Giáo án', one: 'Giáo án' }, en: { all: 'Lesson plans', one: 'Lesson plan' } },
  icon: 'ph:chalkboard-teacher-bold',
  routes,
  publication: {
    texts: ['title', 'slug', 'body'],
    pictureText: 'image_alt',
    required: ['category', 'class_level', 'minutes'],
  },
  category: { column: 'category', collection: 'categories' },
  searched: {
    letter: 'l',
    author: 'author',
    summary: 'summary',
    body: ['body'],
    filters: ['category', 'level'],
    options: { level: 'class_level' },
  },
  feed: true,
  picture: 'image',
  sharePicture: { ground: 'success.800', ink: 'white' },
  favorite: 'lesson_plan',
  ownColumns: ['minutes'],
} as const satisfies Section<keyof typeof routes>;
