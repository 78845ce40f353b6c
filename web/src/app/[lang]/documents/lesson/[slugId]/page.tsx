import { href } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { documentJsonLd } from '@/features/documents/document-json-ld';
import { getLesson, listRelatedDocuments } from '@/features/documents/documents';
import { LessonPageView } from '@/features/documents/lesson-page';
import { KeepOfflineView } from '@/features/offline/keep-offline-view';
import { getT } from '@/i18n/server';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { type ItemPageProps, itemMetadata, readItem } from '../../../item-page.ts';

export const generateStaticParams = () => [];

export async function generateMetadata(props: ItemPageProps): Promise<Metadata> {
  const { lang, item } = await readItem(props, getLesson);
  return itemMetadata(lang, 'lesson', item);
}

export default async function Page(props: ItemPageProps) {
  const { lang, item: lesson } = await readItem(props, getLesson);
  const [related, config] = await Promise.all([listRelatedDocuments(lang, lesson), getSiteConfig(lang)]);
  const crumbs = [{ name: getT(lang)('documents:title'), url: href(lang, 'documents') }, { name: lesson.title }];
  const origin = publicUrl();
  return (
    <PageFrame
      lang={lang}
      route="lesson"
      params={{ id: String(lesson.id) }}
      alternates={lesson.alternates}
      crumbs={crumbs}
    >
      <JsonLd data={documentJsonLd(lesson, lang, config, origin)} />
      <JsonLd data={breadcrumbJsonLd(lang, crumbs, origin)} />
      <LessonPageView
        lang={lang}
        lesson={lesson}
        related={related}
        publicAddress={`${origin}${lesson.url}`}
        keep={lesson.contents.length > 0 ? <KeepOfflineView lang={lang} id={lesson.id} /> : undefined}
      />
    </PageFrame>
  );
}
