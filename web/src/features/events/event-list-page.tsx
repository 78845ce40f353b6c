import type { Lang } from '@hat-nang/model/languages';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { publicUrl } from '@/cms/settings';
import { PageFrame } from '@/components/layout/page-frame';
import { getT } from '@/i18n/server';
import { formatListQuery, type ListQuery } from '@/routing/list-query';
import { breadcrumbJsonLd } from '@/seo/breadcrumb-json-ld';
import { JsonLd } from '@/seo/json-ld';
import { pageMetadata } from '@/seo/metadata';
import { EventList } from './event-list.tsx';
import { getEventChoices, listEvents } from './events.ts';

/** Title and addresses of one page of the events. Only the plain pages in the default order are offered to search engines. */
export const eventListMetadata = (lang: Lang, query: ListQuery): Promise<Metadata> => {
  const t = getT(lang);
  const isNarrowed = query.category !== undefined || query.status !== undefined || query.month !== undefined;
  return pageMetadata({
    lang,
    route: 'events',
    title: query.page > 1 ? `${t('events:title')} – ${t('list.page', { page: query.page })}` : t('events:title'),
    description: t('events:intro'),
    query: formatListQuery(query),
    noindex: query.sort !== 'recent' || isNarrowed,
  });
};

/** The events of an address: a page beyond the last one is not found. */
export async function EventListPage({ lang, query }: { lang: Lang; query: ListQuery }) {
  const [page, choices] = await Promise.all([listEvents(lang, query), getEventChoices(lang)]);
  if (query.page > page.pages) notFound();
  const crumbs = [{ name: getT(lang)('events:title') }];
  return (
    <PageFrame lang={lang} route="events" crumbs={crumbs} query={formatListQuery(query)}>
      <JsonLd data={breadcrumbJsonLd(lang, crumbs, publicUrl())} />
      <EventList lang={lang} page={page} choices={choices} query={query} />
    </PageFrame>
  );
}
