import { href } from '@hat-nang/model/routes';
import { listCategories } from '@/cms/categories';
import { createSectionFeature, toTopics, withCategoryName } from '@/components/sections/section-feature';
import { defaultListQuery } from '@/routing/list-query';
import { getLessonPlan, listLessonPlans, listLessonPlansById } from './lesson-plans.ts';
import { LessonPlanCardView, listLessonPlanFilters } from './lesson-plans-list.tsx';

export const lessonPlansSection = createSectionFeature({
  readItem: getLessonPlan,
  listLatest: async (lang, limit) =>
    (await listLessonPlans(lang, defaultListQuery, { limit })).items.map(withCategoryName),
  listByIds: listLessonPlansById,
  listStartCards: async (lang) => (await listLessonPlans(lang, defaultListQuery)).items,
  card: LessonPlanCardView,
  listFilters: listLessonPlanFilters,
  listTopics: async (lang) => toTopics(href(lang, 'lessonPlans'), await listCategories(lang, 'lesson_plans')),
});
