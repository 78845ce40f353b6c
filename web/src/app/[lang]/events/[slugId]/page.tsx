import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { eventJsonLd } from '@/features/events/event-json-ld';
import { EventArticle } from '@/features/events/event-page';
import { getEvent, listNextEvents } from '@/features/events/events';
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
  const event = (await getEvent(lang, id)) ?? notFound();
  if (event.slug !== slug) permanentRedirect(event.url);
  return { lang, event };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, event } = await read(props);
  return pageMetadata({
    lang,
    route: 'eventDetail',
    params: { slug: event.slug, id: String(event.id) },
    alternates: event.alternates,
    title: event.seoTitle,
    description: event.seoDescription,
    image: event.shareImage,
    type: 'article',
    publishedTime: event.publishedAt,
    modifiedTime: event.updatedAt,
    noindex: event.isFallback,
  });
}

export default async function Page(props: Props) {
  const { lang, event } = await read(props);
  const [next, config] = await Promise.all([listNextEvents(lang, event.id), getSiteConfig(lang)]);
  const crumbs = [{ name: getT(lang)('events:title'), url: href(lang, 'events') }, { name: event.title }];
  const origin = publicUrl();
  return (
    <PageFrame
      lang={lang}
      route="eventDetail"
      params={{ id: String(event.id) }}
      alternates={event.alternates}
      crumbs={crumbs}
    >
      <JsonLd data={eventJsonLd(event, lang, config, origin)} />
      <JsonLd data={breadcrumbJsonLd(lang, crumbs, origin)} />
      <EventArticle lang={lang} event={event} next={next} publicAddress={`${origin}${event.url}`} />
    </PageFrame>
  );
}
