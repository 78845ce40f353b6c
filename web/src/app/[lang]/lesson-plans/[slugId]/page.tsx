import type { Metadata } from 'next';
import { type ItemPageProps, itemMetadata, readItem } from '@/components/article/item-page';
import { getLessonPlan, listOtherLessonPlans } from '@/features/lesson-plans/lesson-plans';
import { LessonPlanPage } from '@/features/lesson-plans/lesson-plans-page';

export const generateStaticParams = () => [];

export async function generateMetadata(props: ItemPageProps): Promise<Metadata> {
  const { lang, item } = await readItem(props.params, getLessonPlan);
  return itemMetadata(lang, 'lessonPlansDetail', item);
}

export default async function Page(props: ItemPageProps) {
  const { lang, item } = await readItem(props.params, getLessonPlan);
  return <LessonPlanPage lang={lang} plan={item} others={await listOtherLessonPlans(lang, item)} />;
}
