import { href } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { eventJsonLd } from '@/features/events/event-json-ld';
import { EventArticle } from '@/features/events/event-page';
import { getEvent, listNextEvents } from '@/features/events/events';
import { getT } from '@/i18n/server';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { type ItemPageProps, itemMetadata, readItem } from '../../item-page.ts';

export const generateStaticParams = () => [];

export async function generateMetadata(props: ItemPageProps): Promise<Metadata> {
  const { lang, item } = await readItem(props, getEvent);
  return itemMetadata(lang, 'eventDetail', item);
}

export default async function Page(props: ItemPageProps) {
  const { lang, item: event } = await readItem(props, getEvent);
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
