import type { Lang } from '@hat-nang/model/languages';
import { categoryOptions, listCategories } from '@/cms/categories';
import { ArticleCardView, type CardProps } from '@/components/article/article-card';
import { CategoryList } from '@/components/article/category-list';
import { createSectionListView } from '@/components/article/list-page';
import { createFilterGroup, type FilterLink } from '@/components/sections/section-feature';
import { Box } from '@/components/ui/box';
import { getT } from '@/i18n/server';
import type { DocumentsQuery } from '@/routing/documents-query';
import { formatListQuery, type ListQuery } from '@/routing/list-query';
import { type LessonPlanCard, listClassLevels, listLessonPlans } from './lesson-plans.ts';

/** The card of a lesson plan with class level and duration. */
export function LessonPlanCardView(props: CardProps<LessonPlanCard>) {
  const { category, classLevel, minutes } = props.item;
  const facts = [
    category?.name,
    classLevel,
    minutes ? getT(props.lang)('lesson-plans:minutes', { count: minutes }) : undefined,
  ];
  return (
    <ArticleCardView
      {...props}
      collection="lesson_plans"
      above={
        <Box fontSize="sm" color="fg.muted">
          {facts.filter(Boolean).join(' · ')}
        </Box>
      }
    />
  );
}

/** Returns the filters of the list and of the search: the category and the class level. */
export async function listLessonPlanFilters(lang: Lang, choices: DocumentsQuery, link: FilterLink) {
  const t = getT(lang);
  const [categories, levels] = await Promise.all([listCategories(lang, 'lesson_plans'), listClassLevels(lang)]);
  return [
    createFilterGroup('level', t('lesson-plans:level'), levels, choices, link),
    createFilterGroup('category', t('list.category'), categoryOptions(categories), choices, link),
  ];
}

function LessonPlansList({ lang, query }: { lang: Lang; query: ListQuery }) {
  return (
    <CategoryList
      lang={lang}
      word="lesson-plans"
      query={query}
      list={listLessonPlans}
      card={LessonPlanCardView}
      listFilters={listLessonPlanFilters}
    />
  );
}

export const lessonPlansList = createSectionListView('lesson-plans', LessonPlansList, formatListQuery);
