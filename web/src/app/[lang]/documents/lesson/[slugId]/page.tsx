import type { Metadata } from 'next';
import { type ItemPageProps, itemMetadata, readItem } from '@/components/article/item-page';
import { getLesson, listRelatedDocuments } from '@/features/documents/documents';
import { LessonPageView } from '@/features/documents/lesson-page';
import { KeepOfflineView } from '@/features/offline/keep-offline-view';

export const generateStaticParams = () => [];

export async function generateMetadata(props: ItemPageProps): Promise<Metadata> {
  const { lang, item } = await readItem(props.params, getLesson);
  return itemMetadata(lang, 'documentsDetail', item);
}

export default async function Page(props: ItemPageProps) {
  const { lang, item } = await readItem(props.params, getLesson);
  const keepOffline = item.contents.length > 0 ? <KeepOfflineView lang={lang} id={item.id} /> : undefined;
  return (
    <LessonPageView lang={lang} lesson={item} related={await listRelatedDocuments(lang, item)} keep={keepOffline} />
  );
}
