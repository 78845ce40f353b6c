export { type LessonPlanCard, listLessonPlans } from './lesson-plans.ts';
