import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { documentJsonLd } from '@/features/documents/document-json-ld';
import { getLesson, listRelatedDocuments } from '@/features/documents/documents';
import { LessonPageView } from '@/features/documents/lesson-page';
import { asLang, parseSlugId } from '@/i18n/params';
import { href } from '@/i18n/routes';
import { getT } from '@/i18n/server';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { pageMetadata } from '@/seo/metadata';

interface Props {
  params: Promise<{ lang: string; slugId: string }>;
}

export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { lang: segment, slugId } = await params;
  const lang = asLang(segment);
  const { slug, id } = parseSlugId(slugId) ?? notFound();
  const lesson = (await getLesson(lang, id)) ?? notFound();
  if (lesson.slug !== slug) permanentRedirect(lesson.url);
  return { lang, lesson };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, lesson } = await read(props);
  return pageMetadata({
    lang,
    route: 'lesson',
    params: { slug: lesson.slug, id: String(lesson.id) },
    alternates: lesson.alternates,
    title: lesson.seoTitle,
    description: lesson.seoDescription,
    image: lesson.shareImage,
    type: 'article',
    publishedTime: lesson.publishedAt,
    modifiedTime: lesson.updatedAt,
    noindex: lesson.isFallback,
  });
}

export default async function Page(props: Props) {
  const { lang, lesson } = await read(props);
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
      <LessonPageView lang={lang} lesson={lesson} related={related} publicAddress={`${origin}${lesson.url}`} />
    </PageFrame>
  );
}
